/** In the first game after a lesson: what the coach says when a rule comes up for the first time, once. */

/** @import {Fact} from "../types.js" */
/** @import {TableRoom} from "../table/room.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { lessons } from "../settings.js";
import { t, wordsOf } from "../words.js";

export class FirstNotes {
  /** The rule that is spoken of. @type {string | null} */
  #rule = null;

  /** @param {TableRoom} room @param {() => void} redraw */
  constructor(room, redraw) {
    this.room = room;
    this.redraw = redraw;
    this.first = lessons.get(room.game.id).games.includes(room.table.id);
  }

  /** Something has happened. One word at a time: the next comes when this one was read. @param {Fact[]} facts @returns {string} what the coach says to it, to be read aloud */
  hear(facts) {
    if (!this.first || this.room.me === null || this.#rule !== null) return "";
    const { id } = this.room.game;
    const { told } = lessons.get(id);
    const rule = facts.map((fact) => fact.rule ?? "").find((each) => each && !told.includes(each) && wordsOf(id).has(`first-${each}`));
    if (!rule) return "";
    lessons.set(id, { told: [...told, rule] });
    this.#rule = rule;
    return this.room.text(`first-${rule}`);
  }

  /** Whoever moves has read it. */
  read() {
    this.#rule = null;
  }

  note() {
    if (this.#rule === null) return null;
    const close = () => {
      this.read();
      this.redraw();
    };
    return h(
      "section",
      { class: "coach first-note", key: "first-note", "aria-label": t("coach-tag") },
      h("p", null, icon("i-lamp"), h("span", null, h("b", null, t("coach-tag")), " ", this.room.text(`first-${this.#rule}`))),
      h("button", { type: "button", class: "bb s", onclick: close }, t("teach-got-it")),
    );
  }
}
