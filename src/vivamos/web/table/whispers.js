/** What spectators say among themselves: they write it, and the players read it once the game is over. */

/** @import {TableRoom} from "./room.js" */

import { h, keep } from "../dom.js";
import { icon } from "../draw.js";
import { isolated } from "../names.js";
import { t } from "../words.js";
import { talkForm } from "./talk_form.js";

const MOST_SHOWN = 60;

/** The list, which stays at its end. */
export class WhisperView {
  list = h("ul", { class: "said", key: "whispers", "data-keep": true, tabindex: "0", role: "region", "aria-label": t("whispers-title") });
  #last = -1;

  /** @param {TableRoom} room */
  update(room) {
    const last = room.whispers.at(-1)?.number ?? 0;
    this.list.hidden = last === 0;
    if (last === this.#last) return;
    this.#last = last;
    this.list.replaceChildren(...room.whispers.slice(-MOST_SHOWN).map((said) => h("li", null, h("b", null, isolated(said.from)), " ", h("bdi", null, said.text))));
    this.list.scrollTop = this.list.scrollHeight;
  }
}

/**
 * @param {TableRoom} room
 * @param {WhisperView} view
 * @param {(text: string) => void} whisper
 */
export function whisperBox(room, view, whisper) {
  const over = room.table.state === "over";
  if (room.me !== null) return over && room.whispers.length > 0 ? h("div", { class: "whispers", key: "whisperbox" }, head("whispers-after"), keep(view.list)) : null;
  return h(
    "div",
    { class: "whispers", key: "whisperbox" },
    head("whispers-title"),
    keep(view.list),
    talkForm(t("whispers-say"), whisper),
    over ? null : h("p", { class: "lbl quiet" }, t("whispers-secret")),
  );
}

/** @param {string} id */
const head = (id) => h("h3", null, icon("i-eye"), t(id));

/** How many watch, in the bar: everybody knows. @param {TableRoom} room */
export function watchers({ watching }) {
  if (watching === 0) return null;
  const words = t("table-watchers", { number: watching });
  return h("span", { class: "watchers", key: "watchers", title: words }, icon("i-eye"), h("span", { class: "vh" }, words), h("span", { "aria-hidden": "true", class: "in-words" }, words), h("span", { "aria-hidden": "true", class: "as-number" }, watching));
}
