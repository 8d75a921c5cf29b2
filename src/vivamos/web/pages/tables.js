// The lobby's lists: Continue, over the games where there is something to continue; games finished lately; Open tables.
// They ask the server again while the page is looked at.

import * as api from "../api.js";
import { h, morph } from "../dom.js";
import { icon } from "../draw.js";
import { isolated } from "../names.js";
import { ownName } from "../own_name.js";
import { tokens } from "../settings.js";
import { listed, listedNames, locale, t, wordsOf } from "../words.js";
import { company as against, moment, result } from "./played.js";

/** @import {Game, ListedTable, Played, Seat, Table} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */

const EVERY = 4000;
const MOST = 12;
const FIRST = 3; // tables to continue and games to look at again that are shown at first
const ASKED = 50; // seats that are asked about, the newest

/** @param {Map<string, Drawn>} games @param {(text: string) => void} complain */
export function tableLists(games, complain) {
  const mine = h("ul", { class: "lns", "aria-label": t("lobby-continue") });
  const open = h("ul", { class: "lns", "aria-label": t("lobby-open-tables") });
  const done = h("ul", { class: "lns", "aria-label": t("lobby-finished") });
  const all = h("button", { class: "tb all", type: "button", hidden: true, onclick: () => { whole = true; void tick(); } });
  const toContinue = h("section", null, h("h2", null, t("lobby-continue")), mine, all);
  const finished = h("section", { hidden: true }, h("h2", null, t("lobby-finished")), done);
  const front = h("div", { class: "front" });
  const element = h("div", { class: "low" }, toContinue, finished, h("section", null, h("h2", null, t("lobby-open-tables")), open));
  let lost = false;
  let whole = false;
  let known = -1; // tables to continue when finished games were last asked for

  /** Something to continue comes before everything else; whoever has nothing reads below what will be there. @param {number} running */
  function place(running) {
    if (running && toContinue.parentElement !== front) front.append(toContinue);
    else if (!running && toContinue.parentElement === front) element.prepend(toContinue);
    toContinue.hidden = !running && !finished.hidden;
  }

  /** A game that ends leaves the first list: it is found here. @param {number} running */
  async function lookBack(running) {
    if (known === running) return;
    known = running;
    const played = (await api.me()) ? (await api.myGames({})).games : [];
    const shown = played.filter((each) => games.has(each.game)).slice(0, FIRST);
    morph(done, shown.map((each) => row(each, games, reviewing)));
    finished.hidden = shown.length === 0;
  }
  if (Object.keys(tokens.all()).length) place(1); // likely: then nothing jumps

  async function refresh() {
    const chairs = tokens.all();
    const newest = Object.values(chairs).sort((a, b) => b.at - a.at).slice(0, ASKED);
    /** @type {[ListedTable[], ListedTable[]]} */
    const [sat, tables] = await Promise.all([newest.length ? api.post("/api/mine", { tokens: newest.map((each) => each.token) }) : [], api.get("/api/tables")]);
    const running = sat.filter((entry) => games.has(entry.game));
    running.sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)));
    const others = tables.filter((entry) => !chairs[entry.id] && games.has(entry.game));
    const shown = running.slice(0, whole ? MOST : FIRST);
    morph(mine, running.length ? shown.map((entry) => row(entry, games, continuing))
      : [h("li", { class: "none" }, t("lobby-continue-none"))]);
    all.hidden = whole || running.length <= FIRST;
    all.textContent = t("lobby-continue-all", { count: Math.min(running.length, MOST) });
    await lookBack(running.length);
    place(running.length);
    morph(open, others.length ? others.slice(0, MOST).map((entry) => row(entry, games, (of, game) => opening(of, game, complain)))
      : [h("li", { class: "none" }, t("lobby-open-tables-none"))]);
  }

  async function tick() {
    if (document.hidden) return;
    try {
      await refresh();
      if (lost) complain("");
      lost = false;
    } catch (error) {
      if (!lost) complain(/** @type {Error} */ (error).message);
      lost = true; // said once; the lists come back by themselves
    }
  }

  return {
    front,
    element,
    start() {
      void tick();
      const timer = setInterval(tick, EVERY);
      document.addEventListener("visibilitychange", tick);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", tick);
      };
    },
  };
}

/** @param {ListedTable} entry */
const myTurn = ({ to_move: turn, you }) => turn !== null && turn === you;

/** @template {ListedTable | Played} Entry @param {Entry} entry @param {Map<string, Drawn>} games @param {(entry: Entry, drawn: Drawn) => {title: string, more: string, button: Node}} tell */
function row(entry, games, tell) {
  const drawn = /** @type {Drawn} */ (games.get(entry.game));
  const { title, more, button } = tell(entry, drawn);
  return h("li", { class: "ln", key: entry.id },
    h("span", { class: "sw", "data-keep": "" }, emblem(drawn)),
    h("div", null, h("b", null, title), h("span", null, more)), button);
}

/** @param {Drawn} drawn */
export function emblem({ module }) {
  try {
    const card = module.emblem ? module.card(module.emblem, { size: "tbl" }) : module.back({ size: "pil" });
    card.removeAttribute("role");
    card.removeAttribute("aria-label");
    card.setAttribute("aria-hidden", "true");
    return card;
  } catch {
    return null;
  }
}

/** "Round 2 of 4" @param {ListedTable} table @param {Drawn} drawn */
function standing(table, { module }) {
  try {
    if (table.round) return module.round(table.round, table);
  } catch {
    // the words below do as well
  }
  if (table.state !== "waiting") return "";
  return table.seats.some((each) => each.kind === "free") ? taken(table) : t("lobby-about-to-begin");
}

/** @param {Table} table */
const taken = (table) => t("lobby-seats-taken", { taken: table.seats.filter((each) => each.kind !== "free").length, players: table.players });

/** @param {Seat} seat */
const nameAt = (seat) => seat.name ?? t("seat-name", { number: seat.seat + 1 });

/** Who sits there, without one seat. @param {Table} table @param {number} [but] */
const company = (table, but) => listedNames(table.seats.filter((each) => each.seat !== but && each.kind !== "free").map(nameAt));

/** Options that are not as usual, in words. @param {Table} table @param {Game} game */
function unusual(table, game) {
  const words = wordsOf(game.id);
  const told = game.options.flatMap(({ name, type, default: usual }) => {
    const value = table.options?.[name];
    if (value === undefined || value === usual) return [];
    const option = words.text(`option-${name}`);
    if (type === "bool") return [value ? option : t("lobby-option-off", { option })];
    if (type === "int") return [t("lobby-option", { option, value })];
    return type === "choice" ? [t("lobby-option", { option, value: words.text(`choice-${name}-${value}`) })] : [];
  });
  return table.own_deck ? [...told, t("lobby-own-deck")] : told;
}

/** "since 14:05", "since yesterday", "since Monday", "since 3 May" @param {string | null | undefined} iso */
function since(iso) {
  const then = new Date(iso ?? NaN);
  if (Number.isNaN(then.getTime())) return { when: "unknown", moment: "" };
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight.getTime() - then.getTime()) / 86_400_000);
  if (days <= 0) return { when: "time", moment: then.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" }) };
  if (days === 1) return { when: "yesterday", moment: "" };
  if (days < 7) return { when: "weekday", moment: then.toLocaleDateString(locale, { weekday: "long" }) };
  return { when: "date", moment: then.toLocaleDateString(locale, { day: "numeric", month: "long" }) };
}

/** @param {ListedTable} table @param {Drawn} drawn */
function continuing(table, drawn) {
  const game = drawn.game.name;
  const people = company(table, table.you);
  const my = myTurn(table);
  const waited = table.seats.find((each) => each.seat === table.to_move);
  const turn = my ? t("lobby-your-turn") : waited ? t("lobby-waiting-for", { who: isolated(nameAt(waited)), ...since(table.active) }) : "";
  const how = standing(table, drawn);
  return {
    title: people ? t("lobby-game-with", { game, people }) : t("lobby-game-alone", { game }),
    more: how && turn ? t("lobby-standing-and-turn", { standing: how, turn }) : how || turn,
    button: my
      ? h("a", { class: "tb solid", href: `/t/${table.id}`, "aria-label": t("lobby-take-seat-label", { game }) }, t("lobby-take-seat"))
      : h("a", { class: "tb", href: `/t/${table.id}`, "aria-label": t("lobby-open-label", { game }) }, t("lobby-open")),
  };
}

/** A finished game, to be looked at again. @param {Played} played @param {Drawn} drawn */
function reviewing(played, drawn) {
  const what = against(played, drawn);
  const when = moment(played.finished);
  return {
    title: what,
    more: [result(played), when].filter(Boolean).join(" · "),
    button: h("a", { class: "tb", href: `/game/${played.id}`, "aria-label": t("me-review-label", { what, when }) }, t("me-review")),
  };
}

/** @param {ListedTable} table @param {Drawn} drawn @param {(text: string) => void} complain */
function opening(table, drawn, complain) {
  const game = drawn.game.name;
  const free = table.seats.some((each) => each.kind === "free");
  const names = table.seats.filter((each) => each.kind === "human" && each.name).map(nameAt);
  const people = listedNames(names);
  if (!free) {
    return {
      title: people ? t("lobby-game-of", { game, people }) : game,
      more: t("lobby-standing-all-taken", { standing: standing(table, drawn) || t("lobby-under-way") }),
      button: h("a", { class: "tb", href: `/t/${table.id}`, "aria-label": t("lobby-watch-label", { game, people }) }, icon("i-eye"), t("lobby-watch")),
    };
  }
  async function join() {
    const address = `/t/${table.id}`;
    try {
      await api.joinTable(table.id, ownName());
      dispatchEvent(new CustomEvent("go", { detail: address }));
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  }
  return {
    title: t("lobby-game-waiting", { count: names.length, game, people }),
    more: listed([taken(table), ...unusual(table, drawn.game)], "list-comma"),
    button: h("button", { class: "tb solid", type: "button", onclick: join, "aria-label": t("lobby-join-label", { game, people }) }, t("lobby-join")),
  };
}
