/**
 * In the first game after a lesson: what the coach says when a rule comes up for the first time, once. The game is short: after its first round,
 * and where a round is long, whoever has seen enough may stop.
 */

/** @import {Fact} from "../types.js" */
/** @import {TableRoom} from "../table/room.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { lessons } from "../settings.js";
import { t, wordsOf } from "../words.js";

const LONG = 20; // own moves

/** The rules of a fact, and of what it tells of besides. @param {Fact} fact @returns {string[]} */
const rulesOf = (fact) => [fact, ...Object.values(fact)].flatMap((told) => (typeof told?.rule === "string" ? [told.rule] : []));

export class FirstNotes {
  /** The rule that is spoken of. @type {string | null} */
  #rule = null;
  #moves = 0;
  /** Whether it is asked now, or was asked, if one wants to go on. */
  #asks = false;
  #asked = false;

  /** @param {TableRoom} room @param {() => void} redraw */
  constructor(room, redraw) {
    this.room = room;
    this.redraw = redraw;
    this.first = lessons.get(room.game.id).games.includes(room.table.id);
  }

  /** Something has happened. One word at a time: the next comes when this one was read. @param {Fact[]} facts @returns {string} what the coach says to it, to be read aloud */
  hear(facts) {
    if (!this.first || this.room.me === null) return "";
    if (facts.some(({ kind }) => kind === "round") && facts.every(({ kind }) => kind !== "over")) this.#ask();
    if (this.#rule !== null) return "";
    const { id } = this.room.game;
    const { told } = lessons.get(id);
    const rule = facts.flatMap(rulesOf).find((each) => !told.includes(each) && wordsOf(id).has(`first-${each}`));
    if (!rule) return "";
    lessons.set(id, { told: [...told, rule] });
    this.#rule = rule;
    return this.room.text(`first-${rule}`);
  }

  /** Whoever moves has read it. */
  read() {
    if (this.#asks && this.#rule === null) this.#asks = false;
    this.#rule = null;
    if (this.first && ++this.#moves === LONG) this.#ask();
  }

  /** Once. */
  #ask() {
    if (!this.#asked) this.#asks = this.#asked = true;
  }

  note() {
    if (this.#rule === null) return this.#asks && this.room.table.state === "playing" ? this.#enough() : null;
    const close = () => {
      this.#rule = null;
      this.redraw();
    };
    return h(
      "section",
      { class: "coach first-note", key: "first-note", "aria-label": t("coach-tag") },
      h("p", null, icon("i-lamp"), h("span", null, h("b", null, t("coach-tag")), " ", this.room.text(`first-${this.#rule}`))),
      h("button", { type: "button", class: "bb s read", onclick: close }, icon("i-check"), h("span", null, t("teach-got-it"))),
    );
  }

  /** Whether one goes on; the table stays in the lobby for who comes back. */
  #enough() {
    const on = () => {
      this.#asks = false;
      this.redraw();
    };
    const stop = () => lessons.set(this.room.game.id, { played: true });
    return h(
      "section",
      { class: "coach first-note enough", key: "enough", "aria-label": t("coach-tag") },
      h("p", null, icon("i-lamp"), h("span", null, h("b", null, t("coach-tag")), " ", t("teach-enough"))),
      h("span", { class: "two" }, h("button", { type: "button", class: "bb s", onclick: on }, t("teach-play-on")), h("a", { class: "bb s", href: "/", onclick: stop }, t("teach-stop-here"))),
    );
  }
}
