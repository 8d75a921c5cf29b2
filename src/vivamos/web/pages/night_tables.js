// The tables of a club night in the colours of their games, and those that are drawn for the next round.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon, title } from "../draw.js";
import { isolated } from "../names.js";
import { tokens } from "../settings.js";
import { listed, listedNames, signed, t } from "../words.js";
import { face } from "./faces.js";
import { emblem } from "./tables.js";

/** @import {Night, NightSeat, NightTable} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */

/** To my seat at a table: it is kept for me. @param {Night} night @param {NightTable} table */
export async function takeSeat(night, table) {
  const id = /** @type {string} */ (table.id);
  if (!tokens.get(id)) await api.sitAtNight(night.id, id);
  dispatchEvent(new CustomEvent("go", { detail: `/t/${id}` }));
}

/** To a seat where a bot gives way. @param {Night} night @param {NightTable} table */
async function takePlace(night, table) {
  const id = /** @type {string} */ (table.id);
  await api.takePlaceAtNight(night.id, id);
  dispatchEvent(new CustomEvent("go", { detail: `/t/${id}` }));
}

/** My own comes first, then where I may sit down. @param {NightTable[]} tables */
export const mineFirst = (tables) => [...tables].sort((a, b) => Number(b.mine !== null) - Number(a.mine !== null) || Number(b.place) - Number(a.place));

/** @param {NightSeat} seat */
const nameOf = (seat) => (seat.name !== null ? isolated(seat.name) : seat.level ? t("club-bot", { level: t(`level-${seat.level}`) }) : t("me-somebody"));

/** The one where I am waited for. @param {Night} night */
export const myTable = (night) => night.tables.find((table) => table.mine !== null && (table.state === "playing" || table.state === "waiting")) ?? null;

/** What somebody without a table is told while others play; empty for all others. @param {Night} night */
export function toLatecomer(night) {
  const me = night.people.find((each) => each.me);
  const playing = night.tables.some((table) => table.state === "playing" || table.state === "waiting");
  if (night.state !== "open" || !playing || !me || myTable(night)) return "";
  if (night.tables.some((table) => table.place)) return t("club-late-offer");
  return me.state === "here" ? t("club-late-wait") : "";
}

/**
 * One table of the night.
 * @param {Night} night @param {NightTable} table @param {Map<string, Drawn>} games
 * @param {<T>(act: () => Promise<T>) => Promise<T | undefined>} attempt
 */
export function board(night, table, games, attempt) {
  const drawn = games.get(table.game);
  const game = drawn?.game.name ?? table.game;
  const faces = new Map(night.people.map((each) => [each.number, each.avatar]));
  const over = table.state === "over";
  const mine = table.mine !== null && !over && table.state !== "gone";
  const people = listedNames(table.seats.map(nameOf));
  const review = { what: game, when: people };
  return h("article", { class: `tt ${drawn?.module.look ?? "g-plain"}${mine ? " you" : ""}`, key: table.id ?? "", "aria-label": t("club-table", { game, people }) },
    h("header", null, h("h3", { "data-keep": "" }, title(game, 15)), h("span", null, standing(table, drawn))),
    h("ol", null, table.seats.map((seat) => h("li", { class: seat.place === 1 ? "won" : "" },
      seat.number !== null ? face(faces.get(seat.number) ?? "", games) : h("span", { class: "av bot", "aria-hidden": "true" }, icon("i-bot")),
      h("span", { class: "nm" }, seat.name !== null ? h("bdi", null, seat.name) : nameOf(seat)),
      h("b", null, seat.place === 1 ? icon("i-crown", "", t("club-won")) : null, seat.score === null ? "" : signed(seat.score).replace("+", "")))) ),
    h("div", { class: "ft" }, h("p", null, footing(table)),
      mine ? h("button", { class: "tb solid", type: "button", onclick: () => attempt(() => takeSeat(night, table)), "aria-label": t("lobby-take-seat-label", { game }) }, t("lobby-take-seat"))
        : over ? h("a", { class: "tb", href: `/game/${table.id}`, "aria-label": t("me-review-label", review) }, t("me-review"))
          : table.state === "gone" ? null
            : [table.place ? h("button", { class: "tb solid", type: "button", onclick: () => attempt(() => takePlace(night, table)), "aria-label": t("club-late-label", { board: table.board, game }) }, t("club-late-sit")) : null,
              h("a", { class: "tb", href: `/t/${table.id}`, "aria-label": t("lobby-watch-label", { game, people }) }, icon("i-eye"), t("lobby-watch"))]));
}

/** "Round 3 of 4" @param {NightTable} table @param {Drawn | undefined} drawn */
function standing(table, drawn) {
  if (table.state === "over") return t("club-finished");
  try {
    if (drawn && table.deal) return drawn.module.round(table.deal, { players: table.players, options: table.options ?? {} });
  } catch {
    // the words below do as well
  }
  return table.state === "gone" ? "" : t("lobby-about-to-begin");
}

/** @param {NightTable} table */
function footing(table) {
  if (table.state === "over") {
    const winners = table.seats.filter((seat) => seat.place === 1);
    return winners.length ? t("club-winners", { count: winners.length, names: listedNames(winners.map(nameOf)) }) : t("me-result-ended");
  }
  if (table.to_move === null) return "";
  return table.to_move === table.mine ? t("lobby-your-turn") : t("club-to-move", { name: nameOf(table.seats[table.to_move]) });
}

/** A table that is drawn. @param {NightTable} table @param {Map<string, Drawn>} games */
export function coming(table, games) {
  const drawn = games.get(table.game);
  const teams = [...new Set(table.seats.map((seat) => seat.team))].map((team) => table.seats.filter((seat) => seat.team === team).map(nameOf));
  const together = teams.some((team) => team.length > 1);
  return h("li", { class: table.mine !== null ? "you" : "" },
    h("span", { class: "sw" }, drawn ? emblem(drawn) : null),
    h("div", null, h("b", null, drawn?.game.name ?? table.game),
      h("span", null, together && teams.length === 2 ? t("club-against", { ones: listedNames(teams[0]), others: listedNames(teams[1]) }) : listed(teams.flat().map((name) => t("name-in-list", { name })), "list-comma"))));
}
