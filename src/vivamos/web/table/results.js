/** The end of a game: who has won, the score sheet, and what next. */

/** @import {TableRoom} from "./room.js" */

import { h } from "../dom.js";
import { canDraw, icon, lettering } from "../draw.js";
import { tokens } from "../settings.js";
import { t } from "../words.js";
import { shouts } from "./rail.js";
import { scoreTable } from "./sheet.js";

/**
 * @typedef {object} ResultActs
 * @property {() => void} again
 * @property {() => void} look shows the table as it was
 * @property {(text: string) => void} talk
 */

/**
 * @param {TableRoom} room
 * @param {ResultActs} acts
 */
export function results(room, acts) {
  const { view, table } = room;
  const winners = view.winners;
  const sheet = room.module.result?.(room) ?? room.module.sheet(room);
  const ended = winners.length === 0; // by a vote
  const night = tokens.get(table.id)?.night; // where the next game is drawn
  const others = winners.filter((seat) => seat !== room.me);
  const won = ended ? t("table-was-ended") : room.text("table-have-won", { seats: [...others, ...winners.filter((seat) => seat === room.me)] });
  return h(
    "div",
    { class: "results", key: "results" },
    h(
      "div",
      { class: "results-in" },
      ended ? null : h("div", { class: "crowned" }, winners.map((seat) => h("span", { class: "av", key: `av${seat}` }, room.module.avatar(seat), icon("i-crown", "crown")))),
      canDraw(won) && won.length < 34 ? h("h2", null, h("span", { class: "vh" }, won), lettering(won, 26, { gap: 9, label: null, cls: "won" })) : h("h2", null, won),
      h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("table-scores") }, scoreTable(sheet, t("table-scores")), ended ? h("p", { class: "note" }, t("table-was-ended-means")) : sheet.note ? h("p", { class: "note" }, sheet.note) : null),
      h(
        "div",
        { class: "acts" },
        night ? h("a", { class: "tb acc big", href: `/night/${night}` }, icon("i-people"), t("club-back")) : null,
        table.rematch
          ? h("a", { class: "tb acc big", href: `/t/${table.rematch}` }, icon("i-again"), t("table-to-new-table"))
          : room.me !== null
            ? h("button", { type: "button", class: night ? "tb big" : "tb acc big", onclick: acts.again }, icon("i-again"), t("table-play-again"))
            : null,
        h("a", { class: "tb big", href: "/" }, icon("i-home"), t("table-back-to-lobby")),
        h("button", { type: "button", class: "tb big", onclick: acts.look }, icon("i-eye"), t("table-look")),
        ended ? null : h("a", { class: "tb big", href: `/game/${table.id}/report` }, icon("i-lamp"), t("report-report")),
        h("a", { class: "tb big", href: `/game/${table.id}` }, icon("i-again"), t("replay-review")),
        h("a", { class: "tb big", href: `/api/tables/${table.id}/record`, download: `${table.game}-${table.id}.json` }, icon("i-save"), t("table-save-record")),
      ),
      room.me === null ? null : h("div", { class: "shs" }, shouts(room, acts.talk)),
    ),
  );
}
