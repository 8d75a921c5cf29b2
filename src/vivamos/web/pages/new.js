// A new table: who sits where, the game's own options, who may come. Built from what the game says of itself.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { loadGame } from "../games/load.js";
import { change, settings } from "../settings.js";
import { deckField } from "./deck.js";
import { field, optionField, segments } from "./fields.js";
import { band, bar, title } from "./parts.js";
import { seatList } from "./seats.js";
import { numberWord } from "./words.js";

/** @import {Game} from "../types.js" */
/** @import {Field} from "./fields.js" */

const CLOCKS = [
  { value: "", words: "None" },
  { value: "30", words: "30 s" },
  { value: "60", words: "1 min" },
  { value: "120", words: "2 min" },
  { value: "300", words: "5 min" },
];

/** @param {HTMLElement} root @param {string} id */
export async function mount(root, id) {
  const game = await api.game(id);
  const module = await loadGame(id);
  document.title = `New table: ${game.name} · Vivamos`;

  const name = h("input", { class: "text", value: settings().name, placeholder: "You", maxlength: 24, autocomplete: "nickname", "aria-label": "Your name, seat 1" });
  const seats = seatList(game, module, name, seatsChanged);
  const named = field("name", "Seats", () => ({ control: seats.element, value: () => name.value.trim() }),
    { text: "Friends sit down by the link, which the table shows.", cls: "wide" });
  named.element.querySelector("label")?.replaceWith(h("span", { class: "lab" }, "Seats"));
  const players = field("players", "Players", () => segments("players", game.players.map((/** @type {number} */ n) => ({ value: String(n), words: n })),
    String(game.usual_players), (value) => {
      seats.setPlayers(Number(value));
      seatsChanged();
    }), { group: true, cls: "row" });
  const options = game.options.map((/** @type {Game["options"][number]} */ option) => optionField(game, option, seats.names));
  const open = field("open", "Who may come", () => segments("open", [{ value: "", words: "By link only" }, { value: "open", words: "Anyone in the lobby" }], ""),
    { text: "An open table is listed in the lobby, and may be watched from there.", group: true, cls: "row" });
  const clock = field("clock", "Clock per move", () => segments("clock", CLOCKS, ""),
    { text: "When the time is over, a bot makes that one move.", group: true, cls: "row" });
  const deck = deckField(game);
  /** @type {Field[]} */
  const fields = [named, players, ...options, open, clock, deck];
  const trouble = h("p", { class: "wrong", role: "alert" });
  const create = h("button", { class: "pl", type: "submit" }, icon("i-play"), h("span", null, "Open the table"));
  const summary = h("p", { class: "sum", "aria-live": "polite" });

  function seatsChanged() {
    for (const select of root.querySelectorAll(".fld select")) select.dispatchEvent(new Event("refill"));
    const friends = seats.friends();
    summary.textContent = friends === 0 ? "The game begins at once."
      : `The game begins when ${friends === 1 ? "your friend has" : `all ${numberWord(friends)} friends have`} sat down.`;
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
        name: name.value.trim() || "You",
        clock: Number(clock.value()) || null,
      });
      dispatchEvent(new CustomEvent("go", { detail: `/t/${table}` }));
    } catch (error) {
      create.removeAttribute("aria-disabled");
      complain(error instanceof api.ApiError ? error : new api.ApiError(0, String(error)));
    }
  }

  /** At the field it is about, if that can be told: the one that is named first. @param {api.ApiError} error */
  function complain(error) {
    const said = error.message.toLowerCase();
    const place = (/** @type {Field} */ each) => {
      const name = each.name.replace("options.", "");
      if (error.fields.includes(each.name) || error.fields.includes(name)) return -1;
      const at = [name, name.replaceAll("_", " ")].map((word) => said.indexOf(word)).filter((found) => found >= 0);
      return at.length ? Math.min(...at) : Infinity;
    };
    const [about] = [...fields].sort((a, b) => place(a) - place(b));
    const known = error.status >= 400 && error.status < 500 && place(about) < Infinity;
    if (known) about.complain(error.message);
    else trouble.textContent = error.message;
  }

  root.append(
    h("div", { class: `new ${module.look ?? ""}` },
      bar(h("h1", null, h("span", { class: "vh" }, "New table: "), title(game.name, 20)), h("a", { class: "tb end", href: `/rules/${game.id}` }, icon("i-book"), "Rules")),
      h("main", null,
        band(module, "A table of your own", game.pitch),
        h("form", { class: "form", novalidate: true, onsubmit: submit },
          h("fieldset", null, h("legend", null, "Who plays"), players.element, named.element,
            h("p", { class: "all" },
              h("button", { class: "tb", type: "button", onclick: () => seats.setAll("free") }, icon("i-people"), "Only friends"),
              h("button", { class: "tb", type: "button", onclick: () => seats.setAll("bot") }, icon("i-bot"), "Only bots"))),
          options.length ? h("fieldset", null, h("legend", null, "The game"), options.map((/** @type {Field} */ each) => each.element)) : null,
          h("fieldset", null, h("legend", null, "The table"), open.element, clock.element, deck.element),
          h("div", { class: "send" }, trouble, h("div", { class: "go-r" }, create, h("a", { class: "inv", href: "/" }, "Back")), summary)))),
  );
  seatsChanged();
}
