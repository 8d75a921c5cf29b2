// What the host of a club night chooses: its name, games, points, and what those have who are left over.

import { ApiError } from "../api.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { locale, t } from "../words.js";
import { field, segments } from "./fields.js";
import { allLevels, levelChoice, usualLevel } from "./level.js";

/** @import {Game, Night} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */
/** @import {Field} from "./fields.js" */

let forms = 0;

/**
 * @param {Map<string, Drawn>} games
 * @param {{chosen?: Night, own?: Field, words: string, send: (wish: object) => Promise<void>}} how `chosen`: a night that is changed; `own`: one more field, before all others
 */
export function nightForm(games, { chosen, own, words, send }) {
  const group = `night-${++forms}`;
  const weekday = new Date().toLocaleDateString(locale, { weekday: "long" });
  const name = field("name", t("club-night-name"), ({ id, describedby }) => {
    const input = h("input", { id, class: "text", value: chosen?.name ?? t("club-night-usual", { weekday }), maxlength: 40, required: true, "aria-describedby": describedby });
    return { control: input, value: () => input.value.trim() };
  });
  const rows = [...games.values()].map(({ game }, at) => gameRow(game, chosen ? chosen.games.find((each) => each.game === game.id)?.players : at === 0 ? game.usual_players : undefined));
  const played = field("games", t("club-games"), () => ({
    control: h("div", { class: "choose" }, rows.map((row) => row.element)),
    value: () => rows.flatMap((row) => row.value()),
  }), { text: t("club-games-text"), group: true });
  played.element.querySelector("[role=radiogroup]")?.setAttribute("role", "group");
  const points = field("points", t("club-points"), () => segments(`${group}-points`, [{ value: "places", words: t("club-points-places") }, { value: "scores", words: t("club-points-scores") }], chosen?.points ?? "places"),
    { text: t("club-points-text"), group: true, cls: "row" });
  const odd = field("odd", t("club-odd"), () => segments(`${group}-odd`, [{ value: "bots", words: t("club-odd-bots") }, { value: "shorter", words: t("club-odd-shorter") }], chosen?.odd ?? "bots"),
    { text: t("club-odd-text"), group: true, cls: "row" });
  const levels = allLevels([...games.values()].map(({ game }) => game));
  const level = field("level", t("club-level"), ({ id }) => {
    const select = levelChoice(levels, t("club-level"), { value: chosen?.level ?? usualLevel(levels), onchange: () => {}, cls: "lvl" });
    select.id = id;
    return { control: h("span", { class: "pick" }, select, icon("i-down")), value: () => select.value };
  }, { cls: "row" });
  const fields = [...(own ? [own] : []), name, played, points, odd, level];
  const trouble = h("p", { class: "wrong", role: "alert" });

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    for (const each of fields) each.complain("");
    trouble.textContent = "";
    if (!(/** @type {object[]} */ (played.value()).length)) return played.complain(t("club-games-needed"));
    try {
      await send(Object.fromEntries(fields.map((each) => [each.name, each.value()])));
    } catch (error) {
      const about = fields.find((each) => error instanceof ApiError && each.name === error.field);
      const said = /** @type {Error} */ (error).message;
      if (about) about.complain(said);
      else trouble.textContent = said;
    }
  }
  return h("form", { class: "form", novalidate: true, onsubmit: submit, "data-keep": "", key: "night-form" },
    fields.map((each) => each.element), trouble, h("div", { class: "two" }, h("button", { class: "tb solid" }, words)));
}

/** A game that may be played, and with how many. @param {Game} game @param {number | undefined} players */
function gameRow(game, players) {
  const box = h("input", { type: "checkbox", checked: players !== undefined });
  const select = h("select", { "aria-label": t("club-game-players", { game: game.name }) },
    game.players.map((/** @type {number} */ size) => h("option", { value: String(size), selected: size === (players ?? game.usual_players) }, t("club-players", { players: size }))));
  return {
    element: h("div", null, h("label", null, box, h("span", null, game.name)), h("span", { class: "pick" }, select, icon("i-down"))),
    value: () => (box.checked ? [{ game: game.id, players: Number(select.value) }] : []),
  };
}
