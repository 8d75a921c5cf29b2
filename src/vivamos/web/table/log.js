/** The log of the game, in words and chips, and the live region that reads it aloud. */

/** @import {Fact} from "../types.js" */
/** @import {TableRoom} from "./room.js" */

import { h } from "../dom.js";
import { t } from "../words.js";

/**
 * Take facts into the room's log. One that fades others is the moment from which they may not be looked up any more, one
 * that unfades them the moment from which they are no secret.
 * @param {TableRoom} room
 * @param {Fact[]} facts
 */
export function addFacts(room, facts) {
  const log = [...room.log];
  add(log, facts);
  room.log = log;
}

/** Facts as they may be looked up after the last of them. @param {Fact[]} facts @returns {Fact[]} */
export function knownNow(facts) {
  /** @type {Fact[]} */
  const log = [];
  add(log, facts);
  return log;
}

/** @param {Fact[]} log @param {Fact[]} facts */
function add(log, facts) {
  for (const fact of facts) {
    fade(log, fact.fades ?? [], true);
    fade(log, fact.unfades ?? [], false);
    log.push(fact);
  }
}

/** @param {Fact[]} log @param {string[]} keys @param {boolean} gone */
function fade(log, keys, gone) {
  if (keys.length === 0) return;
  for (const [i, old] of log.entries()) {
    if (old.fade !== undefined && keys.includes(old.fade) && !old.gone === gone) log[i] = { ...old, gone, shout: undefined, view: undefined };
  }
}

/** What is left of a fact once it may no longer be looked up; null: nothing. @param {Fact} fact @returns {Fact | null} */
const asKnown = (fact) => (fact.gone ? (fact.faded ?? null) : fact);

/** The list in the rail. It grows at its end; what has not changed is not written again. */
export class LogView {
  list = h("ol", { class: "log", "data-keep": true });
  box = h("div", { class: "logbox", key: "box", "data-keep": true, tabindex: "0", role: "region", "aria-label": t("table-log") }, this.list);
  #now = h("li", { class: "now", hidden: true });
  /** @type {Fact[]} */
  #shown = [];
  #names = "";

  /** @param {TableRoom} room */
  update(room) {
    const names = room.seats.map((seat) => seat.name).join("\n") + room.me;
    if (names !== this.#names) this.#shown = [];
    this.#names = names;
    const stick = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 60;
    if (this.#shown.length === 0) this.list.replaceChildren(this.#now);
    for (let i = this.#shown.length - 1; i >= room.log.length; i--) this.list.children[i]?.remove();
    for (const [i, fact] of room.log.entries()) {
      const old = this.#shown[i];
      if (old === fact) continue;
      const li = item(fact, room);
      if (old === undefined) this.#now.before(li);
      else this.list.children[i]?.replaceWith(li);
    }
    this.#shown = room.log;
    const turn = room.resting === null ? room.turnText : "";
    this.#now.textContent = turn;
    this.#now.hidden = turn === "";
    if (stick) this.box.scrollTop = this.box.scrollHeight;
  }

  toEnd() {
    this.box.scrollTop = this.box.scrollHeight;
  }
}

/** @param {Fact} fact @param {TableRoom} room */
function item(fact, room) {
  const cls = fact.kind === "heading" ? "sep" : fact.tone === "event" ? "ev" : "";
  const known = asKnown(fact);
  return h("li", { class: cls || null, hidden: known === null }, known && room.nodes(known));
}

/** Reads aloud: each event politely, in the words of the log; one's own turn at once. */
export class Voice {
  polite = h("div", { class: "vh", key: "polite", "data-keep": true, role: "log", "aria-live": "polite", "aria-relevant": "additions", "aria-label": t("table-events") });
  assertive = h("div", { class: "vh", key: "alert", "data-keep": true, role: "alert" });

  /** @param {string} text */
  speak(text) {
    if (!text) return;
    this.polite.append(h("p", null, text));
    while (this.polite.childElementCount > 6) this.polite.firstElementChild?.remove();
  }

  /** @param {string} text */
  call(text) {
    this.assertive.replaceChildren(text ? h("p", null, text) : "");
  }

  /** @param {Fact[]} facts @param {TableRoom} room */
  facts(facts, room) {
    for (const fact of facts) this.speak(room.text(fact));
  }
}
