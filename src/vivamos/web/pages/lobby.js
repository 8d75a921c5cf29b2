// The lobby: every game with its picture, the tables one sits at, the tables one may sit down at.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon, lettering, logo, title } from "../draw.js";
import { loadGame } from "../games/load.js";
import { preferences } from "../preferences.js";
import { change, settings } from "../settings.js";
import { listed, t, tn, wordsOf } from "../words.js";
import { levelChoice, usualLevel } from "./level.js";
import { menu, notice, picture, rulesMenu } from "./parts.js";
import { tableLists } from "./tables.js";

/** @import {Game, GameModule} from "../types.js" */
/** @typedef {{game: Game, module: GameModule}} Drawn */

/** @param {HTMLElement} root */
export async function mount(root) {
  document.title = "Vivamos";
  const games = await api.games();
  const drawn = await Promise.all(games.map(async (game) => ({ game, module: await loadGame(game.id) })));
  drawn.sort((a, b) => (a.module.place ?? 99) - (b.module.place ?? 99));
  const pictures = drawn.map((each) => picture(each.module));
  const sizes = spans(pictures);
  const trouble = notice();
  const lists = tableLists(new Map(drawn.map((each) => [each.game.id, each])), trouble.say);
  root.append(
    h("div", { class: "lobby" },
      h("header", { class: "top" },
        logo("mark"),
        h("h1", null, lettering("VIVAMOS", 40, { gap: 9, label: "Vivamos" })),
        h("p", { class: "motto" }, t("lobby-motto", { games: games.length })),
        who(games),
        rulesMenu(drawn.map((each) => each.game)),
        menu([icon("i-more"), h("span", { class: "vh" }, t("settings-title"))], preferences, { label: t("settings-title"), cls: "round" })),
      h("main", null,
        trouble.line,
        h("div", { class: "tiles" }, drawn.map((each, at) => tile(each, pictures[at], sizes[at], trouble.say))),
        lists.element)),
  );
  return lists.start();
}

/**
 * How many of six columns each tile takes, so that no row has a gap: wide pictures two a row, the others three; what is
 * left over in the last row shares it.
 * @param {(SVGSVGElement | null)[]} pictures
 */
function spans(pictures) {
  const wide = pictures.map((art) => art !== null && art.viewBox.baseVal.width > 1.4 * art.viewBox.baseVal.height);
  return wide.map((isWide, at) => {
    const row = isWide ? 2 : 3;
    const all = wide.filter((each) => each === isWide).length;
    const before = wide.slice(0, at).filter((each) => each === isWide).length;
    const inRow = before >= all - (all % row) ? all % row : row;
    return { wide: isWide, span: 6 / inRow };
  });
}

/** "Playing as Mara, bots: Regular", both to be changed here. @param {Game[]} games */
function who(games) {
  const name = h("input", {
    class: "as", value: settings().name, placeholder: t("you"), maxlength: 24, autocomplete: "nickname", spellcheck: "false",
    "aria-label": t("lobby-your-name"), onchange: () => change({ name: name.value.trim() }),
    onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && name.blur(),
    oninput: () => fit(name),
  });
  fit(name);
  return h("p", { class: "me" }, tn("lobby-playing-as", { own_name: name, level: levelChoice(games[0]?.levels ?? [], t("lobby-bots-level")) }));
}

/** As wide as the name in it. @param {HTMLInputElement} input */
function fit(input) {
  input.size = Math.max((input.value || input.placeholder).length, 3);
}

/** "3 to 5", "3 or 4", "2 or 4" @param {number[]} players */
function playersWord(players) {
  const [least, most] = [players[0], players[players.length - 1]];
  const hasAll = players.length > 2 && most - least === players.length - 1;
  return hasAll ? t("lobby-players", { least, most }) : listed(players.map(String), "list-or");
}

/** @param {Drawn} drawn @param {Element | null} art @param {{wide: boolean, span: number}} size @param {(text: string) => void} complain */
function tile({ game, module }, art, { wide, span }, complain) {
  const play = h("button", { class: "pl", type: "button", "aria-describedby": `t-${game.id}`, onclick: playNow }, icon("i-play"), h("span", null, t("lobby-play")));
  async function playNow() {
    if (play.getAttribute("aria-disabled")) return;
    play.setAttribute("aria-disabled", "true");
    play.lastElementChild?.replaceChildren(t("lobby-dealing"));
    complain("");
    try {
      const bots = Array(game.usual_players - 1).fill(`bot:${usualLevel(game.levels)}`);
      const id = await api.openTable({
        game: game.id, players: game.usual_players, seats: ["you", ...bots], name: settings().name || t("you"),
      });
      dispatchEvent(new CustomEvent("go", { detail: `/t/${id}` }));
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
      play.removeAttribute("aria-disabled");
      play.lastElementChild?.replaceChildren(t("lobby-play"));
    }
  }
  return h("article", { class: `tile ${module.look ?? ""} ${wide ? "w" : ""}`, style: { "--span": span }, "aria-labelledby": `t-${game.id}` },
    art,
    h("div", { class: "tx" },
      h("h2", { id: `t-${game.id}` }, title(game.name, game.name.length > 12 ? 20 : 30)),
      h("p", { class: "pi" }, wordsOf(game.id).text("pitch")),
      h("ul", { class: "facts" },
        h("li", null, icon("i-people", "", t("lobby-players-label")), playersWord(game.players)),
        h("li", null, icon("i-clock", "", t("lobby-time-label")), t("lobby-minutes", { minutes: game.minutes }))),
      h("div", { class: "go-r" }, play,
        h("a", { class: "inv", href: `/new/${game.id}`, "aria-describedby": `t-${game.id}` }, icon("i-link"), t("lobby-invite")))));
}
