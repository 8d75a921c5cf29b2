// The lobby: every game with its picture, the tables one sits at, the tables one may sit down at.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon, lettering, logo, title } from "../draw.js";
import { loadGame } from "../games/load.js";
import { preferences } from "../preferences.js";
import { ownName } from "../own_name.js";
import { dots } from "../learn/dots.js";
import { change, lessons } from "../settings.js";
import { mark } from "../table/tips.js";
import { listed, t, tn, wordsOf } from "../words.js";
import { allLevels, levelChoice, usualLevel } from "./level.js";
import { line } from "./night_parts.js";
import { menu, notice, picture, rulesMenu } from "./parts.js";
import { explainSigns } from "./signs.js";
import { tableLists } from "./tables.js";

/** @import {Game, GameModule, NightRow} from "../types.js" */
/** @typedef {{game: Game, module: GameModule}} Drawn */

/** @param {HTMLElement} root */
export async function mount(root) {
  document.title = "Vivamos";
  const [games, nights] = await Promise.all([api.games(), api.myNights().catch(() => [])]);
  const running = nights.filter((/** @type {NightRow} */ night) => night.state === "open");
  const drawn = await Promise.all(games.map(async (game) => ({ game, module: await loadGame(game.id) })));
  drawn.sort((a, b) => (a.module.place ?? 99) - (b.module.place ?? 99));
  const pictures = drawn.map((each) => picture(each.module));
  const sizes = spans(pictures);
  const trouble = notice();
  const lists = tableLists(new Map(drawn.map((each) => [each.game.id, each])), trouble.show);
  root.append(
    h("div", { class: "lobby" },
      h("header", { class: "top" },
        logo("mark"),
        h("h1", null, lettering("VIVAMOS", 40, { gap: 9, label: "Vivamos" })),
        h("p", { class: "motto" }, t("lobby-motto", { games: games.length })),
        who(games),
        h("a", { class: "tb", href: "/me" }, icon("i-me"), h("span", { class: "word" }, t("me-title"))),
        rulesMenu(drawn.map((each) => each.game)),
        menu([icon("i-more"), h("span", { class: "vh word" }, t("settings-title"))], preferences, { label: t("settings-title"), cls: "round" })),
      h("main", null,
        trouble.element,
        lists.front,
        running.length ? club(running) : null,
        h("div", { class: "tiles" }, drawn.map((each, at) => tile(each, pictures[at], sizes[at], trouble.show))),
        lists.element,
        running.length ? null : club(running),
        h("p", { class: "beside" }, h("a", { href: "/replay" }, icon("i-again"), t("replay-open-record"))))),
  );
  explainSigns(root);
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

/** Club nights that go on, and the way to them all. @param {NightRow[]} nights */
function club(nights) {
  return h("section", { class: "club-in" }, h("h2", null, t("club-title")),
    nights.length ? h("ul", { class: "lns" }, nights.map(line)) : null,
    h("p", { class: "none" }, h("span", null, t("club-text")), h("a", { class: "tb", href: "/nights" }, icon("i-people"), t("club-go"))));
}

/** "Playing as Mara, bots: regular", both to be changed here. @param {Game[]} games */
function who(games) {
  const name = h("input", {
    class: "as", value: ownName(), maxlength: 24, autocomplete: "nickname", spellcheck: "false",
    "aria-label": t("lobby-your-name"), onchange: () => {
      change({ name: name.value.trim() });
      name.value = ownName(); // nobody is nameless towards others
      fit(name);
    },
    onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && name.blur(),
    oninput: () => fit(name),
  });
  fit(name);
  return h("p", { class: "me" }, tn("lobby-playing-as", { own_name: name, level: levelChoice(allLevels(games), t("lobby-bots-level")) }));
}

/** As wide as the name in it. @param {HTMLInputElement} input */
function fit(input) {
  input.size = Math.max(input.value.length, 3);
}

/** "3 to 5", "3 or 4", "2 or 4" @param {number[]} players */
function playersWord(players) {
  const [least, most] = [players[0], players[players.length - 1]];
  const hasAll = players.length > 2 && most - least === players.length - 1;
  return hasAll ? t("lobby-players", { least, most }) : listed(players.map(String), "list-or");
}

/**
 * What a tile says of the game's lesson: it comes first until it is done, or the game was played without it.
 * @param {Game} game
 * @returns {{first: HTMLElement | null, under: HTMLElement | null, learnt: boolean}}
 */
function learningOf(game) {
  const { done, learnt, played } = lessons.get(game.id);
  const within = done.length > 0 && done.length < game.lesson;
  if (game.lesson === 0 || ((learnt || played) && !within)) return { first: null, under: null, learnt };
  const link = h("a", { class: "pl", href: `/learn/${game.id}`, "aria-describedby": `t-${game.id}` }, icon("i-cap"), h("span", null, t(within ? "teach-tile-go-on" : "teach-tile-learn")));
  const far = h("p", { class: "facts" }, dots(done.length, game.lesson), h("span", null, t("teach-tile-steps", { number: done.length + 1, all: game.lesson })));
  return { first: link, under: within ? far : null, learnt };
}

/** A sign that says what is meant, and how much it is. @param {(label: string) => Element} sign @param {string} meant @param {string} many */
function fact(sign, meant, many) {
  const made = h("li", null, sign(meant), many);
  mark(made, null, `${meant} ${many}`);
  return made;
}

/** @param {Drawn} drawn @param {Element | null} art @param {{wide: boolean, span: number}} size @param {(text: string) => void} complain */
function tile({ game, module }, art, { wide, span }, complain) {
  const learning = learningOf(game);
  const play = h("button", { class: learning.first ? "inv" : "pl", type: "button", "aria-describedby": `t-${game.id}`, onclick: playNow }, learning.first ? null : icon("i-play"), h("span", null, t("lobby-play")));
  async function playNow() {
    if (play.getAttribute("aria-disabled")) return;
    play.setAttribute("aria-disabled", "true");
    play.lastElementChild?.replaceChildren(t("lobby-dealing"));
    complain("");
    try {
      const bots = Array(game.usual_players - 1).fill(`bot:${usualLevel(game.levels)}`);
      const id = await api.openTable({
        game: game.id, players: game.usual_players, seats: ["you", ...bots], name: ownName(),
      });
      dispatchEvent(new CustomEvent("go", { detail: `/t/${id}` }));
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
      play.removeAttribute("aria-disabled");
      play.lastElementChild?.replaceChildren(t("lobby-play"));
    }
  }
  const about = { "aria-describedby": `t-${game.id}` };
  return h("article", { class: `tile ${module.look ?? ""} ${wide ? "w" : ""}`, style: { "--span": span }, "aria-labelledby": `t-${game.id}` },
    art,
    h("div", { class: "tx" },
      h("h2", { id: `t-${game.id}` }, title(game.name, game.name.length > 12 ? 20 : 30)),
      h("p", { class: "pi" }, wordsOf(game.id).text("pitch")),
      learning.under ?? h("ul", { class: "facts" },
        fact((label) => icon("i-people", "", label), t("lobby-players-label"), playersWord(game.players)),
        fact((label) => icon("i-clock", "", label), t("lobby-time-label"), t("lobby-minutes", { minutes: game.minutes })),
        learning.learnt ? h("li", null, icon("i-check"), t("teach-tile-learnt")) : null),
      h("div", { class: "go-r" }, learning.first, play, learning.first ? null : h("a", { class: "inv", ...about, href: `/new/${game.id}` }, icon("i-link"), t("lobby-invite"))),
      h("p", { class: "also" },
        learning.first ? h("a", { ...about, href: `/new/${game.id}` }, t("lobby-invite")) : game.lesson > 0 ? h("a", { ...about, href: `/learn/${game.id}` }, t("teach-tile-learn")) : null,
        h("a", { ...about, href: `/rules/${game.id}` }, t("teach-rules")))));
}
