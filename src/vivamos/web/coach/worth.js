/** What the moves of a card are worth, on that very card: a tag over it, a bar from nought and a figure under it. */

/** @import {JudgedMove} from "./types.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";
import { figure } from "./figures.js";

export class Judged {
  /** @param {JudgedMove[]} moves @param {string} played @param {string} best */
  constructor(moves, played, best) {
    this.moves = new Map(moves.map((move) => [move.move, move]));
    this.played = played;
    this.best = best;
    this.most = Math.max(0.1, ...moves.map((move) => Math.abs(move.value)));
  }

  /** @param {string[]} moves of one card */
  above(moves) {
    const tags = [];
    if (moves.includes(this.best)) tags.push(h("span", { class: "tag coach-tag" }, icon("i-lamp"), t("coach-tag")));
    if (moves.includes(this.played)) tags.push(h("span", { class: "tag led" }, t("coach-played")));
    return tags;
  }

  /** @param {string[]} moves of one card @param {string | null} refusal why none of them was allowed */
  below(moves, refusal) {
    const known = moves.flatMap((move) => this.moves.get(move) ?? []);
    if (known.length === 0) return refusal === null ? null : h("span", { class: "worth not", "aria-hidden": "true" }, refusal);
    const { value } = known.reduce((a, b) => (b.value > a.value ? b : a));
    const wide = (50 * Math.abs(value)) / this.most;
    const bar = h("i", { "aria-hidden": "true", class: value < 0 ? "dn" : "up", style: { "--w": `${wide}%`, "--l": `${value < 0 ? 50 - wide : 50}%` } });
    return h("span", { class: "worth" }, bar, h("span", null, figure(value)));
  }

  /** @param {string[]} moves @returns {string} the ring around the card */
  ring(moves) {
    return moves.includes(this.best) ? "of-coach" : moves.includes(this.played) ? "was-played" : "";
  }
}
