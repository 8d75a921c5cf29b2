/** Beside a replay: the coach or what happened so far, and what to do with this moment. */

/** @import {ReplayPage} from "./page.js" */

import { h, keep } from "../dom.js";
import { icon } from "../draw.js";
import { scoreTable } from "../table/sheet.js";
import { t } from "../words.js";
import { coachPanel, keyMoments } from "./coach_panel.js";

/** @param {ReplayPage} page */
export function side(page) {
  const { room, acts, coach } = page;
  const score = room.module.standing(room);
  const standing = score ? h("div", { class: "standing", key: "standing" }, h("h2", null, t("table-standing")), scoreTable(score, t("table-standing"))) : null;
  const tab = (/** @type {boolean} */ open, /** @type {string} */ id) => h("button", { type: "button", class: coach.open === open ? "on" : null, "aria-pressed": String(coach.open === open), onclick: () => acts.which(open) }, open ? icon("i-lamp") : icon("i-log"), t(id));
  return h(
    "aside",
    { class: "rail", key: "rail", "aria-label": t("replay-beside") },
    h("button", { type: "button", class: "tb ico shut", "aria-label": t("table-close"), onclick: () => acts.beside() }, icon("i-cross")),
    h("div", { class: "switch2", key: "which", role: "group", "aria-label": t("replay-beside") }, tab(true, "coach-tag"), tab(false, "table-log")),
    coach.open ? [coachPanel(page), keyMoments(page)] : [standing, h("h2", { class: "logpart", key: "logtitle" }, t("table-log")), h("div", { class: "logpart fill", key: "log" }, keep(page.log.box))],
  );
}

/** What to do with the moment that is shown. @param {ReplayPage} page */
export function withThisMoment(page) {
  const { acts } = page;
  const over = (page.source.get(page.at)?.view ?? page.room.view).to_move === null;
  return h(
    "div",
    { class: "go", key: "go", role: "region", "aria-label": t("replay-this-moment") },
    h("button", { type: "button", class: "bb solid", disabled: over || !page.overview.playable, onclick: () => void acts.goOn() }, icon("i-play"), h("span", null, t("replay-continue"))),
    h("button", { type: "button", class: "bb linked", "aria-label": t("replay-link"), onclick: () => void acts.share() }, icon("i-link"), h("span", null, t("replay-link"))),
    h("button", { type: "button", class: "bb ic-only list", "aria-label": t("table-log"), "aria-expanded": String(page.beside), onclick: () => acts.beside() }, icon("i-log")),
  );
}
