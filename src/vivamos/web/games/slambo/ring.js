/**
 * The ring is the scale: 0 at the lower left, 5 at the top, 10 at the lower right; the open arc at the foot is the fall.
 * Drawn 480 wide with the middle at 0 0; whatever changes size on a phone does so in style.css.
 */

import { s } from "../../dom.js";
import { canDraw, drawing, word, wordWidth } from "../../draw.js";
import { wordsOf } from "../../words.js";

/** @import {View} from "../../types.js" */

const ROPE = 205;
const TRACE = 150;

/** Degrees against the clock from the right. @param {number} balance */
const angle = (balance) => 210 - 24 * balance;

/** @param {number} degrees @param {number} r */
function point(degrees, r) {
  const a = (degrees * Math.PI) / 180;
  return [r * Math.cos(a), -r * Math.sin(a)].map((x) => Math.round(x * 100) / 100);
}

/** @param {number} from @param {number} to @param {number} r */
function arc(from, to, r) {
  const long = Math.abs(from - to) > 180 ? 1 : 0;
  return `M${point(from, r).join(" ")}A${r} ${r} 0 ${long} ${from > to ? 1 : 0} ${point(to, r).join(" ")}`;
}

/** Where a balance lies on the page: beyond the edge it has fallen through the open arc. @param {number} balance @param {number[]} ring */
function place(balance, [low, high]) {
  if (balance > high) return angle(high) - 44;
  if (balance < low) return angle(low) + 44;
  return angle(balance);
}

/** @param {number[]} ring */
function ground([low, high]) {
  const rope = arc(angle(low) + 8, angle(high) - 8, ROPE);
  const gap = arc(angle(high) - 16, angle(low) - 344, ROPE);
  return drawing(
    `<circle r="196" class="clay"/><circle r="196" class="clay-e"/><path class="lines" d="M-84 150h58M26 150h58"/>` +
      `<path d="${rope}" class="rope-e"/><path d="${rope}" class="rope"/><path d="${rope}" class="rope-s"/>` +
      `<path d="${gap}" class="fall"/>`,
  );
}

/** @param {number} value @param {number[]} ring */
function number(value, [low, high]) {
  const [x, y] = point(angle(value), ROPE);
  const edge = value === low || value === high;
  return s(
    "g",
    { key: `n${value}`, class: edge ? "num end" : "num" },
    s("circle", { cx: x, cy: y, r: 16.5 }),
    word(String(value), x, y - 7.5, 15, "m", 5),
  );
}

/** The way the last card pushed the balance. @param {View} view */
function trace(view) {
  const { balance, moved, ring } = view;
  if (!moved) return null;
  const way = Math.sign(moved);
  const from = angle(balance - moved) - 7 * way;
  const to = place(balance, ring) + 11 * way;
  const [x, y] = point(to - 4 * way, TRACE);
  const turn = way > 0 ? 90 - to + 4 : 270 - to - 4;
  return s(
    "g",
    { key: "trace", class: way > 0 ? "trace plus" : "trace minus" },
    // A push of 1 leaves no room for more than the tip.
    (from - to) * way > 2 && s("path", { d: arc(from, to, TRACE) }),
    s("path", { class: "point", d: "M-9 -11L9 0L-9 11z", transform: `translate(${x} ${y}) rotate(${turn})` }),
  );
}

/** The balance itself; style.css turns the group, so it rolls along the rope. @param {View} view */
function marker(view) {
  const { balance, ring, moved } = view;
  const out = balance < ring[0] || balance > ring[1];
  const text = String(balance);
  const size = text.length > 1 ? 27 : 34;
  const cls = ["marker", moved < 0 ? "minus" : "plus", out ? "out" : ""].join(" ").trim();
  return s(
    "g",
    { key: "marker", class: cls, "data-part": "mark", style: { "--a": `${90 - place(balance, ring)}deg` } },
    s(
      "g",
      { class: "spot", transform: `translate(0 ${-ROPE})`, "data-anchor": "balance" },
      s("g", { class: "up" }, s("circle", { r: 35 }), word(text, 0, -size / 2, size, "m", 5)),
    ),
  );
}

/** Where the selected card would lead; dropped there, it does. @param {number} balance @param {string} move @param {number[]} ring */
function wish(balance, move, ring) {
  const [x, y] = point(place(balance, ring), ROPE);
  const out = balance < ring[0] || balance > ring[1];
  const text = String(balance);
  return s(
    "g",
    { key: `wish${balance}`, class: out ? "wish out" : "wish", "data-drop": move },
    s("circle", { cx: x, cy: y, r: 24 }),
    out && word(text, x, y - 8, 16, "m", 5),
  );
}

/**
 * @param {View} view
 * @param {[number, string][]} wishes the balances the selected card could lead to, and by which move
 */
export function ring(view, wishes) {
  const [low, high] = view.ring;
  const values = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const label = wordsOf("slambo").text("ring-shows", { balance: view.balance, low, high });
  return s(
    "svg",
    { class: "ring", viewBox: "-240 -244 480 466", role: "img", "aria-label": label },
    s("g", { key: `ground${low}` }, [...ground(view.ring).childNodes]),
    trace(view),
    values.map((value) => number(value, view.ring)),
    wishes.map(([balance, move]) => wish(balance, move, view.ring)),
    marker(view),
  );
}

/** The spikes of a burst: fixed, so that it does not change while it stands there; the long one points at the shouter. */
const SPIKES = [97, 68, 95, 73, 90, 71, 99, 67, 93, 72, 88, 70, 98, 69, 92, 73, 96, 67, 90, 71, 150, 70, 94, 68, 99, 73, 91, 70, 95, 72];
const POINTS = SPIKES.map((r, i) => {
  const a = (Math.PI * i) / 15;
  return `${i ? "L" : "M"}${Math.round(r * Math.cos(a) * 110) / 100} ${Math.round(r * Math.sin(a) * 100) / 100}`;
});

/** @param {boolean} tail */
const straw = (tail) => `${POINTS.filter((_, i) => tail || SPIKES[i] < 120).join("")}z`;

const INSIDE = 138; // as much as a word in a burst may be wide

/** A word as large as fits. Not every language has drawn letters. @param {string} text */
function shouted(text) {
  if (!canDraw(text)) {
    const size = Math.min(44, INSIDE / [...text].length);
    return s("text", { "font-size": size, y: size * 0.36 }, text);
  }
  const gap = text.length > 4 ? 8 : 4;
  const usual = text.length > 4 ? 32 : text.length > 2 ? 58 : 76;
  const size = Math.min(usual, (usual * INSIDE) / wordWidth(text, usual, gap));
  return word(text, 0, -size / 2, size, "m", gap);
}

/**
 * The shout of a new total, or of a SLAMBO.
 * @param {string} text
 * @param {string} label who shouts
 * @param {{key: string, cls: string, flip: string}} how flip: `1 1` when the shouter sits at the upper left, `-1 1` upper right …; empty: nobody's
 */
export function burst(text, label, { key, cls, flip }) {
  return s(
    "svg",
    { key, class: `burst ${cls}`, "data-part": "shout", viewBox: "-120 -105 240 210", role: "img", "aria-label": label },
    s("path", { class: "straw", d: straw(flip !== ""), transform: flip && `scale(${flip})` }),
    s("g", { transform: "rotate(-6)" }, shouted(text)),
  );
}

/** A winner's bursts, without a word. */
export function joy() {
  return Array.from({ length: 9 }, () => s("svg", { viewBox: "-120 -105 240 210" }, s("path", { d: straw(false) }), s("path", { d: straw(false), transform: "scale(.62) rotate(9)" })));
}
