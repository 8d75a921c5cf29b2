/** The deck of Iyadosu: four fabrics with a pattern each, the Insert card, the wooden plaque of a declaration. */

/** @import {CardSize, View} from "../../types.js" */

import { h, s } from "../../dom.js";
import { addDefs, cardSvg, chipLetter, drawing, word } from "../../draw.js";
import { wordsOf } from "../../words.js";

const SEATS = ["B", "R", "Y", "K", "sashiko-av"];

/** い や ど す, stroke by stroke. */
const KANA = [
  "M14 24C13 52 17 74 28 82L36 70M68 28C78 40 84 54 84 68",
  "M10 52C38 36 88 20 90 42 91 58 74 62 64 58M50 8L60 24M30 18C38 46 48 72 58 94",
  "M28 12L38 46M78 36C48 44 24 58 24 74 24 90 52 90 80 88M72 8l8 12M86 3l8 12",
  "M8 28H92M56 8V56C56 76 30 78 30 61 30 46 56 44 56 60 57 78 48 88 34 96",
];

/** Seigaiha, the waves of the blue fabric. */
function waves() {
  const rings = /** @type {[number, string][]} */ ([[10, "#f4ead2"], [8.8, "#1f4a86"], [6.9, "#f4ead2"], [5.8, "#1f4a86"], [3.8, "#f4ead2"], [2.7, "#1f4a86"]]);
  const centres = [[0, 0], [20, 0], [10, 5], [0, 10], [20, 10], [10, 15]];
  const wave = (/** @type {number[]} */ [x, y]) => rings.map(([r, fill]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join("");
  return `<pattern id="iy-B" width="20" height="10" patternUnits="userSpaceOnUse"><rect width="20" height="10" fill="#1f4a86"/>${centres.map(wave).join("")}</pattern>`;
}

/** Asanoha, the hemp leaves of the red fabric. */
function leaves() {
  const [width, height] = [24, 41.57];
  const r = height / 3;
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ radius, /** @type {number} */ degrees) => {
    const a = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(a)).toFixed(2)} ${(y + radius * Math.sin(a)).toFixed(2)}`;
  };
  let d = "";
  for (const [x, y] of [[0, 0], [width, 0], [width / 2, height / 2], [0, height], [width, height]]) {
    for (let i = 0; i < 6; i++) {
      const [p, m, q] = [at(x, y, r, 60 * i + 30), at(x, y, r * 0.577, 60 * i + 60), at(x, y, r, 60 * i + 90)];
      d += `M${x} ${y}L${p}L${m}L${q}M${x} ${y}L${m}M${p}L${q}`;
    }
  }
  return `<pattern id="iy-R" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(2 5)"><rect width="${width}" height="${height}" fill="#ad2b25"/><path d="${d}" stroke="#f4d9c0" stroke-width=".9" fill="none"/></pattern>`;
}

const kana = (/** @type {number} */ step) => KANA.map((_, i) => `<use href="#kana-${i}" y="${i * step}"/>`).join("");

addDefs(
  "iyadosu",
  `${waves()}${leaves()}
<pattern id="iy-Y" width="18" height="18" patternUnits="userSpaceOnUse"><rect width="18" height="18" fill="#e0ab25"/><g fill="none" stroke="#7d5507" stroke-width="1.1"><circle r="9"/><circle cx="18" r="9"/><circle cy="18" r="9"/><circle cx="18" cy="18" r="9"/><circle cx="9" cy="9" r="9"/></g><g fill="#7d5507"><circle cx="9" r="1.1"/><circle cy="9" r="1.1"/><circle cx="18" cy="9" r="1.1"/><circle cx="9" cy="18" r="1.1"/></g></pattern>
<pattern id="iy-K" width="16" height="14" patternUnits="userSpaceOnUse"><rect width="16" height="14" fill="#211f26"/><path d="M0 7l4-7 4 7zM8 7l4-7 4 7zM4 14l4-7 4 7zM-4 14l4-7 4 7zM12 14l4-7 4 7z" fill="#6f6a78"/></pattern>
<pattern id="iy-sashiko" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M8 0v16M0 8h16" stroke="#e9cfd2" stroke-width="1" stroke-dasharray="3 2" stroke-dashoffset="-.5" fill="none" opacity=".75"/><path d="M4 4h8v8h-8z" stroke="#e9cfd2" stroke-width="1" stroke-dasharray="3 2" fill="none" opacity=".75"/></pattern>
<pattern id="iy-sashiko-av" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="#6b2f45"/><rect width="16" height="16" fill="url(#iy-sashiko)"/></pattern>
<pattern id="iy-tatami" width="10" height="6" patternUnits="userSpaceOnUse"><path class="iy-weave" d="M0 1h10M0 4h10" stroke-width="1.1"/><path class="iy-weave" d="M2.5 0v3M7.5 3v3" stroke-width="1"/></pattern>
${KANA.map((d, i) => `<path id="kana-${i}" d="${d}"/>`).join("")}
<g id="iy-edge"><rect class="edge" width="100" height="140" rx="7"/></g>
<g id="iy-back"><rect class="edge" width="100" height="140" rx="7"/><rect x="4" y="4" width="92" height="132" rx="4" fill="#6b2f45"/><rect x="4" y="4" width="92" height="132" rx="4" fill="url(#iy-sashiko)"/><rect x="38" y="28" width="24" height="84" rx="2" fill="#f7f0de"/><g class="kana" stroke="#2b2430" stroke-width="11" transform="translate(42.5 33) scale(.15)">${kana(125)}</g></g>
<g id="iy-seal"><rect x="-10" y="-10" width="20" height="20" rx="3" fill="#b02a22"/><path d="M-5-5h10M-5 0h10M0-5v10M-5 5h10" stroke="#fff6e6" stroke-width="2" stroke-linecap="round"/></g>
<g id="iy-insert"><rect width="100" height="140" rx="7" fill="#fffaf0"/><rect x="2.5" y="2.5" width="95" height="135" rx="5" fill="none" stroke="#b02a22" stroke-width="3.5"/><g class="kana" stroke="#221d20" stroke-width="10" transform="translate(36.5 13) scale(.27 .235)">${kana(115)}</g><use href="#iy-seal" transform="translate(80 122) scale(.8)"/></g>`,
);

/** The sizes that have a class: a card in the hand is the usual one. @param {string} cls @param {CardSize} size */
const sized = (cls, size) => (size === "hand" ? cls : `${cls} ${size}`);

/** A message of the game, where no room is at hand. @param {string} id @param {Record<string, any>} [args] */
export const words = (id, args) => wordsOf("iyadosu").text(id, args);

/** @param {string} card `R7`, or `insert` */
export function spoken(card) {
  return card === "insert" ? words("insert-card") : words("card-spoken", { colour: card[0], number: Number(card.slice(1)) });
}

/**
 * @param {string} card `R7`, or `insert`
 * @param {{size?: CardSize, view?: View | null}} [how]
 * @returns {SVGSVGElement}
 */
export function card(card, { size = "hand" } = {}) {
  if (card === "insert") return cardSvg(sized("iy insert", size), spoken(card), '<use href="#iy-insert"/>');
  const [colour, number] = [card[0], card.slice(1)];
  const fabric = `<use href="#iy-edge"/><rect x="4" y="4" width="92" height="132" rx="4" fill="url(#iy-${colour})"/>`;
  const nodes =
    size === "pil"
      ? [
          ...drawing(`${fabric}<rect class="tab" x="14" y="14" width="72" height="112" rx="6"/>`).childNodes,
          word(number, 50, 24, 50, "m", 3, "idx"),
          word(colour, 50, 86, 30, "m", 3, "let"),
        ]
      : [
          ...drawing(`${fabric}<circle class="mon" cx="55" cy="78" r="29.5"/><circle class="monl" cx="55" cy="78" r="26.2"/>`).childNodes,
          word(number, 55, 61, 34, "m", 3, "big"),
          s("path", { class: "tab", d: "M2 6a4 4 0 0 1 4-4h28v42a4 4 0 0 1-4 4H2z" }),
          word(number, 18.5, 9, 17, "m", 4, "idx"),
          word(colour, 18.5, 33, 9.5, "m", 4, "let"),
        ];
  return cardSvg(sized(`iy ${colour.toLowerCase()}`, size), spoken(card), nodes);
}

/** @param {{size?: CardSize, label?: string}} [how] */
export function back({ size = "hand", label = words("back-spoken") } = {}) {
  return cardSvg(sized("iy back", size), label, '<use href="#iy-back"/>');
}

/**
 * The wooden plaque with the number declared; an empty outline before.
 * @param {number | null} number
 * @param {string} label
 */
export function plaque(number, label) {
  const shape = "M8 34L50 8l42 26v98a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z";
  if (number === null) {
    const outline = `<path d="${shape}" fill="none" stroke="var(--on-table-2)" stroke-width="3" stroke-dasharray="7 6"/>`;
    return cardSvg("iy decl blank", label, outline);
  }
  const wood = `<path d="${shape}" fill="#d9ae6e"/><path d="M8 34L50 8l42 26" fill="none" stroke="#8a5a22" stroke-width="6" stroke-linejoin="round"/><g stroke="#c4914a" stroke-width="1.5" fill="none"><path d="M18 52c16-5 40 5 64-1M16 118c20 5 44-4 68 1M18 72c6-1 10-2 14-1"/></g><circle cx="50" cy="26" r="4" fill="#8a5a22"/>`;
  return cardSvg("iy decl", label, [...drawing(wood).childNodes, word(String(number), 50, 52, 56, "m", 4, "dn")]);
}

/** A place for a card that is not there yet. @param {string} [cls] */
export function gap(cls = "") {
  const box = { x: 3, y: 3, width: 94, height: 134, rx: 8, fill: "none", stroke: "var(--on-table-2)" };
  return s("svg", { class: `iy-gap ${cls}`, viewBox: "0 0 100 140", "aria-hidden": "true" }, s("rect", { ...box, "stroke-width": 3, "stroke-dasharray": "7 6" }));
}

/** @param {string} card */
export function chip(card) {
  const fabric = s("rect", { width: 20, height: 20, fill: `url(#iy-${card[0]})` });
  return h("span", { class: `chip iy ${card[0].toLowerCase()}`, role: "img", "aria-label": spoken(card) }, s("svg", { class: "cp", viewBox: "0 0 20 20", "aria-hidden": "true" }, fabric), chipLetter(card[0]), card.slice(1));
}

/** @param {number} seat */
export function avatar(seat) {
  const fabric = s("rect", { width: 46, height: 46, fill: `url(#iy-${SEATS[seat % SEATS.length]})` });
  return s("svg", { viewBox: "0 0 46 46", "aria-hidden": "true" }, fabric);
}

/** The lobby's tile: a fan of fabrics and the Insert card on the mat. */
export function picture() {
  const fan = [["B9", 226, 184, -17], ["R7", 260, 175, -8], ["Y4", 296, 172, 1], ["insert", 334, 178, 11]];
  const cards = fan.map(([name, x, y, turn]) => {
    const face = card(String(name));
    face.removeAttribute("role");
    face.removeAttribute("aria-label");
    face.setAttribute("class", String(face.getAttribute("class")).replace("card ", "ncard "));
    for (const [key, value] of Object.entries({ x: -44, y: -61.6, width: 88, height: 123.2 })) face.setAttribute(key, String(value));
    return s("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, face);
  });
  return s(
    "svg",
    { class: "art", viewBox: "0 0 385 372", preserveAspectRatio: "xMaxYMid slice", "aria-hidden": "true" },
    s("rect", { width: 385, height: 372, fill: "url(#iy-tatami)" }),
    s("rect", { x: 373, width: 12, height: 372, fill: "url(#iy-B)" }),
    cards,
  );
}

/** For a winner the brush writes the game's name, each sign on a paper of its own, in columns from the right. */
export function joy() {
  return KANA.map((d) => s("svg", { viewBox: "0 0 100 100" }, s("rect", { x: -14, y: -14, width: 128, height: 128, rx: 6 }), s("path", { class: "kana", d, pathLength: 1 })));
}
