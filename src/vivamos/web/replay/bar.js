/** The bar over a replay: the game, whose eyes one sees with, how much they see, and the way to everything else. */

/** @import {ReplayPage} from "./page.js" */

import { h } from "../dom.js";
import { icon, logo, title } from "../draw.js";
import { locale, t } from "../words.js";

/** @param {ReplayPage} page */
export function bar(page) {
  const { room, seen, acts } = page;
  const { game, module } = room;
  const drawn = (module.title ?? game.name).toUpperCase();
  const eyes = (/** @type {boolean} */ open, /** @type {string} */ words, /** @type {string} */ short) =>
    h("button", { type: "button", class: seen.open === open ? "on" : null, "aria-pressed": String(seen.open === open), onclick: () => void page.look({ open }) }, open ? null : icon("i-eye"), h("span", { class: "long" }, words), h("span", { class: "short" }, short));
  const opener = (/** @type {(el: HTMLElement) => void} */ act) => (/** @type {Event} */ event) => act(/** @type {HTMLElement} */ (event.currentTarget));
  return h(
    "header",
    { class: "bar", key: "bar" },
    h("a", { class: "home", href: "/", "aria-label": t("table-home") }, logo()),
    h(
      "div",
      { class: "title" },
      h("h1", { class: "gt", tabindex: "-1" }, h("b", null, game.name), title(drawn, 17, { label: game.name })),
      h("p", { class: "st" }, h("b", null, t("replay-review")), page.overview.shared ? h("span", { class: "more" }, date(page.overview.table.created)) : null),
    ),
    h("span", { class: "switch2", role: "group", "aria-label": t("replay-how-much") }, eyes(false, seen.seat === null ? t("replay-as-spectator") : t("replay-as", { name: room.eyes }), room.eyes), eyes(true, t("replay-open"), t("replay-open-short"))),
    h(
      "button",
      { type: "button", class: "tb eyes", "aria-label": t("replay-choose-seat"), "aria-haspopup": "menu", onclick: opener(acts.seats) },
      seen.seat === null ? icon("i-eye") : h("span", { class: "av" }, module.avatar(seen.seat)),
      h("span", { class: "word" }, t("replay-seat")),
      icon("i-down"),
    ),
    h("button", { type: "button", class: "tb ico", "aria-label": t("table-more"), "aria-haspopup": "menu", onclick: opener(acts.more) }, icon("i-more")),
  );
}

/** @param {string} at */
function date(at) {
  return new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" }).format(new Date(at));
}
