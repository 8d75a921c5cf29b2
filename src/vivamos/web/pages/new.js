// A new table: who sits where, the game's own options, who may come. Built from what the game says of itself.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon, title } from "../draw.js";
import { loadGame } from "../games/load.js";
import { ownName } from "../own_name.js";
import { change, settings } from "../settings.js";
import { t, wordsOf } from "../words.js";
import { deckField } from "./deck.js";
import { field, optionField, segments } from "./fields.js";
import { band, bar } from "./parts.js";
import { seatList } from "./seats.js";

/** @import {Game} from "../types.js" */
/** @import {Field} from "./fields.js" */

const CLOCKS = [0, 30, 60, 120, 300]; // seconds

/** @param {number} seconds */
function clockWords(seconds) {
  if (!seconds) return t("new-clock-none");
  return seconds < 60 ? t("new-clock-seconds", { number: seconds }) : t("new-clock-minutes", { number: seconds / 60 });
}

/** @param {HTMLElement} root @param {string} id */
export async function mount(root, id) {
  const game = await api.game(id);
  const module = await loadGame(id);
  document.title = t("page-title", { page: t("new-title", { game: game.name }) });

  const name = h("input", { class: "text", value: ownName(), maxlength: 24, autocomplete: "nickname", "aria-label": t("new-your-name") });
  const seats = seatList(game, module, name, seatsChanged);
  const named = field("name", t("new-seats"), () => ({ control: seats.element, value: () => name.value.trim() }),
    { text: t("new-seats-text"), cls: "wide" });
  named.element.querySelector("label")?.replaceWith(h("span", { class: "lab" }, t("new-seats")));
  const players = field("players", t("new-players"), () => segments("players", game.players.map((/** @type {number} */ n) => ({ value: String(n), words: n })),
    String(game.usual_players), (value) => {
      seats.setPlayers(Number(value));
      seatsChanged();
    }), { group: true, cls: "row" });
  const options = game.options.map((/** @type {Game["options"][number]} */ option) => optionField(game, option, seats.names));
  const open = field("open", t("new-open"), () => segments("open", [{ value: "", words: t("new-open-link") }, { value: "open", words: t("new-open-anyone") }], ""),
    { text: t("new-open-text"), group: true, cls: "row" });
  const clock = field("clock", t("new-clock"), () => segments("clock", CLOCKS.map((seconds) => ({ value: String(seconds), words: clockWords(seconds) })), "0"),
    { text: t("new-clock-text"), group: true, cls: "row" });
  const hints = field("hints", t("new-hints"), ({ id, describedby }) => {
    const box = h("input", { id, type: "checkbox", role: "switch", class: "switch", checked: settings().coach, "aria-describedby": describedby, "data-on": t("new-on"), "data-off": t("new-off") });
    return { control: box, value: () => box.checked };
  }, { text: t("new-hints-text"), cls: "row" });
  const deck = deckField(game);
  /** @type {Field[]} */
  const fields = [named, players, ...options, open, clock, hints, deck];
  const trouble = h("p", { class: "wrong", role: "alert" });
  const create = h("button", { class: "pl", type: "submit" }, icon("i-play"), h("span", null, t("new-send")));
  const summary = h("p", { class: "sum", "aria-live": "polite" });

  function seatsChanged() {
    for (const select of root.querySelectorAll(".fld select")) select.dispatchEvent(new Event("refill"));
    summary.textContent = t("new-begins", { friends: seats.friends() });
  }

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    if (create.getAttribute("aria-disabled")) return;
    for (const each of fields) each.complain("");
    trouble.textContent = "";
    /** @type {any} */
    let own = null;
    try {
      own = deck.value();
    } catch (error) {
      return deck.complain(/** @type {Error} */ (error).message);
    }
    create.setAttribute("aria-disabled", "true");
    if (name.value.trim()) change({ name: name.value.trim() });
    try {
      const table = await api.openTable({
        game: game.id,
        players: Number(players.value()),
        options: Object.fromEntries(options.map((/** @type {Field} */ each) => [each.name.slice("options.".length), each.value()])),
        deck: own,
        seats: seats.wishes(),
        open: open.value() === "open",
        name: name.value.trim() || ownName(),
        clock: Number(clock.value()) || null,
        hints: hints.value() === true,
      });
      dispatchEvent(new CustomEvent("go", { detail: `/t/${table}` }));
    } catch (error) {
      create.removeAttribute("aria-disabled");
      complain(error);
    }
  }

  /** At the field it is about, if it is about one. @param {unknown} error */
  function complain(error) {
    const refused = error instanceof api.ApiError ? error : null;
    const said = refused ? refused.saidIn(game.id) : String(error);
    const about = fields.find((each) => each.name === refused?.field);
    if (about) about.complain(said);
    else trouble.textContent = said;
  }

  root.append(
    h("div", { class: `new ${module.look ?? ""}` },
      bar(h("h1", null, h("span", { class: "vh" }, t("new-title", { game: game.name })), title(game.name, 20, { label: null })), h("a", { class: "tb end", href: `/rules/${game.id}` }, icon("i-book"), t("rules-link"))),
      h("main", null,
        band(module, t("new-head"), wordsOf(game.id).text("pitch")),
        h("form", { class: "form", novalidate: true, onsubmit: submit },
          h("fieldset", null, h("legend", null, t("new-who-plays")), players.element, named.element,
            h("p", { class: "all" },
              h("button", { class: "tb", type: "button", onclick: () => seats.setAll("free") }, icon("i-people"), t("new-only-friends")),
              h("button", { class: "tb", type: "button", onclick: () => seats.setAll("bot") }, icon("i-bot"), t("new-only-bots")))),
          options.length ? h("fieldset", null, h("legend", null, t("new-the-game")), options.map((/** @type {Field} */ each) => each.element)) : null,
          h("fieldset", null, h("legend", null, t("new-the-table")), open.element, clock.element, hints.element, deck.element),
          h("div", { class: "send" }, trouble, h("div", { class: "go-r" }, create, h("a", { class: "inv", href: "/" }, t("new-back"))), summary)))),
  );
  seatsChanged();
}
