// The deck of VAMOS dia: faces at three sizes, backs, chips for the log, masks for the seats, the lobby's picture.

import { h, s } from "../../dom.js";
import { cardSvg, chipLetter, drawing, rays, word } from "../../draw.js";
import { wordsOf } from "../../words.js";
import "./drawings.js";

/** @import { View } from "../../types.js" */

export const GAME = "vamos-dia";
/** What the cards of the usual deck count, up to which number, where no view says it: the emblem, the lobby's picture, the rules. */
const USUAL = [[3, -2], [9, -1], [13, 1], [17, 2], [20, 3], [24, 2], [27, 3], [30, 4], [32, -2], [34, -3], [36, -4]];
const USUAL_VAMOS = ["B5", "Y15", "R25"];
const MASKS = [
  ["#e2533c", "#f3b93a"],
  ["#5b8fce", "#1d3f6e"],
  ["#f3b93a", "#8e2a1e"],
  ["#9d6cc4", "#3d1f57"],
  ["#5fb48f", "#16483a"],
];

/**
 * What a card shows.
 * @param {string} card
 * @param {View | null | undefined} view
 */
export function printed(card, view) {
  const number = card.slice(1);
  const value = view?.values ? view.values[card] : (USUAL.find(([upTo]) => Number(number) <= upTo)?.[1] ?? 0);
  return {
    letter: card[0],
    number,
    kind: value < 0 ? "skull" : "star",
    count: Math.abs(value),
    vamos: (view?.vamos ?? USUAL_VAMOS).includes(card),
  };
}

/**
 * A card as it is read aloud.
 * @param {string} card
 * @param {View | null} [view]
 */
export function spoken(card, view) {
  const { letter, number, kind, count, vamos } = printed(card, view);
  return wordsOf(GAME).text(vamos ? "card-spoken-vamos" : "card-spoken", { colour: letter, number, symbol: kind, count });
}

/**
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
const use = (name, x, y, size) => s("use", { href: `#${name}`, x, y, width: size, height: size });

/**
 * The symbols at the foot, in a shallow bow.
 * @param {string} kind
 * @param {number} count
 */
function pips(kind, count) {
  const size = [0, 25, 23, 21, 18.5, 16][count] ?? 76 / count;
  const gap = [0, 0, 6, 4, 2.2, 1.1][count] ?? 0.5;
  const left = 50 - (count * size + (count - 1) * gap) / 2;
  return s(
    "g",
    { class: "pips" },
    ...Array.from({ length: count }, (_, i) => {
      const lift = Math.abs(i - (count - 1) / 2) ** 1.6 * 1.5;
      return use(`vd-${kind}`, left + i * (size + gap), 113 - size / 2 - lift, size);
    }),
  );
}

/**
 * @param {string} card
 * @param {{size?: "hand" | "tbl" | "pil", view?: View | null}} [wish]
 */
export function card(card, { size = "hand", view = null } = {}) {
  const { letter, number, kind, count, vamos } = printed(card, view);
  const cls = ["vd", letter.toLowerCase(), vamos ? "vamos" : "", size === "hand" ? "" : size].filter(Boolean).join(" ");
  const index = [word(number, 9, 10, 16, "s", 4, "idx"), word(letter, 9.5, 31, 11, "s", 4, "let")];
  const face = s("use", { href: "#vd-face" });
  let parts;
  if (size === "pil") {
    parts = [
      face,
      vamos ? s("path", { class: "idxbg", d: "M3.5 70h93v60a6.5 6.5 0 0 1-6.5 6.5H10a6.5 6.5 0 0 1-6.5-6.5z" }) : null,
      word(number, 50, 15, 48, "m", 3, "big"),
      word(letter, 13, 92, 29, "s", 4, "let"),
      s("g", { class: "pips" }, use(`vd-${kind}`, 39, 93, 28)),
      word(String(count), 78, 92, 29, "m", 4, "let"),
    ];
  } else if (vamos) {
    parts = [
      face,
      s("path", { class: "burst", d: rays(50, 58, 50, 20) }),
      s("g", { class: "mk" }, use("vd-mask", 19, 17, 62)),
      s("path", { class: "rib2", d: "M-1 86l9-5v17l-9 4zM101 86l-9-5v17l9 4z" }),
      s("path", { class: "rib", d: "M4 79h92v17.5H4z" }),
      word("VAMOS!", 50, 82.6, 10.4, "m", 9, "ribt"),
      s("g", { transform: "translate(0 2)" }, pips(kind, count)),
      s("path", { class: "idxbg", d: "M3.5 10a6.5 6.5 0 0 1 6.5-6.5h22v28a14 14 0 0 1-14 14H3.5z" }),
      ...index,
    ];
  } else {
    const motif = s("use", { class: "motif", href: `#vd-m-${letter.toLowerCase()}` });
    parts = [face, motif, word(number, 52, 44, 44, "m", 3, "big"), pips(kind, count), ...index];
  }
  return cardSvg(cls, spoken(card, view), parts.filter((part) => part !== null));
}

/** @param {{size?: "hand" | "tbl" | "pil"}} [wish] */
export function back({ size = "hand" } = {}) {
  const cls = size === "hand" ? "vd back" : `vd back ${size}`;
  return cardSvg(cls, wordsOf(GAME).text("card-spoken-back"), [s("use", { href: "#vd-back" })]);
}

/**
 * A card in the log: letter, number, symbol, count.
 * @param {string} card
 * @param {View | null} [view]
 */
export function chip(card, view) {
  const { letter, number, kind, count, vamos } = printed(card, view);
  return h(
    "span",
    { class: `chip vd ${letter.toLowerCase()}${vamos ? " vamos" : ""}`, role: "img", "aria-label": spoken(card, view) },
    chipLetter(letter),
    number,
    s("svg", { class: "ci", viewBox: "0 0 24 24" }, s("use", { href: `#vd-${kind}` })),
    h("small", {}, String(count)),
  );
}

/** @param {number} seat */
export function avatar(seat) {
  const [, ground] = MASKS[seat % MASKS.length];
  return s(
    "svg",
    { viewBox: "0 0 46 46", class: `vd-av m${seat % MASKS.length}`, "aria-hidden": "true" },
    s("rect", { width: 46, height: 46, fill: ground }),
    use("vd-mask", 4, 4, 38),
  );
}

/** The lobby's picture: the mask in its rays over a fan of cards. */
export function picture() {
  const fan = ["Y12", "R29", "P36"].map((name, i) => {
    const face = card(name, { view: null });
    face.removeAttribute("role");
    face.removeAttribute("aria-label");
    face.setAttribute("class", `vd ${name[0].toLowerCase()}`);
    for (const [key, value] of Object.entries({ x: -52, y: -72.8, width: 104, height: 145.6 })) {
      face.setAttribute(key, String(value));
    }
    const place = `translate(${446 + (i - 1) * 74} ${276 + (i - 1) ** 2 * 10}) rotate(${(i - 1) * 11})`;
    return s("g", { transform: place }, face);
  });
  return s(
    "svg",
    { class: "art", viewBox: "0 0 587 320", preserveAspectRatio: "xMaxYMid slice", "aria-hidden": "true" },
    drawing(`<path class="vd-rays" d="${rays(430, 128, 560, 28)}"/>`),
    use("vd-mask", 328, 0, 204),
    ...fan,
  );
}

/** A winner's stars. */
export function joy() {
  return Array.from({ length: 18 }, (_, i) => s("svg", { class: `c${i % 3}`, viewBox: "0 0 24 24" }, s("use", { href: "#vd-star" })));
}
