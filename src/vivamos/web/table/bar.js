/** The bar over the table: game, how far it is, the connection to the server, and the way to everything else. */

/** @import {TableRoom} from "./room.js" */

import { h, keep } from "../dom.js";
import { icon, logo, title } from "../draw.js";
import { settings } from "../settings.js";
import { t } from "../words.js";
import { mark } from "./tips.js";
import { watchers } from "./whispers.js";

/**
 * @typedef {object} BarActs
 * @property {() => void} sheet
 * @property {() => void} sound
 * @property {(el: HTMLElement) => void} more
 * @property {HTMLElement} clock
 * @property {(() => void) | null} skip null: nothing rests
 */

/**
 * @param {TableRoom} room
 * @param {BarActs} acts
 */
export function bar(room, acts) {
  const { module, game } = room;
  const drawn = (module.title ?? game.name).toUpperCase();
  const loud = settings().sound;
  return h(
    "header",
    { class: "bar", key: "bar" },
    h("a", { class: "home", href: "/", "aria-label": t("table-home") }, logo()),
    h(
      "div",
      { class: "title" },
      h("h1", { class: "gt", tabindex: "-1" }, h("b", null, game.name), title(drawn, 17, { label: game.name })),
      status(room),
    ),
    room.table.hints ? coachOn() : null,
    acts.skip ? h("button", { type: "button", class: "tb skip", key: "skip", onclick: acts.skip }, icon("i-skip"), h("span", null, t("table-skip"))) : null,
    watchers(room),
    keep(acts.clock),
    h("span", { class: room.lost ? "conn off" : "conn", role: "status" }, h("i", { "aria-hidden": "true" }), h("span", null, t(room.lost ? "table-reconnecting" : room.me === null ? "table-watching" : "table-live"))),
    room.dealt ? h("button", { type: "button", class: "tb solid wide", onclick: acts.sheet, "aria-keyshortcuts": "S" }, icon("i-sheet"), t("table-score-sheet")) : null,
    h("a", { class: "tb ico", href: `/rules/${game.id}`, target: "_blank", "aria-label": t("table-rules") }, icon("i-book")),
    h("button", { type: "button", class: "tb ico wide", "aria-label": t(loud ? "table-sound-is-on" : "table-sound-is-off"), "aria-pressed": String(loud), onclick: acts.sound }, icon(loud ? "i-sound" : "i-mute")),
    h(
      "button",
      { type: "button", class: "tb ico", "aria-label": t("table-more"), "aria-haspopup": "menu", onclick: (/** @type {Event} */ event) => acts.more(/** @type {HTMLElement} */ (event.currentTarget)) },
      icon("i-more"),
    ),
  );
}

function coachOn() {
  const made = h("span", { class: "coach-on" }, icon("i-lamp"), h("span", null, t("hint-coach-on")));
  mark(made, null, t("hint-coach-on-text"));
  return made;
}

/** @param {TableRoom} room */
function status(room) {
  if (!room.dealt) return h("p", { class: "st" }, h("b", null, t(room.seats.some((seat) => seat.kind === "free") ? "table-waiting" : "table-shuffling")));
  const { now, step, of, more, brief } = room.module.status(room.view);
  return h(
    "p",
    { class: "st" },
    h("b", null, now),
    step !== undefined && of !== undefined && of > 1 && of < 13 ? pips(step, of) : null,
    more ? h("span", { class: brief ? "more long" : "more" }, more) : null,
    brief ? h("span", { class: "more brief" }, brief) : null,
  );
}

/** @param {number} step @param {number} of */
function pips(step, of) {
  const dots = Array.from({ length: of }, (_, i) => h("i", { class: i < step - 1 ? "d" : i === step - 1 ? "c" : null }));
  return h("span", { class: "pp", "aria-hidden": "true" }, dots);
}

/** The countdown of the seat to move; it ticks without drawing the table anew. */
export class Clock {
  el = h("span", { class: "clock", key: "clock", "data-keep": true, hidden: true, role: "timer" });
  #timer = 0;

  /** @param {TableRoom} room */
  update(room) {
    clearInterval(this.#timer);
    const tick = () => {
      const left = room.deadline === null ? null : Math.max(0, Math.ceil((room.deadline - Date.now()) / 1000));
      this.el.hidden = left === null;
      if (left === null) return;
      const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      this.el.className = left <= 10 && room.ask ? "clock late" : "clock";
      this.el.replaceChildren(icon("i-clock"), text);
    };
    tick();
    if (room.deadline !== null) this.#timer = setInterval(tick, 500);
  }

  stop() {
    clearInterval(this.#timer);
  }
}
