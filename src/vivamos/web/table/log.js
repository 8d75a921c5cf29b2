/** The log of the game, in words and chips, and the live region that reads it aloud. */

/** @import {Line} from "../types.js" */
/** @import {TableRoom} from "./room.js" */
/** @import {Naming} from "./words.js" */

import { h } from "../dom.js";
import { spoken, textOf, written } from "./words.js";

/**
 * Take lines into the room's log. A line that fades others is the moment from which they may not be looked up any more,
 * one that unfades them the moment from which they are no secret.
 * @param {TableRoom} room
 * @param {Line[]} lines
 */
export function addLines(room, lines) {
  for (const line of lines) {
    fade(room, line.fades, true);
    fade(room, line.unfades, false);
    room.lines = [...room.lines, { ...line }];
  }
}

/** @param {TableRoom} room @param {string | string[] | undefined} which @param {boolean} faded */
function fade(room, which, faded) {
  const keys = new Set(typeof which === "string" ? [which] : (which ?? []));
  if (keys.size === 0) return;
  room.lines = room.lines.map((old) =>
    old.fade !== undefined && keys.has(old.fade) && !old.faded === faded ? { ...old, faded, shout: undefined, view: undefined } : old,
  );
}

/** @param {TableRoom} room @returns {Naming} */
export function naming(room) {
  const view = room.dealt ? room.view : null;
  return {
    me: room.me,
    name: (seat) => room.called(seat),
    chip: (card) => room.module.chip(card, view),
    spoken: (card) => room.module.spoken(card, view),
  };
}

/** The list in the rail. It grows at its end; what has not changed is not written again. */
export class LogView {
  list = h("ol", { class: "log", "data-keep": true });
  box = h("div", { class: "logbox", key: "box", "data-keep": true, tabindex: "0", role: "region", "aria-label": "Log" }, this.list);
  #now = h("li", { class: "now", hidden: true });
  /** @type {Line[]} */
  #shown = [];
  #names = "";

  /** @param {TableRoom} room */
  update(room) {
    const names = room.seats.map((seat) => seat.name).join("\n") + room.me;
    if (names !== this.#names) this.#shown = [];
    this.#names = names;
    const stick = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 60;
    const words = naming(room);
    if (this.#shown.length === 0 || this.#shown.length > room.lines.length) {
      this.#shown = [];
      this.list.replaceChildren(this.#now);
    }
    for (const [i, line] of room.lines.entries()) {
      const old = this.#shown[i];
      if (old === line) continue;
      const li = item(line, words);
      if (old === undefined) this.#now.before(li);
      else this.list.children[i]?.replaceWith(li);
    }
    this.#shown = room.lines;
    const turn = room.ask && room.resting === null ? `Your turn: ${room.ask.prompt}` : "";
    this.#now.textContent = turn;
    this.#now.hidden = turn === "";
    if (stick) this.box.scrollTop = this.box.scrollHeight;
  }

  toEnd() {
    this.box.scrollTop = this.box.scrollHeight;
  }
}

/** @param {Line} line @param {Naming} words */
function item(line, words) {
  const cls = line.kind === "heading" ? "sep" : line.tone === "event" ? "ev" : "";
  return h("li", { class: cls || null, hidden: textOf(line) === "" }, written(line, words));
}

/** Reads aloud: each event politely, in the words of the log; one's own turn at once. */
export class Voice {
  polite = h("div", { class: "vh", key: "polite", "data-keep": true, role: "log", "aria-live": "polite", "aria-relevant": "additions", "aria-label": "Events" });
  assertive = h("div", { class: "vh", key: "alert", "data-keep": true, role: "alert" });

  /** @param {string} text */
  say(text) {
    if (!text) return;
    this.polite.append(h("p", null, text));
    while (this.polite.childElementCount > 6) this.polite.firstElementChild?.remove();
  }

  /** @param {string} text */
  call(text) {
    this.assertive.replaceChildren(text ? h("p", null, text) : "");
  }

  /** @param {Line[]} lines @param {TableRoom} room */
  lines(lines, room) {
    const words = naming(room);
    for (const line of lines) this.say(spoken(line, words));
  }
}
