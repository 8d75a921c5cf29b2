/**
 * The graph is the scrub bar: the scores of all seats over time, and below them the rounds and tricks. Pull the handle,
 * and the line and the table move together.
 */

/** @import {Summary} from "../coach/types.js" */
/** @import {ReplayRoom} from "./room.js" */

import { h, s } from "../dom.js";
import { figure } from "../coach/figures.js";
import { t } from "../words.js";

/** @typedef {{seat: number, points: [number, number][]}} Line values of a seat, by the step from which they hold */
/** @typedef {{at: number, seat: number, weight: number}} Costly a step that is marked, the larger the heavier (0 to 1) */
/** @typedef {{rounds: number[], tricks: number[], scores: [number, number[]][]}} Marks */

const LEFT = 34; // px for the figures
const RIGHT = 96; // … and for the names
const TOP = 8;
const BAR = 12; // the height of the bar, with its marks
const FOOT = 22; // … and of the words below
const MOST_TRICKS = 120; // more marks than that are a grey line

export class Graph {
  #input = h("input", { type: "range", class: "vh", min: 0, step: 1, oninput: () => this.#go(Number(this.#input.value), true) });
  #plot = h("div", { class: "plot" });
  el = h(
    "div",
    {
      class: "graph", key: "graph", "data-keep": true,
      onpointerdown: (/** @type {PointerEvent} */ event) => this.#grab(event),
      onpointermove: (/** @type {PointerEvent} */ event) => this.#pulled && this.#pull(event),
      onpointerup: (/** @type {PointerEvent} */ event) => this.#release(event),
      onpointercancel: () => this.#release(),
    },
    this.#input,
    this.#plot,
  );
  #pulled = false;
  /** Where the handle was pulled to. */
  #at = 0;
  #frame = 0;
  #drawn = "";
  #handle = s("g", { class: "handle" });
  #done = s("rect", { class: "done", x: LEFT, height: 6, rx: 3 });
  /** @type {Line[]} */
  lines = [];
  /** @type {Costly[]} */
  costly = [];

  /**
   * @param {number} steps
   * @param {Marks} marks
   * @param {(at: number, settled: boolean) => void} go settled: not in the middle of a pull
   */
  constructor(steps, marks, go) {
    this.steps = steps;
    this.marks = marks;
    this.#go = go;
    this.#input.max = String(steps);
    const seats = marks.scores[0]?.[1].length ?? 0;
    this.lines = Array.from({ length: seats }, (_, seat) => ({ seat, points: marks.scores.map(([at, scores]) => [at, scores[seat] ?? 0]) }));
  }

  /** @type {(at: number, settled: boolean) => void} */
  #go;

  /** What the coach found: what each seat could expect after every step, and which cards were costly. @param {Summary} review @param {Costly[]} costly */
  judge({ graph, seats }, costly) {
    const ends = seats.map((seat) => seat.points.result); // rounded as everywhere else
    this.lines = this.lines.map(({ seat }) => ({ seat, points: graph.map((row, at) => [at, (at === graph.length - 1 ? ends : row)[seat] ?? 0]) }));
    this.costly = costly;
    this.#drawn = "";
  }

  /** Scores are whole, what may be expected is not. */
  get #digits() {
    return this.lines.every((line) => line.points.every(([, value]) => Number.isInteger(value))) ? 0 : 1;
  }

  /** @param {PointerEvent} event */
  #grab(event) {
    if (event.button !== 0) return;
    this.#pulled = true;
    this.el.setPointerCapture(event.pointerId);
    this.#pull(event);
    this.#input.focus({ preventScroll: true });
    event.preventDefault();
  }

  /** @param {PointerEvent} [event] */
  #release(event) {
    if (!this.#pulled) return;
    this.#pulled = false;
    cancelAnimationFrame(this.#frame);
    if (event) this.#at = this.#stepAt(event);
    this.#go(this.#at, true);
  }

  /** The handle follows at once, the table as fast as it can be drawn. @param {PointerEvent} event */
  #pull(event) {
    this.#at = this.#stepAt(event);
    this.#place(this.#at);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#go(this.#at, false));
  }

  /** @param {PointerEvent} event */
  #stepAt(event) {
    const box = this.#plot.getBoundingClientRect();
    const share = (event.clientX - box.left - LEFT) / Math.max(1, box.width - LEFT - this.#right);
    return Math.max(0, Math.min(this.steps, Math.round(share * this.steps)));
  }

  /** @param {number} at */
  #place(at) {
    this.#handle.setAttribute("transform", `translate(${this.#x(at).toFixed(1)} 0)`);
    this.#done.setAttribute("width", Math.max(0, this.#x(at) - LEFT).toFixed(1));
  }

  get #right() {
    return this.#plot.clientWidth < 500 ? 86 : RIGHT;
  }

  /** @param {number} at */
  #x(at) {
    const wide = this.#plot.clientWidth - LEFT - this.#right;
    return LEFT + (this.steps ? at / this.steps : 0) * wide;
  }

  /**
   * @param {ReplayRoom} room
   * @param {number} at
   * @param {string} where in words
   */
  update(room, at, where) {
    const { clientWidth: wide, clientHeight: high } = this.#plot;
    const drawn = [wide, high, room.me, room.seats.map((seat) => seat.name)].join();
    if (drawn !== this.#drawn && wide > 0) {
      this.#drawn = drawn;
      this.#plot.replaceChildren(this.#picture(room, wide, high));
    }
    this.#input.value = String(at);
    this.#input.setAttribute("aria-label", t("replay-where"));
    this.#input.setAttribute("aria-valuetext", where);
    if (!this.#pulled) this.#place(at);
    for (const name of this.#plot.querySelectorAll(".rounds text")) name.classList.toggle("on", name.getAttribute("data-round") === String(this.#roundOf(at)));
  }

  /** @param {number} at */
  #roundOf(at) {
    return this.marks.rounds.findLastIndex((first) => first <= at);
  }

  /** @param {ReplayRoom} room @param {number} wide @param {number} high */
  #picture(room, wide, high) {
    const foot = high - FOOT - BAR; // the lowest line of the graph
    const bar = high - FOOT - BAR / 2;
    const values = this.lines.flatMap((line) => line.points.map(([, value]) => value));
    const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
    const y = (/** @type {number} */ value) => (most === least ? foot : TOP + (1 - (value - least) / (most - least)) * (foot - TOP - 8));
    const end = wide - this.#right;
    this.#done.setAttribute("y", String(bar - 3));
    this.#handle.replaceChildren(
      s("line", { y1: TOP - 4, y2: bar }),
      s("circle", { cy: bar, r: 9 }),
      s("path", { d: `M0 ${bar - 4}l4 4-4 4-4-4z` }),
    );
    return s(
      "svg",
      { width: wide, height: high, viewBox: `0 0 ${wide} ${high}`, "aria-hidden": "true" },
      this.#scale(least, most, y, end),
      s("g", { class: "borders" }, this.marks.rounds.slice(1).map((at) => s("line", { x1: this.#x(at), x2: this.#x(at), y1: TOP, y2: foot }))),
      this.#curves(room, y, end),
      s("rect", { class: "whole", x: LEFT, y: bar - 3, width: end - LEFT, height: 6, rx: 3 }),
      this.#done,
      this.#ticks(bar),
      s("g", { class: "rounds" }, this.#rounds(room, high)),
      this.#diamonds(room, bar),
      this.#handle,
    );
  }

  /** @param {number} least @param {number} most @param {(value: number) => number} y @param {number} end */
  #scale(least, most, y, end) {
    // Nought is left out where its figure would stand on another.
    const values = [...new Set([least, 0, most])].filter((value) => value !== 0 || least === most || [least, most].every((other) => other === 0 || Math.abs(y(other) - y(0)) > 13));
    return s("g", { class: "scale" }, values.map((value) => [s("line", { x1: LEFT, x2: end, y1: y(value), y2: y(value) }), s("text", { x: LEFT - 8, y: y(value) + 4, "text-anchor": "end" }, figure(value, 0))]));
  }

  /** @param {ReplayRoom} room @param {(value: number) => number} y @param {number} end */
  #curves(room, y, end) {
    const ends = this.lines.map((line) => ({ line, y: y(line.points.at(-1)?.[1] ?? 0) }));
    ends.sort((a, b) => a.y - b.y);
    // Names stand below each other, where several end at the same height.
    for (const [i, each] of ends.entries()) each.y = Math.max(each.y, (ends[i - 1]?.y ?? -99) + 15);
    const most = y(Math.min(0, ...this.lines.flatMap((line) => line.points.map(([, value]) => value)))) + 6;
    for (let i = ends.length - 1, low = most; i >= 0; i--, low -= 15) {
      const each = ends[i];
      if (each) each.y = Math.min(each.y, low);
    }
    return ends.map(({ line, y: at }) => {
      const path = line.points.map(([step, value], i) => `${i ? "L" : "M"}${this.#x(step).toFixed(1)} ${y(value).toFixed(1)}`).join("");
      const last = line.points.at(-1)?.[1] ?? 0;
      const me = line.seat === room.foot;
      const cls = me ? "curve me" : `curve p${(line.seat - room.foot + room.table.players) % room.table.players}`;
      return s("g", { class: cls }, s("path", { d: `${path}L${end} ${y(last).toFixed(1)}` }), s("circle", { cx: end, cy: y(last), r: 3.5 }), s("text", { x: end + 10, y: at + 4 }, `${short(room.name(line.seat), this.#right)} ${figure(last, this.#digits)}`));
    });
  }

  /** @param {number} bar */
  #ticks(bar) {
    const { tricks, rounds } = this.marks;
    const all = tricks.length > MOST_TRICKS ? [] : tricks;
    return s("g", { class: "ticks" }, [...all, ...rounds.slice(1)].map((at) => s("line", { x1: this.#x(at), x2: this.#x(at), y1: bar - 4, y2: bar + 4, class: rounds.includes(at) ? "round" : null })));
  }

  /** @param {ReplayRoom} room @param {number} high */
  #rounds(room, high) {
    const { rounds } = this.marks;
    let free = 0;
    return rounds.map((at, i) => {
      const [from, to] = [this.#x(at), this.#x(rounds[i + 1] ?? this.steps)];
      const words = to - from > 96 ? room.module.round(i + 1, room.table) : String(i + 1);
      const middle = (from + to) / 2;
      if (middle - 8 < free) return null;
      free = middle + (words.length > 3 ? 30 : 8);
      return s("text", { x: middle, y: high - 6, "text-anchor": "middle", "data-round": i }, words);
    });
  }

  /** @param {ReplayRoom} room @param {number} bar */
  #diamonds(room, bar) {
    return s("g", { class: "costly" }, this.costly.map(({ at, seat, weight }) => {
      const r = 5 + 4 * weight;
      return s("path", { class: seat === room.foot ? "own" : null, d: `M${this.#x(at)} ${bar - r}l${r} ${r}-${r} ${r}-${r}-${r}z` });
    }));
  }
}

/** @param {string} name @param {number} wide */
const short = (name, wide) => {
  const most = Math.floor((wide - 46) / 7.2);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};
