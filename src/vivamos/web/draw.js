/** What is drawn by us: letters as strokes, icons, the logo, and the helpers that the games draw their cards with. */

import { h, s } from "./dom.js";

/** @import {Child} from "./types.js" */

/** Advance and path of each letter; capitals stand between 10 and 90. @type {Record<string, [number, string]>} */
const GLYPHS = {
  "0": [60, "M10 31 a20 21 0 0 1 40 0 v38 a20 21 0 0 1 -40 0z"],
  "1": [44, "M10 27 L29 11 V90"],
  "2": [60, "M10 31 a20 21 0 0 1 40 0 C50 46 40 55 30 66 L10 90 H53"],
  "3": [60, "M11 10 H48 L27 41 C42 40 51 51 51 64 A21 26 0 0 1 9 72"],
  "4": [62, "M41 90 V10 L7 67 H57"],
  "5": [60, "M48 10 H16 L13 45 C18 41 24 39 30 39 A21 25.5 0 1 1 9 73"],
  "6": [61, "M43 10 C22 24 9 44 9 66 a21 24 0 1 0 42 0 a21 24 0 0 0 -40 -7"],
  "7": [57, "M7 10 H50 L23 90"],
  "8": [60, "M30 10 a17.5 18 0 1 1 0 36 a17.5 18 0 1 1 0 -36z M30 46 a21.5 22 0 1 1 0 44 a21.5 22 0 1 1 0 -44z"],
  "9": [61, "M18 90 C39 76 52 56 52 34 a21 24 0 1 0 -42 0 a21 24 0 0 0 40 7"],
  "A": [66, "M6 90 L33 10 L60 90 M15 64 H51"],
  "B": [62, "M12 10 V90 H33 a21 21.5 0 0 0 0 -43 H12 M12 10 H31 a18 18.5 0 0 1 0 37"],
  "C": [60, "M52 31 a21 21 0 0 0 -42 1 v36 a21 21 0 0 0 42 1"],
  "D": [63, "M12 10 V90 H28 a25 25 0 0 0 25 -25 V35 a25 25 0 0 0 -25 -25z"],
  "E": [56, "M49 10 H12 V90 H49 M12 49 H43"],
  "F": [54, "M49 10 H12 V90 M12 50 H43"],
  "G": [63, "M53 31 a21 21 0 0 0 -43 2 v34 a21.5 23 0 0 0 43 2 V52 H34"],
  "H": [64, "M11 10 V90 M53 10 V90 M11 49 H53"],
  "I": [26, "M13 10 V90"],
  "J": [52, "M41 10 V68 a17 21 0 0 1 -34 2"],
  "K": [62, "M12 10 V90 M54 10 L14 54 M25 43 L57 90"],
  "L": [54, "M12 10 V90 H49"],
  "M": [78, "M11 90 V10 L39 60 L67 10 V90"],
  "N": [66, "M11 90 V10 L55 90 V10"],
  "O": [66, "M9 35 a24 25 0 0 1 48 0 v30 a24 25 0 0 1 -48 0z"],
  "P": [60, "M12 90 V10 H31 a21 22.5 0 0 1 0 45 H12"],
  "R": [63, "M12 90 V10 H32 a20 21 0 0 1 0 42 H12 M31 52 L56 90"],
  "S": [60, "M50 28 C48 15 40 10 30 10 C17 10 10 18 10 29 C10 42 21 46 31 49 C43 53 52 57 52 70 C52 83 43 90 30 90 C18 90 9 84 8 71"],
  "T": [58, "M5 10 H53 M29 10 V90"],
  "U": [63, "M11 10 V67 a20.5 23 0 0 0 41 0 V10"],
  "V": [64, "M6 10 L32 90 L58 10"],
  "W": [84, "M5 10 L22 90 L42 28 L62 90 L79 10"],
  "X": [60, "M8 10 L52 90 M52 10 L8 90"],
  "Y": [62, "M6 10 L31 51 L56 10 M31 51 V90"],
  "!": [26, "M13 10 V60 M13 80 V90"],
  "?": [58, "M9 30 a20 20 0 1 1 31 16 c-8 5-11 9-11 18 M29 80 V90"],
  "+": [58, "M6 52 H52 M29 29 V75"],
  "−": [58, "M6 52 H52"],
  "±": [58, "M8 44 H50 M29 23 V65 M8 82 H50"],
  "=": [58, "M8 38 H50 M8 64 H50"],
  "Q": [66, "M9 35 a24 25 0 0 1 48 0 v30 a24 25 0 0 1 -48 0z M38 68 L60 94"],
  "Z": [60, "M8 10 H52 L8 90 H53"],
  "¡": [26, "M13 10 V20 M13 40 V90"],
  "¿": [58, "M49 70 a20 20 0 1 1 -31 -16 c8 -5 11 -9 11 -18 M29 20 V10"],
  ".": [24, "M12 82 V90"],
  ",": [24, "M13 80 L9 98"],
  "’": [22, "M12 10 L9 30"],
  " ": [30, ""],
};
/** Accents stand over the letter before them. @type {Record<string, string>} */
const ACCENTS = {
  "\u0300": "M7 0 L-7 -16",
  "\u0301": "M-7 0 L7 -16",
  "\u0302": "M-14 -2 L0 -16 L14 -2",
  "\u0303": "M-16 -5 q8 -11 16 -4 t16 -4",
  "\u0308": "M-12 -4 V-12 M12 -4 V-12",
};
const NAMES = /** @type {Record<string, string>} */ ({ "!": "bang", "?": "ask", "+": "plus", "−": "minus", "±": "pm", "=": "eq", "¡": "bang-up", "¿": "ask-up", ".": "dot", ",": "comma", "’": "apostrophe" });

const SYMBOLS = `
<symbol id="logo" viewBox="-2 -3 52 52"><g stroke="var(--logo-c)" stroke-width="1.6"><rect x="15" y="5" width="18" height="32" rx="3.5" transform="rotate(-24 24 44)" fill="var(--logo-a)"/><rect x="15" y="5" width="18" height="32" rx="3.5" transform="rotate(24 24 44)" fill="var(--logo-b)"/></g><g fill="var(--logo-c)"><path d="M24 9.5l2.1 4.6 5 .6-3.7 3.4 1 5-4.4-2.5-4.4 2.5 1-5-3.7-3.4 5-.6z" transform="rotate(-24 24 44) translate(10.6 9.6) scale(.56)"/><circle cx="24" cy="17" r="3.3" transform="rotate(24 24 44)"/></g></symbol>
<symbol id="i-sheet" viewBox="0 0 20 20"><path d="M4 2.5h12v15l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4zM7 7h6M7 10.5h6" class="ic"/></symbol>
<symbol id="i-book" viewBox="0 0 20 20"><path d="M10 5C8 3.4 5 3.2 2.5 3.8v11.7C5 15 8 15.2 10 16.7c2-1.5 5-1.7 7.5-1.2V3.8C15 3.2 12 3.4 10 5zM10 5v11.5" class="ic"/></symbol>
<symbol id="i-sound" viewBox="0 0 20 20"><path d="M3 7.5h3L10.5 4v12L6 12.5H3zM13.5 7.5a3.5 3.5 0 0 1 0 5M15.7 5a7 7 0 0 1 0 10" class="ic"/></symbol>
<symbol id="i-more" viewBox="0 0 20 20"><circle cx="4" cy="10" r="1.6"/><circle cx="10" cy="10" r="1.6"/><circle cx="16" cy="10" r="1.6"/></symbol>
<symbol id="i-flag" viewBox="0 0 16 16"><path d="M3.5 14.5V1.5M3.5 2.2h9l-2.3 3 2.3 3h-9" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="i-crown" viewBox="0 0 16 16"><path d="M1.8 4.2 4.9 7 8 2.4 11.1 7l3.1-2.8-1.3 8.3H3.1zM3.1 14.3h9.8" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="i-people" viewBox="0 0 20 20"><circle cx="7" cy="6.5" r="3" class="ic"/><path d="M1.8 16.5c.4-3.4 2.4-5 5.2-5s4.8 1.6 5.2 5M13 3.9a3 3 0 0 1 0 5.4M14.3 11.9c2.2.5 3.6 2 3.9 4.6" class="ic"/></symbol>
<symbol id="i-me" viewBox="0 0 20 20"><circle cx="10" cy="6.8" r="3.6" class="ic"/><path d="M3 17.2c.6-3.9 3.2-5.8 7-5.8s6.4 1.900 7 5.800" class="ic"/></symbol>
<symbol id="i-pen" viewBox="0 0 20 20"><path d="M3.500 16.500l.8-3.600L13.600 3.600l2.800 2.800-9.300 9.300zM11.800 5.400l2.800 2.800" class="ic"/></symbol>
<symbol id="i-computer" viewBox="0 0 20 20"><path d="M4 4h12v9H4zM1.800 16h16.400" class="ic"/></symbol>
<symbol id="i-phone" viewBox="0 0 20 20"><rect x="5.500" y="2" width="9" height="16" rx="1.800" class="ic"/><path d="M9 15.500h2" class="ic"/></symbol>
<symbol id="i-key" viewBox="0 0 20 20"><circle cx="6" cy="10" r="3.500" class="ic"/><path d="M9.500 10h8.500v3M14.500 10v2.500" class="ic"/></symbol>
<symbol id="i-clock" viewBox="0 0 20 20"><circle cx="10" cy="10" r="7.5" class="ic"/><path d="M10 5.6V10l3 2.2" class="ic"/></symbol>
<symbol id="i-link" viewBox="0 0 20 20"><path d="M8.5 11.5 11.5 8.5M9 6l2.3-2.3a3.7 3.7 0 0 1 5.2 5.2L14.2 11M11 14l-2.3 2.3a3.7 3.7 0 0 1-5.2-5.2L5.8 9" class="ic"/></symbol>
<symbol id="i-play" viewBox="0 0 20 20"><path d="M6 3.5v13l10.5-6.5z" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/></symbol>
<symbol id="i-skip" viewBox="0 0 20 20"><path d="m3.500 4.500 5.500 5.500-5.500 5.500M10 4.500l5.500 5.500-5.500 5.500" class="ic thick"/></symbol>
<symbol id="i-left" viewBox="0 0 20 20"><path d="M12.5 4 6.5 10l6 6" class="ic"/></symbol>
<symbol id="i-right" viewBox="0 0 20 20"><path d="m7.5 4 6 6-6 6" class="ic"/></symbol>
<symbol id="i-eye" viewBox="0 0 20 20"><path d="M1.8 10c2-3.8 4.8-5.6 8.2-5.6s6.2 1.8 8.2 5.6c-2 3.8-4.8 5.6-8.2 5.6S3.8 13.8 1.8 10z" class="ic"/><circle cx="10" cy="10" r="2.5" class="ic"/></symbol>
<symbol id="i-log" viewBox="0 0 20 20"><path d="M7.5 5h9.5M7.5 10h9.5M7.5 15h6M3.5 5h.01M3.5 10h.01M3.5 15h.01" class="ic thick"/></symbol>
<symbol id="i-talk" viewBox="0 0 20 20"><path d="M4 3.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H9.5L5.5 17v-3.5H4A1.5 1.5 0 0 1 2.5 12V5A1.5 1.5 0 0 1 4 3.5z" class="ic"/></symbol>
<symbol id="i-bot" viewBox="0 0 20 20"><rect x="3.5" y="6.5" width="13" height="10" rx="3" class="ic"/><path d="M10 6.5V3M7.5 11v1.4M12.5 11v1.4" class="ic"/></symbol>
<symbol id="i-mute" viewBox="0 0 20 20"><path d="M3 7.5h3L10.5 4v12L6 12.5H3zM13.5 8l4 4M17.5 8l-4 4" class="ic"/></symbol>
<symbol id="i-undo" viewBox="0 0 20 20"><path d="M7 4 3 8l4 4M3.5 8H12a5 5 0 0 1 0 10H8" class="ic"/></symbol>
<symbol id="i-copy" viewBox="0 0 20 20"><path d="M7 6.5h9.5v10.5H7zM4 13.5H3.5V3H13v.5" class="ic"/></symbol>
<symbol id="i-check" viewBox="0 0 20 20"><path d="m4 10.5 4 4 8-9" class="ic"/></symbol>
<symbol id="i-cross" viewBox="0 0 20 20"><path d="m5 5 10 10M15 5 5 15" class="ic"/></symbol>
<symbol id="i-down" viewBox="0 0 20 20"><path d="M4 7.5l6 6 6-6" class="ic"/></symbol>
<symbol id="i-gear" viewBox="0 0 20 20"><path d="M3 5.5h8M15 5.5h2M3 10h2M9 10h8M3 14.5h7M14 14.5h3" class="ic"/><circle cx="13" cy="5.5" r="1.8" class="ic"/><circle cx="7" cy="10" r="1.8" class="ic"/><circle cx="12" cy="14.5" r="1.8" class="ic"/></symbol>
<symbol id="i-keys" viewBox="0 0 20 20"><path d="M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7" class="ic"/></symbol>
<symbol id="i-again" viewBox="0 0 20 20"><path d="M16 7A7 7 0 1 0 17 11M16.5 3v4h-4" class="ic"/></symbol>
<symbol id="i-door" viewBox="0 0 20 20"><path d="M11 3H4v14h7M8.5 10h9M14 6.5l3.5 3.5-3.5 3.5" class="ic"/></symbol>
<symbol id="i-save" viewBox="0 0 20 20"><path d="M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13" class="ic"/></symbol>
<symbol id="i-home" viewBox="0 0 20 20"><path d="M3 9.5 10 3.5l7 6M5 8v8.5h10V8" class="ic"/></symbol>
<symbol id="i-prev" viewBox="0 0 20 20"><path d="m15.500 4-6 6 6 6M5 4v12" class="ic thick"/></symbol>
<symbol id="i-next" viewBox="0 0 20 20"><path d="m4.500 4 6 6-6 6M15 4v12" class="ic thick"/></symbol>
<symbol id="i-pause" viewBox="0 0 20 20"><path d="M6.500 4v12M13.500 4v12" class="ic pause"/></symbol>
<symbol id="i-picture" viewBox="0 0 20 20"><path d="M2.500 4h15v12h-15zM3 14l4-4.500 3 3 3.500-4 4 5" class="ic"/></symbol>
<symbol id="i-lamp" viewBox="0 0 20 20"><path d="M7.3 13.6C5.4 12.5 4.3 10.7 4.3 8.5a5.7 5.7 0 0 1 11.4 0c0 2.2-1.1 4-3 5.1v1.700H7.3z" fill="currentColor" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M8 17.9h4" class="ic"/></symbol>
<symbol id="i-mark" viewBox="0 0 16 16"><path d="M8 1.600 14.400 8 8 14.400 1.600 8z" fill="currentColor"/></symbol>
<symbol id="i-plus" viewBox="0 0 20 20"><path d="M10 4v12M4 10h12" class="ic"/></symbol>
<symbol id="i-cap" viewBox="0 0 20 20"><path d="M10 4 1.800 8 10 12l8.200-4zM5 9.800v4.200c3 2.300 7 2.300 10 0V9.800M18.200 8v5" class="ic"/></symbol>
<symbol id="i-chair" viewBox="0 0 20 20"><path d="M5.5 2.5v15M5.5 10.5h9v7M5.5 14h9" class="ic"/></symbol>
`;

const defs = s("defs", null);
/** @type {Set<string>} */
const added = new Set();

/**
 * Put constant drawings (`<symbol>`, `<g id>`, `<pattern>`, `<clipPath>`) onto the page, once under each name.
 * @param {string} name
 * @param {string} markup
 */
export function addDefs(name, markup) {
  if (added.has(name)) return;
  added.add(name);
  if (!defs.isConnected) {
    const sheet = s("svg", { class: "defs", width: 0, height: 0, "aria-hidden": "true", focusable: "false" }, defs);
    document.body.prepend(sheet);
  }
  defs.append(...drawing(markup).childNodes);
}

/**
 * Constant SVG markup, written by us, as nodes. Never for anything that a person typed.
 * @param {string} markup
 * @returns {SVGGElement}
 */
export function drawing(markup) {
  const parsed = new DOMParser().parseFromString(`<g xmlns="http://www.w3.org/2000/svg">${markup}</g>`, "image/svg+xml");
  const error = parsed.querySelector("parsererror");
  if (error) throw new Error(`A drawing is not well formed: ${error.textContent}`);
  return /** @type {SVGGElement} */ (/** @type {unknown} */ (document.importNode(parsed.documentElement, true)));
}

/** @param {string} letter */
const glyphId = (letter) => `g-${NAMES[letter] ?? letter}`;

addDefs(
  "letters",
  Object.entries(GLYPHS)
    .map(([letter, [, d]]) => `<g id="${glyphId(letter)}"><path class="go" d="${d}"/><path class="gi" d="${d}"/></g>`)
    .join(""),
);
addDefs("icons", SYMBOLS);

/** The drawn letters know capitals, digits and a few signs; É is an E with its accent. @param {string} text */
function lettersOf(text) {
  return [...text.replaceAll("-", "−").replaceAll("'", "’").toUpperCase().normalize("NFD")];
}

/** @param {string} text */
const drawable = (text) => lettersOf(text).filter((letter) => letter in GLYPHS || letter in ACCENTS);

/** @param {string} letter */
const advance = (letter) => GLYPHS[letter]?.[0] ?? 30;

/**
 * How wide a drawn word is.
 * @param {string} text
 * @param {number} height of the capitals
 * @param {number} [gap] between letters, in hundredths of the letters' own size
 */
export function wordWidth(text, height, gap = 6) {
  const scale = height / 80;
  const letters = drawable(text).filter((letter) => letter in GLYPHS);
  return letters.reduce((sum, letter) => sum + (advance(letter) + gap) * scale, -gap * scale);
}

/** Whether every letter of a text can be drawn. @param {string} text */
export function canDraw(text) {
  return drawable(text).length === lettersOf(text).length;
}

/** @param {number} x */
const round = (x) => Math.round(x * 1000) / 1000;

/**
 * Drawn lettering; `y` is the top of the capitals, `height` their height.
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {"m" | "s" | "e"} [anchor] x is the middle, the start or the end
 * @param {number} [gap]
 * @param {string} [cls]
 * @returns {SVGGElement}
 */
export function word(text, x, y, height, anchor = "m", gap = 6, cls = "") {
  const scale = height / 80;
  const width = wordWidth(text, height, gap);
  let at = anchor === "m" ? x - width / 2 : anchor === "e" ? x - width : x;
  const group = s("g", { class: cls ? `gl ${cls}` : "gl" });
  let middle = at;
  for (const letter of drawable(text)) {
    const accent = ACCENTS[letter];
    if (accent) {
      const transform = `translate(${round(middle)} ${round(y - 10 * scale)}) scale(${round(scale)})`;
      group.append(s("path", { class: "go", d: accent, transform }));
      continue;
    }
    middle = at + (advance(letter) / 2) * scale;
    if (letter !== " ") {
      const transform = `translate(${round(at)} ${round(y - 10 * scale)}) scale(${round(scale)})`;
      group.append(s("use", { href: `#${glyphId(letter)}`, transform }));
    }
    at += (advance(letter) + gap) * scale;
  }
  return group;
}

/**
 * The same as markup, for drawings that are written as text.
 * @param {Parameters<typeof word>} args
 */
export function wordMarkup(...args) {
  return word(...args).outerHTML;
}

/**
 * A drawn title that stands in the text.
 * @param {string} text
 * @param {number} height
 * @param {{gap?: number, label?: string | null, cls?: string}} [how] label null: hidden from screen readers
 * @returns {SVGSVGElement}
 */
export function lettering(text, height, { gap = 8, label = text, cls = "" } = {}) {
  const pad = height * 0.12;
  const width = wordWidth(text, height, gap) + 2 * pad;
  const box = { width: round(width), height: round(height + 2 * pad) };
  const spoken = label === null ? { "aria-hidden": "true" } : { role: "img", "aria-label": label };
  const viewBox = [-pad, -pad, width, height + 2 * pad].map(round).join(" ");
  return s("svg", { class: `letter ${cls}`.trim(), ...box, viewBox, ...spoken }, word(text, 0, 0, height, "s", gap));
}

/** The letter of a colour on a chip, as it is drawn on the card. @param {string} letter */
export const chipLetter = (letter) => lettering(letter, 11, { gap: 14, label: null, cls: "cl" });

/**
 * A title, drawn where every letter of it can be drawn, else in the type of headings: no title is half of each.
 * @param {string} text
 * @param {number} height
 * @param {{gap?: number, label?: string | null, cls?: string}} [how] label null: hidden from screen readers
 * @returns {Element}
 */
export function title(text, height, { gap = 9, label = text, cls = "" } = {}) {
  if (canDraw(text)) return lettering(text, height, { gap, label, cls });
  return h("span", { class: `lettered ${cls}`.trim(), style: { "font-size": `${height * 1.2}px` }, "aria-hidden": label === null ? "true" : null }, text);
}

/**
 * @param {string} name `i-flag`
 * @param {string} [cls]
 * @param {string} [label] read aloud; without one the icon is only for the eye
 * @returns {SVGSVGElement}
 */
export function icon(name, cls = "", label = "") {
  const size = name === "i-flag" || name === "i-crown" ? "0 0 16 16" : "0 0 20 20";
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return s("svg", { class: `i ${cls}`.trim(), viewBox: size, ...spoken }, s("use", { href: `#${name}` }));
}

/** @param {string} [cls] */
export function logo(cls = "") {
  return s("svg", { class: cls, viewBox: "0 0 48 48", "aria-hidden": "true" }, s("use", { href: "#logo" }));
}

/**
 * The frame of every card.
 * @param {string} cls the game's and the card's classes, with the size (`tbl`, `pil`)
 * @param {string} label the spoken name; "" for a card that is only for the eye
 * @param {string | Child[]} inside constant markup, or nodes
 * @param {string} [viewBox]
 * @returns {SVGSVGElement}
 */
export function cardSvg(cls, label, inside, viewBox = "0 0 100 140") {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  const children = typeof inside === "string" ? [...drawing(inside).childNodes] : inside;
  return s("svg", { class: `card ${cls}`, viewBox, ...spoken }, children);
}

/**
 * The path of rays from a centre, every other one filled.
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 * @param {number} n
 * @param {number} [phase]
 */
export function rays(cx, cy, r, n, phase = 0) {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n + phase;
    const b = a + Math.PI / n;
    d += `M${cx} ${cy}L${round(cx + r * Math.cos(a))} ${round(cy + r * Math.sin(a))}`;
    d += `L${round(cx + r * Math.cos(b))} ${round(cy + r * Math.sin(b))}z`;
  }
  return d;
}

/**
 * The path of a scalloped round.
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 * @param {number} n how many bows
 * @param {number} bow their radius
 */
export function scallop(cx, cy, r, n, bow) {
  const point = (/** @type {number} */ i) => {
    const a = (2 * Math.PI * i) / n - Math.PI / 2;
    return `${round(cx + r * Math.cos(a))} ${round(cy + r * Math.sin(a))}`;
  };
  let d = `M${point(0)}`;
  for (let i = 1; i <= n; i++) d += `A${bow} ${bow} 0 0 1 ${point(i % n)}`;
  return `${d}z`;
}

/**
 * Petals round a centre, as markup.
 * @param {number} cx
 * @param {number} cy
 * @param {number} n
 * @param {number} length
 * @param {number} width half the width of one
 * @param {number} [from] how far from the centre they begin
 */
export function petals(cx, cy, n, length, width, from = 0) {
  let markup = "";
  for (let i = 0; i < n; i++) {
    const y = round(cy - from - length / 2);
    const turn = round((360 * i) / n);
    markup += `<ellipse cx="${cx}" cy="${y}" rx="${width}" ry="${length / 2}" transform="rotate(${turn} ${cx} ${cy})"/>`;
  }
  return markup;
}
