/** What a step points at, by name: a veil in the table's colour lies over the rest, and the last hint is an arrow. */

import { h, s } from "../dom.js";

const AROUND = 5; // px of the table that stay open around a thing
const ROUND = 14;
const STEP = 16; // px between two places that are tried for the teacher's card
const MARGIN = 10;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** The thing on the table that has a name. @param {Element} table @param {string} name @returns {Element | null} */
export function named(table, name) {
  const [kind, which] = [name.split(":")[0], name.slice(name.indexOf(":") + 1)];
  const value = CSS.escape(which);
  if (kind === "card") return table.querySelector(`.hc[data-card="${value}"]`) ?? table.querySelector(`[data-fly="${value}"]`);
  if (kind === "hand") return table.querySelector(".hand");
  const whole = CSS.escape(name);
  return table.querySelector(`[data-part="${whole}"]`) ?? table.querySelector(`[data-anchor="${whole}"]`);
}

/** A hand is its cards, and what stands over them. @param {Element} el */
const partsOf = (el) => (el.matches(".hand, .hc") ? [...el.querySelectorAll(".card, .abv")] : [el]);

/** As large as what is seen of it: cards stand out of a hand. @param {Element} el @returns {Box | null} */
export function boxOf(el) {
  const parts = partsOf(el);
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** What shows through the veil: a hand card by card, all else as one. @param {Element} el @returns {Box[]} */
const shapesOf = (el) => partsOf(el).flatMap((part) => boxOf(part) ?? []);

/** What must stay in sight of something: its cards, if it has some. @param {Element} el @returns {Box[]} */
function cardsIn(el) {
  const cards = [...el.querySelectorAll(".card")].flatMap((card) => boxOf(card) ?? []);
  return cards.length > 0 ? cards : shapesOf(el);
}

export class Spotlight {
  #holes = s("g", null);
  veil = s("svg", { class: "veil", key: "veil", "data-keep": true, "aria-hidden": "true" }, s("defs", null, s("mask", { id: "veil-holes", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: "100%", height: "100%" }, s("rect", { width: "100%", height: "100%", fill: "#fff" }), this.#holes)), s("rect", { width: "100%", height: "100%", mask: "url(#veil-holes)" }));
  pointer = h("div", { class: "pointer", key: "pointer", "data-keep": true, "aria-hidden": "true", hidden: true }, s("svg", { viewBox: "0 0 40 52", width: 40, height: 52 }, s("path", { d: "M20 49 4 30h9V4h14v26h9z" })));

  tip = h("div", { class: "tip", key: "tip", "data-keep": true, "aria-hidden": "true", hidden: true });

  /** Why a card that was tried is not it, over that card. @param {Element} table @param {Element | null} el @param {string | null} rule @param {string} text */
  explain(table, el, rule, text) {
    const at = el ? boxOf(el) : null;
    this.tip.hidden = at === null;
    if (!at) return;
    this.tip.replaceChildren(...(rule ? [h("b", null, rule)] : []), text);
    const whole = table.getBoundingClientRect();
    const strip = /** @type {Element} */ (el).getBoundingClientRect();
    const point = strip.left + Math.min(strip.width, at.right - at.left) / 2 - whole.left;
    const left = Math.max(8, Math.min(point - this.tip.offsetWidth / 2, whole.width - this.tip.offsetWidth - 8));
    this.tip.style.left = `${left}px`;
    this.tip.style.top = `${at.top - whole.top - this.tip.offsetHeight - 10}px`;
    this.tip.style.setProperty("--at", `${Math.max(14, Math.min(point - left, this.tip.offsetWidth - 14))}px`);
  }

  /**
   * After each drawing: things may have moved.
   * @param {Element} table
   * @param {string[]} points
   * @param {string[]} arrow nothing is pointed at with an empty list
   * @param {HTMLElement | null} card the teacher's
   */
  place(table, points, arrow, card) {
    const whole = table.getBoundingClientRect();
    const found = points.map((name) => ({ name, el: named(table, name) }));
    const missing = found.filter(({ el }) => el === null).map(({ name }) => name);
    this.veil.toggleAttribute("data-off", points.length === 0);
    this.veil.setAttribute("data-missing", missing.join(" "));
    const open = found.flatMap(({ el }) => (el ? shapesOf(el) : []));
    this.#holes.replaceChildren(...open.map((box) => hole(box, whole)));
    this.#point(table, arrow, whole);
    const spoken = found.flatMap(({ el }) => (el ? cardsIn(el) : []));
    if (card) this.#teacher(card, table, spoken, open, whole);
  }

  /** @param {Element} table @param {string[]} arrow @param {DOMRect} whole */
  #point(table, arrow, whole) {
    const el = arrow.map((name) => named(table, name)).find(Boolean);
    const at = el ? boxOf(el) : null;
    this.pointer.hidden = at === null;
    if (!at) return;
    const strip = /** @type {Element} */ (el).getBoundingClientRect();
    const middle = Math.min((at.left + at.right) / 2, strip.left + Math.max(strip.width, 40) / 2 + 8);
    this.pointer.style.left = `${middle - whole.left - 20}px`;
    this.pointer.style.top = `${Math.max(0, at.top - whole.top - 56)}px`;
  }

  /** The card lies where it covers least: never the hand nor a button, if there is room, nor what it speaks of, nor where a card may lie. */
  /** @param {HTMLElement} card @param {Element} table @param {Box[]} spoken the cards it speaks of @param {Box[]} open what lies open around them @param {DOMRect} whole */
  #teacher(card, table, spoken, open, whole) {
    const hand = table.querySelector(".hand");
    const hands = hand ? [boxOf(hand)] : [];
    const seats = [...table.querySelectorAll(".seat")].map(boxOf);
    const marks = [this.pointer, this.tip].filter((mark) => !mark.hidden).map((mark) => mark.getBoundingClientRect());
    const weigh = (/** @type {(Box | null)[]} */ boxes, /** @type {number} */ weight) => boxes.map((box) => ({ box, weight }));
    const pressed = [...table.querySelectorAll("button:not(.hc):not([aria-disabled=true]):not(:disabled)")].map((button) => button.getBoundingClientRect());
    const places = [...table.querySelectorAll(".drop-here")].map(boxOf);
    const weighed = [...weigh(places, 3), ...weigh(hands, 9), ...weigh(pressed, 20), ...weigh(marks, 9), ...weigh(spoken, 4), ...weigh(open, 0.5), ...weigh(seats, 1)];
    const [w, high] = [card.offsetWidth, card.offsetHeight];
    const [right, bottom] = [Math.max(MARGIN, whole.width - w - MARGIN), Math.max(MARGIN, whole.height - high - MARGIN)];
    let best = { cost: Infinity, x: MARGIN, y: MARGIN };
    for (let y = MARGIN; y <= bottom; y += STEP) {
      for (const x of [...new Set([(MARGIN + right) / 2, MARGIN, right, ...steps(MARGIN, right)])]) {
        const place = { left: whole.left + x, top: whole.top + y, right: whole.left + x + w, bottom: whole.top + y + high };
        const cost = weighed.reduce((sum, { box, weight }) => sum + (box ? weight * overlap(place, box) : 0), 0) + Math.abs(x - (MARGIN + right) / 2) / 4;
        if (cost < best.cost) best = { cost, x, y };
      }
    }
    card.style.left = `${best.x}px`;
    card.style.top = `${best.y}px`;
  }
}

/** @param {number} from @param {number} to */
const steps = (from, to) => Array.from({ length: Math.floor((to - from) / (4 * STEP)) + 1 }, (_, i) => from + i * 4 * STEP);

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** A hole of the veil, with some of the table around what lies there. @param {Box} box @param {DOMRect} whole */
const hole = (box, whole) => s("rect", { x: box.left - whole.left - AROUND, y: box.top - whole.top - AROUND, width: box.right - box.left + 2 * AROUND, height: box.bottom - box.top + 2 * AROUND, rx: ROUND, fill: "#000" });
