/** The cards of VIVA: two arcs, each in the colour and the pattern of one of its letters. */

import { h, s } from "../../dom.js";
import { addDefs, cardSvg, chipLetter, word } from "../../draw.js";
import { wordsOf } from "../../words.js";

/** @import {CardSize, Fact} from "../../types.js" */

/** Colour, darker colour of its pattern, size of the pattern's tile, and what is drawn on it. @type {Record<string, [string, string, number, string]>} */
const INKS = {
  R: ["#d8261c", "#a81710", 40, ""],
  O: ["#f58220", "#c95f06", 9, `<circle cx="2.25" cy="2.25" r="1.7"/><circle cx="6.75" cy="6.75" r="1.7"/>`],
  Y: ["#f8c916", "#d39f00", 6, `<path d="M0 .55h6v1.9H0z"/>`],
  G: ["#12854a", "#0a5c31", 7, `<path d="M-1 8L8 -1M-2 2L2 -2M5 9L9 5" fill="none" stroke="#0a5c31" stroke-width="2"/>`],
  B: ["#1b56b8", "#103a83", 7, `<path d="M0 0l7 7M7 0L0 7" fill="none" stroke="#103a83" stroke-width="1.5"/>`],
  P: ["#f08fbd", "#cf5b93", 12, `<circle cx="6" cy="6" r="3.6" fill="none" stroke="#cf5b93" stroke-width="1.7"/>`],
};

const PATTERNS = Object.entries(INKS)
  .map(
    ([letter, [ink, dark, size, marks]]) =>
      `<pattern id="vv-${letter}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${ink}"/><g fill="${dark}">${marks}</g></pattern>`,
  )
  .join("");

addDefs(
  "viva",
  `${PATTERNS}
<clipPath id="vv-clip"><rect width="100" height="140" rx="6"/></clipPath>
<clipPath id="vv-l"><rect x="-10" y="20" width="60" height="116"/></clipPath>
<clipPath id="vv-r"><rect x="50" y="20" width="60" height="116"/></clipPath>
<g id="vv-arm-l" clip-path="url(#vv-l)"><path d="M24 8C23 56 32 94 60 134" fill="none" stroke-width="29"/></g>
<g id="vv-arm-r" clip-path="url(#vv-r)"><path d="M76 8C77 56 68 94 40 134" fill="none" stroke-width="29"/></g>
<g id="vv-paper"><rect class="edge" width="100" height="140" rx="6"/><rect x=".5" y=".5" width="99" height="139" rx="5.5" fill="none" stroke="#111" stroke-opacity=".18"/></g>
<g id="vv-back"><rect class="edge" width="100" height="140" rx="6"/><rect x="4" y="4" width="92" height="132" rx="3" fill="#141414"/><g transform="translate(12 14) scale(.76 .8)"><use href="#vv-arm-l" stroke="#fff"/><use href="#vv-arm-r" stroke="#d8261c"/></g></g>
<symbol id="vv-won" viewBox="0 0 20 28"><rect width="20" height="28" rx="2.5" fill="#e0a526"/><path d="M5.5 6C5.5 14 7 19 10 23 13 19 14.5 14 14.5 6" fill="none" stroke="#2a1a06" stroke-width="3.4"/></symbol>
<symbol id="vv-open" viewBox="0 0 20 28"><rect x="1" y="1" width="18" height="26" rx="2.5" fill="none" stroke="var(--on-table-2)" stroke-width="1.5" stroke-dasharray="3 2.5"/></symbol>`,
);

/**
 * The two arcs of a card.
 * @param {string} card
 * @param {(letter: string) => string} [paint]
 */
function arms(card, paint = (letter) => `url(#vv-${letter})`) {
  const [left = "R", right = left] = card;
  return [s("use", { href: "#vv-arm-l", stroke: paint(left) }), s("use", { href: "#vv-arm-r", stroke: paint(right) })];
}

/** A message of the game, where no seat is told of. @param {string | Fact} told @param {Record<string, any>} [args] */
export const words = (told, args) => wordsOf("viva").text(told, args);

/** The colours of a card, or some others: one, or two. @param {string} letters @returns {Fact} */
export function coloursOf(letters) {
  const [first, second] = letters;
  return second ? { fact: "two-colours", args: { first_colour: first, second_colour: second } } : { fact: "one-colour", args: { colour: first } };
}

/** A card as it is read aloud: "red and blue". @param {string} card */
export const spoken = (card) => words(coloursOf(card));

/**
 * @param {string} card
 * @param {{size?: CardSize, blocked?: boolean}} [how]
 * @returns {SVGSVGElement}
 */
export function face(card, { size = "hand", blocked = false } = {}) {
  const label = blocked ? words("card-blocking", { colours: coloursOf(card) }) : spoken(card);
  const parts = [s("use", { href: "#vv-paper" })];
  if (size === "pil") {
    return cardSvg("vv pil", label, [
      ...parts,
      s("g", { transform: "translate(6 30) scale(.88 .78)" }, arms(card)),
      word(card, 50, 9, 28, "m", 14, "idx"),
    ]);
  }
  const letters = () => word(card, 8, 7, 11.5, "s", 10, "idx");
  const inside = [
    ...parts,
    s("g", { transform: "translate(0 2)" }, arms(card)),
    letters(),
    s("g", { transform: "rotate(180 50 70)" }, letters()),
  ];
  if (blocked) {
    const bar = [s("rect", { x: -30, y: 57, width: 160, height: 26 }), word("BLOCKED", 50, 65, 10, "m", 14)];
    inside.push(s("g", { "clip-path": "url(#vv-clip)" }, s("g", { class: "bar", transform: "rotate(-30 50 70)" }, bar)));
  }
  return cardSvg(size === "tbl" ? "vv tbl" : "vv", label, inside);
}

/** @param {{size?: CardSize}} [how] */
export function back({ size = "hand" } = {}) {
  return cardSvg(`vv back${size === "hand" ? "" : ` ${size}`}`, words("card-face-down"), [s("use", { href: "#vv-back" })]);
}

/** A card in the log. @param {string} card */
export function chip(card) {
  const drawn = s("svg", { class: "cv", viewBox: "8 20 84 104", "aria-hidden": "true" }, arms(card));
  return h("span", { class: "chip vv" }, drawn, chipLetter(card), h("span", { class: "vh" }, spoken(card)));
}

const FACES = ["RP", "GP", "OB", "RY", "GY", "OP"];

/** Everybody at the table has two colours. @param {number} seat */
export function avatar(seat) {
  const colours = FACES[seat % FACES.length] ?? "RP";
  const flat = (/** @type {string} */ letter) => INKS[letter]?.[0] ?? "none";
  return s(
    "svg",
    { viewBox: "0 0 100 140", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    s("rect", { width: 100, height: 140, fill: "#fffefa" }),
    s("g", { transform: "translate(8 26) scale(.84 .62)" }, arms(colours, flat)),
  );
}

/** The drawing on the lobby's tile. */
export function picture() {
  return s(
    "svg",
    { class: "art", viewBox: "0 0 385 372", preserveAspectRatio: "xMaxYMid slice", "aria-hidden": "true" },
    s("rect", { width: 385, height: 372, fill: "var(--seat)" }),
    s("g", { transform: "translate(136 -72) scale(2.5 2.64)" }, arms("BR")),
  );
}

/**
 * Victory cards: those won, and places for those still to be won.
 * @param {number} won
 * @param {number} places
 */
export function victories(won, places) {
  const small = (/** @type {string} */ id) => s("svg", { viewBox: "0 0 20 28", "aria-hidden": "true" }, s("use", { href: `#${id}` }));
  const aloud = h("span", { class: "vh" }, words("victory-cards", { victories: won }));
  if (Math.max(won, places) > 3) return h("span", { class: "vic" }, small(won ? "vv-won" : "vv-open"), h("b", { "aria-hidden": "true" }, won), aloud);
  const slots = Array.from({ length: Math.max(won, places) }, (_, i) => small(i < won ? "vv-won" : "vv-open"));
  return h("span", { class: "vic" }, slots, aloud);
}

/** A winner's houses: in each of them the light goes on, and in it stands a V. */
export function joy() {
  return ["RO", "YG", "BP", "OY", "GB", "PR", "RB", "OG", "YP", "GR", "BO", "PY", "RG", "YB"].map((card) =>
    s("svg", { viewBox: "0 0 196 300" }, s("path", { class: "hw", d: "M4 76L98 8l94 68v220H4z" }), s("path", { class: "lit", d: "M30 96h136v172H30z" }), s("g", { transform: "translate(42 96) scale(1.12 1.18)" }, arms(card))),
  );
}
