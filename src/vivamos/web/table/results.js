/** The end of a game: who has won, the score sheet, and what next. */

/** @import {TableRoom} from "./room.js" */

import { h } from "../dom.js";
import { canDraw, icon, lettering } from "../draw.js";
import { scoreTable } from "./sheet.js";

/**
 * @typedef {object} ResultActs
 * @property {() => void} again
 * @property {() => void} look shows the table as it was
 * @property {(text: string) => void} say
 */

/**
 * @param {TableRoom} room
 * @param {ResultActs} acts
 */
export function results(room, acts) {
  const { view, table } = room;
  const winners = view.winners;
  const mine = room.me !== null && winners.includes(room.me);
  const sheet = room.module.sheet(room);
  const names = winners.map((seat) => room.name(seat));
  const ended = winners.length === 0; // by a vote
  const won = ended ? "The game was ended" : names.length === 1 && !mine ? `${names[0]} has won` : `${list(names)} have won`;
  return h(
    "div",
    { class: "results", key: "results" },
    h(
      "div",
      { class: "results-in" },
      ended ? null : h("div", { class: "crowned" }, winners.map((seat) => h("span", { class: "av", key: `av${seat}` }, room.module.avatar(seat), icon("i-crown", "crown")))),
      canDraw(won) && won.length < 34 ? h("h2", null, h("span", { class: "vh" }, won), lettering(won, 26, { gap: 9, label: null, cls: "won" })) : h("h2", null, won),
      h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Scores" }, scoreTable(sheet, "Scores")),
      ended ? h("p", { class: "note" }, "The players ended it before its end. This is how it stood.") : sheet.note ? h("p", { class: "note" }, sheet.note) : null,
      h(
        "div",
        { class: "acts" },
        table.rematch
          ? h("a", { class: "tb acc big", href: `/t/${table.rematch}` }, icon("i-again"), "To the new table")
          : room.me !== null
            ? h("button", { type: "button", class: "tb acc big", onclick: acts.again }, icon("i-again"), "Play again")
            : null,
        h("a", { class: "tb big", href: "/" }, icon("i-home"), "Back to the lobby"),
        h("button", { type: "button", class: "tb big", onclick: acts.look }, icon("i-eye"), "Look at the table"),
        h("a", { class: "tb big", href: `/api/tables/${table.id}/record`, download: `${table.game}-${table.id}.json` }, icon("i-save"), "Save the record"),
      ),
      room.me === null ? null : h("div", { class: "shs" }, room.game.shouts.map((shout) => h("button", { type: "button", class: "sh", onclick: () => acts.say(shout) }, shout))),
    ),
  );
}

/** @param {string[]} names */
function list(names) {
  return names.length < 2 ? (names[0] ?? "Nobody") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
