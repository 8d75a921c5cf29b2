/** Beside the table (or, on a small screen, behind the tabs): standing, log and talk. */

/** @import {LogView} from "./log.js" */
/** @import {TableRoom} from "./room.js" */

import { h, keep } from "../dom.js";
import { icon } from "../draw.js";
import { isolated } from "../names.js";
import { t } from "../words.js";
import { talkForm } from "./talk_form.js";
import { scoreTable } from "./sheet.js";

/** What can be called out with one press. @param {TableRoom} room @param {(text: string) => void} call */
export function shouts(room, call) {
  return room.game.shouts.map((shout) => {
    const text = room.text(shout);
    return h("button", { type: "button", class: "sh", onclick: () => call(text) }, text);
  });
}

/** What people said, as a list that stays at its end. */
export class TalkView {
  list = h("ul", { class: "said", key: "said", "data-keep": true, tabindex: "0", role: "region", "aria-label": t("table-said-list") });
  #count = -1;

  /** @param {TableRoom} room */
  update(room) {
    this.list.hidden = room.talk.length === 0;
    if (room.talk.length === this.#count) return;
    this.#count = room.talk.length;
    this.list.replaceChildren(...room.talk.slice(-60).map((said) => h("li", null, h("b", null, said.seat !== null && said.seat === room.me ? t("you") : isolated(said.from)), " ", h("bdi", null, said.text))));
    this.list.scrollTop = this.list.scrollHeight;
  }
}

/**
 * @param {TableRoom} room
 * @param {LogView} log
 * @param {TalkView} talk
 * @param {{talk: (text: string) => void, shut: () => void}} acts
 * @param {HTMLElement | null} hint what the coach says
 * @param {HTMLElement | null} whispers what spectators say
 */
export function rail(room, log, talk, acts, hint, whispers) {
  const standing = room.dealt ? room.module.standing(room) : null;
  return h(
    "aside",
    { class: "rail", key: "rail", "aria-label": t("table-beside") },
    h("button", { type: "button", class: "tb ico shut", "aria-label": t("table-close"), onclick: acts.shut }, icon("i-cross")),
    hint,
    standing ? h("div", { class: "standing", key: "standing" }, h("h2", null, t("table-standing")), scoreTable(standing, t("table-standing"))) : null,
    h("h2", { class: "logpart", key: "logtitle" }, t("table-log")),
    h("div", { class: "logpart fill", key: "log" }, keep(log.box)),
    talkBox(room, talk, acts.talk, whispers),
  );
}

/**
 * @param {TableRoom} room
 * @param {TalkView} talk
 * @param {(text: string) => void} send
 * @param {HTMLElement | null} whispers
 */
function talkBox(room, talk, send, whispers) {
  const title = h("h2", { class: "folded" }, t("table-talk"));
  if (room.me === null) return h("div", { class: "talk", key: "talk" }, title, keep(talk.list), h("p", { class: "lbl quiet" }, t("table-you-are-watching")), whispers);
  return h(
    "div",
    { class: "talk", key: "talk" },
    title,
    whispers,
    keep(talk.list),
    h("div", { class: "shs", role: "group", "aria-label": t("table-shouts") }, shouts(room, send)),
    talkForm(t("table-say"), send),
  );
}

/**
 * The tabs of a small screen.
 * @param {TableRoom} room
 * @param {string} open
 * @param {{scores: () => void, tab: (name: string) => void}} acts
 * @param {boolean} news whether somebody has said something unread
 * @param {HTMLElement | null} lamp asks the coach
 */
export function tabs(room, open, acts, news, lamp) {
  const told = room.told.get(room.foot);
  const turn = room.ask !== null && room.resting === null;
  const hand = Array.isArray(room.view.hand) ? room.view.hand.length : null;
  const below = turn ? t("table-your-turn") : hand === null ? "" : t("table-cards", { number: hand });
  const you =
    room.me === null || !room.dealt
      ? h("span", { class: "you" }, h("span", null, h("b", null, t(room.me === null ? "table-watching" : "you"))))
      : h(
          "span",
          { class: turn ? "you turn" : "you", "data-anchor": `seat:${room.foot}` },
          h("span", { class: "av" }, room.module.avatar(room.foot)),
          h("span", null, h("b", null, [t("you"), told?.score ?? ""].join(" ").trim()), below),
        );
  const tab = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {string} */ id) =>
    h("button", { type: "button", key: name, "aria-expanded": String(open === name), onclick: () => acts.tab(name) }, icon(sign), t(id), news && name === "talk" ? h("i", { class: "dot" }) : null);
  return h(
    "nav",
    { class: "tabs", key: "tabs", "aria-label": t("table-table") },
    you,
    lamp,
    h("button", { type: "button", key: "scores", onclick: acts.scores, disabled: !room.dealt }, icon("i-sheet"), t("table-scores")),
    tab("log", "i-log", "table-log"),
    tab("talk", "i-talk", "table-talk"),
  );
}
