/** The cards of Dia de los Muertos: drawn, as chips, spoken; backs, avatars and the lobby's picture. */

/** @import {CardSize, View} from "../../types.js" */

import { h, s } from "../../dom.js";
import { cardSvg, chipLetter, drawing, petals, rays, scallop, wordMarkup as word } from "../../draw.js";
import { wordsOf } from "../../words.js";
import "./drawings.js";

/** @typedef {"plain" | "choose" | "ask" | "spoiled" | "swap" | "food" | "kill" | "muertos" | "start"} Kind */
/** @typedef {{name: string, kind: Kind, letter: string, rank: string, title: string}} Card `title`: as it is drawn */

/** The letter of a colour on the cards, by its name in moves and views. */
export const LETTERS = /** @type {Record<string, string>} */ ({ black: "K", pink: "P", blue: "B", green: "G" });
/** The dead have the colour of their day. */
const DEAD = /** @type {Record<string, string>} */ ({ G: "ANIMALS", P: "CHILDREN", B: "ADULTS" });
const TITLES = /** @type {Record<Kind, string>} */ ({
  plain: "", choose: "CHOOSE", ask: "ASK", spoiled: "SPOILED", swap: "SWAP", food: "FOOD", kill: "KILL 10", muertos: "", start: "START",
});
/** What the ranks of the usual deck stand for, where no view says it. */
const USUAL = /** @type {Record<string, Kind>} */ ({ 1: "swap", 2: "food", 3: "kill", 4: "muertos", 6: "start" });
const ZEROS = ["choose", "ask", "spoiled"];

/** A message of the game, where no room is at hand. @param {string} id @param {Record<string, any>} [args] */
export const words = (id, args) => wordsOf("muertos").text(id, args);

/**
 * @param {string} name `G8`, `choose`
 * @param {View | null | undefined} view says which cards have a power
 * @returns {Card}
 */
export function read(name, view) {
  if (ZEROS.includes(name)) {
    const kind = /** @type {Kind} */ (name);
    return { name, kind, letter: name === "choose" ? "" : "K", rank: "0", title: TITLES[kind] };
  }
  const letter = name[0];
  const rank = name.slice(1);
  const powers = /** @type {Record<string, string[]> | undefined} */ (view?.powers);
  const found = powers ? Object.keys(powers).find((kind) => powers[kind].includes(name)) : USUAL[rank];
  const kind = /** @type {Kind} */ (found ?? "plain");
  return { name, kind, letter, rank, title: kind === "muertos" ? (DEAD[letter] ?? "MUERTOS") : TITLES[kind] };
}

/** @param {string} name @param {View | null | undefined} view */
export function spoken(name, view) {
  const { kind, letter, rank } = read(name, view);
  const told = { colour: letter, number: Number(rank) };
  if (kind === "choose") return words("card-choose");
  if (kind === "plain") return words("card-plain", told);
  return kind === "muertos" ? words("card-muertos", told) : words("card-titled", { ...told, title: { fact: `title-${kind}` } });
}

const MEDALLION = '<use class="med" href="#dm-med"/>';
const RING = '<g class="ringp"><use href="#dm-ring"/></g>';
const FLOWERS = '<g class="hole"><use href="#dm-bloom" transform="translate(50 105) scale(.62)"/><use href="#dm-bloom" transform="translate(34 105) scale(.4)"/><use href="#dm-bloom" transform="translate(66 105) scale(.4)"/></g>';

/** @param {Card} card */
function art({ kind, rank, letter }) {
  const smaller = (/** @type {string} */ inside) => `<g transform="translate(4.5 3.6) scale(.91)">${inside}</g>`;
  switch (kind) {
    case "food":
      return '<use href="#dm-bread" x="27" y="36" width="46" height="46"/>';
    case "muertos":
      return `<use href="#dm-${letter === "G" ? "dog" : "skull"}" x="27" y="37" width="46" height="46"/>`;
    case "choose":
      return smaller(
        '<path class="fp" d="M50 62V40a22 22 0 0 1 22 22z"/><path class="fb" d="M50 62h22a22 22 0 0 1-22 22z"/><path class="fg" d="M50 62v22a22 22 0 0 1-22-22z"/><path class="fk" d="M50 62H28a22 22 0 0 1 22-22z"/>' +
          `<circle cx="50" cy="62" r="9.5" class="med"/>${word("?", 50, 56.5, 11, "m", 2, "mid")}`,
      );
    case "ask":
      return `<path class="art" d="M35 44h30a5 5 0 0 1 5 5v19a5 5 0 0 1-5 5H52L42 82l1-9h-8a5 5 0 0 1-5-5V49a5 5 0 0 1 5-5z"/>${word("?", 50, 49, 18, "m", 2, "inv")}`;
    case "spoiled":
      return smaller(
        '<path class="art" d="M24 63c9-13 26-16 40-3l11-9c-2 7-2 17 0 24l-11-9c-14 13-31 10-40-3z"/><path class="artl" d="M44 56v15M51 54v19M58 57v13M32 60l4 4M36 60l-4 4"/><path class="artl smell" d="M37 44c2-3-2-4 0-7M49 42c2-3-2-4 0-7M61 44c2-3-2-4 0-7"/>',
      );
    case "swap":
      return smaller('<path class="artl thick" d="M30 53h36M58 45l9 8-9 8M70 72H34M42 64l-9 8 9 8"/>');
    case "kill":
      return `${word("10", 50, 47, 26, "m", 4, "big")}<path class="slash" d="M30 80L70 40"/><path class="slash2" d="M30 80L70 40"/>`;
    case "start":
      return smaller(`<path class="art" d="${rays(50, 62, 27, 12)}"/><circle cx="50" cy="62" r="18" class="med"/>${word(rank, 50, 50, 24, "m", 2, "big")}`);
    default:
      return word(rank, 50, 43, 34, "m", 3, "big");
  }
}

/** @type {Map<string, string>} */
const faces = new Map();

/**
 * The face of a card as markup; each is made once.
 * @param {Card} card
 * @param {boolean} small at pile size rank and letter grow, decoration goes
 */
function face(card, small) {
  const key = `${card.name} ${card.kind} ${card.letter} ${small}`;
  let markup = faces.get(key);
  if (markup === undefined) {
    markup = small ? smallFace(card) : largeFace(card);
    faces.set(key, markup);
  }
  return markup;
}

/** @param {Card} card */
function smallFace(card) {
  const letter = card.letter && word(card.letter, 89, 10, 32, "e", 4, "let");
  return `<use href="#dm-face"/><g transform="translate(10 36) scale(.8)">${MEDALLION}${art(card)}</g>${word(card.rank, 10, 10, 32, "s", 4, "idx")}${letter}`;
}

/** @param {Card} card */
function largeFace(card) {
  const { title } = card;
  const foot = title
    ? `<rect class="nmbg" x="12" y="99" width="76" height="13.5" rx="2"/>${word(title, 50, 102.4, 6.7, "m", title.length < 8 ? 11 : 9, "nm")}`
    : FLOWERS;
  const motif = card.letter && `<use href="#dm-m-${card.letter.toLowerCase()}" transform="translate(14.5 1) scale(.84)"/>`;
  const letter = card.letter && word(card.letter, 10, 32, 10, "s", 4, "let");
  return `<use href="#dm-face"/>${motif}<g transform="translate(3.5 .5)">${MEDALLION}${RING}${art(card)}</g>${foot}${word(card.rank, 9, 9.5, 18, "s", 4, "idx")}${letter}`;
}

/**
 * @param {string} name
 * @param {{size?: CardSize, view?: View | null, as?: string | null}} [how] `as`: the colour a played Choose was given
 * @returns {SVGSVGElement}
 */
export function card(name, { size = "hand", view = null, as = null } = {}) {
  const found = read(name, view);
  const letter = as ? LETTERS[as] : found.letter;
  const kind = found.kind === "food" ? " food" : found.kind === "muertos" ? " mu" : "";
  const label = as ? words("card-choose-as", { colour: letter }) : spoken(name, view);
  return cardSvg(`dm ${letter.toLowerCase() || "x"}${kind} ${size === "hand" ? "" : size}`.trim(), label, face({ ...found, letter }, size === "pil"));
}

/** @param {{size?: CardSize}} [how] */
export function back({ size = "hand" } = {}) {
  return cardSvg(`dm back ${size === "hand" ? "" : size}`.trim(), words("card-face-down"), '<use href="#dm-back"/>');
}

/** @param {string} name @param {View | null} view */
export function chip(name, view) {
  const { kind, letter, rank } = read(name, view);
  const gold = kind === "food" || kind === "muertos" ? " gold" : "";
  return h(
    "span",
    { class: `chip dm ${letter.toLowerCase() || "x"}${gold}`, role: "img", "aria-label": spoken(name, view) },
    letter ? chipLetter(letter) : null,
    rank,
    (ZEROS.includes(name) || gold) && h("small", null, words(`title-${kind}`, { colour: letter })),
  );
}

const SKULLS = [
  ["#f0703a", "#8fd0f0"],
  ["#1769a8", "#9fd3c7"],
  ["#cc1f69", "#f5b63e"],
  ["#1c7a4b", "#f3a6c4"],
];

/** @param {number} seat */
export function avatar(seat) {
  const [flower, ground] = SKULLS[seat % SKULLS.length];
  return s(
    "svg",
    { viewBox: "0 0 46 46", "aria-hidden": "true", style: { "--c": "#26202b", "--cal": flower } },
    s("rect", { width: 46, height: 46, fill: ground }),
    s("use", { href: "#dm-skull", x: 5, y: 5, width: 36, height: 36 }),
  );
}

/** The dummy is an altar's candle. */
export function candle() {
  return s(
    "svg",
    { viewBox: "0 0 46 46", "aria-hidden": "true" },
    s("rect", { width: 46, height: 46, fill: "#5d2b6b" }),
    s("use", { href: "#dm-candle", x: 5, y: 4, width: 36, height: 38 }),
  );
}

const PAPERS = ["#e23d85", "#f5b63e", "#2c8fd6", "#35a56d", "#f0703a"];

/** One flag of the garland. @param {number} i @param {string} transform @param {number} width */
const flag = (i, transform, width) =>
  s("g", { transform, style: { color: PAPERS[i % PAPERS.length] } }, s("use", { href: "#dm-flag", width, height: width * 0.7 }));

/** Cut paper on a string across the top of the table; as many flags as there is room. @param {number} n */
export function garland(n) {
  const width = n * 110 - 18;
  const flags = Array.from({ length: n }, (_, i) => {
    const x = -8 + i * 110;
    const t = (x + 52) / width;
    return flag(i, `translate(${x} ${(4 + 60 * t * (1 - t)).toFixed(1)}) rotate(${(-(0.5 - t) * 5).toFixed(2)} 52 0)`, 103);
  });
  const string = s("path", { d: `M-6 6C${width / 4} 26 ${(width * 3) / 4} 26 ${width + 6} 6`, fill: "none", stroke: "#fff0d6", "stroke-width": 2 });
  return s("svg", { viewBox: `0 0 ${width} 96`, preserveAspectRatio: "xMidYMin slice", "aria-hidden": "true" }, string, flags);
}

/** The dead of the day in a scalloped round. @param {string} letter */
export function medal(letter) {
  return s(
    "svg",
    { viewBox: "0 0 100 100", class: `dm ${letter.toLowerCase()}`, "aria-hidden": "true" },
    ...drawing(
      `<path class="suit" d="${scallop(50, 50, 40, 16, 8.2)}"/><path class="med" d="${scallop(50, 50, 33, 16, 6.7)}"/><use href="#dm-${letter === "G" ? "dog" : "skull"}" x="24" y="24" width="52" height="52"/>`,
    ).childNodes,
  );
}

/** A sign for the heads of the ledger. @param {"bread" | "dog" | "skull"} what @param {string} [letter] */
export function sign(what, letter = "") {
  return s("svg", { viewBox: "0 0 100 100", class: letter ? `dm ${letter.toLowerCase()}` : "dm", "aria-hidden": "true" }, s("use", { href: `#dm-${what}` }));
}

/** The lobby's tile: a garland, and a sugar skull among marigolds. */
export function picture() {
  const flags = [0, 1, 2, 3].map((i) => flag(i, `translate(${-12 + i * 104} ${i === 1 || i === 2 ? 10 : 4}) rotate(${(i - 1.5) * 1.6})`, 100));
  return s(
    "svg",
    { class: "art", viewBox: "0 0 385 372", preserveAspectRatio: "xMidYMin slice", "aria-hidden": "true" },
    s("path", { d: "M-6 2C110 20 280 20 391 2", fill: "none", stroke: "#fff0d6", "stroke-width": 2 }),
    flags,
    ...drawing(`<g fill="#f5b63e" opacity=".95" transform="translate(300 216)">${petals(0, 0, 14, 26, 11, 58)}${petals(0, 0, 14, 22, 10, 46)}</g>`).childNodes,
    s("g", { style: { "--c": "#26202b", "--cal": "#e23d85" } }, s("use", { href: "#dm-skull", x: 232, y: 148, width: 136, height: 136 })),
  );
}

/** Marigolds for a winner: petals, and now and then a whole flower. */
export function joy() {
  const petal = s("path", { d: "M12 1c6 5 8 12 5 18-2 4-8 4-10 0C4 13 6 6 12 1z" });
  const flower = s("use", { href: "#dm-bloom", transform: "translate(12 12) scale(1.1)" });
  return Array.from({ length: 26 }, (_, i) => s("svg", { class: `p${i % 3}`, viewBox: "0 0 24 24" }, (i % 5 === 2 ? flower : petal).cloneNode(true)));
}
