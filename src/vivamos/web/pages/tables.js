// The lobby's two lists: Continue, and Open tables. They ask the server again while the page is looked at.

import * as api from "../api.js";
import { h, morph } from "../dom.js";
import { icon } from "../draw.js";
import { settings, tokens } from "../settings.js";
import { company, list, seatName, since, unusual } from "./words.js";

/** @import {Table} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */
/** @typedef {Table & {to_move: number | null, round: number | null, active: string, you?: number}} Entry */

const EVERY = 4000;
const MOST = 12;
const ASKED = 50; // seats that are asked about, the newest

/** @param {Map<string, Drawn>} games @param {(text: string) => void} complain */
export function tableLists(games, complain) {
  const mine = h("ul", { class: "lns", "aria-label": "Continue" });
  const open = h("ul", { class: "lns", "aria-label": "Open tables" });
  const element = h("div", { class: "low" },
    h("section", null, h("h2", null, "Continue"), mine), h("section", null, h("h2", null, "Open tables"), open));
  let lost = false;

  async function refresh() {
    const chairs = tokens.all();
    const newest = Object.values(chairs).sort((a, b) => b.at - a.at).slice(0, ASKED);
    /** @type {[Entry[], Entry[]]} */
    const [sat, all] = await Promise.all([newest.length ? api.post("/api/mine", { tokens: newest.map((each) => each.token) }) : [], api.get("/api/tables")]);
    const running = sat.filter((entry) => games.has(entry.game));
    running.sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)));
    const others = all.filter((entry) => !chairs[entry.id] && games.has(entry.game));
    morph(mine, running.length ? running.slice(0, MOST).map((entry) => line(entry, games, continuing))
      : [h("li", { class: "none" }, "The tables you sit at will be here.")]);
    morph(open, others.length ? others.slice(0, MOST).map((entry) => line(entry, games, (of, game) => opening(of, game, complain)))
      : [h("li", { class: "none" }, "No open tables just now. Invite friends to one of your own.")]);
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

/** @param {Entry} entry */
const myTurn = ({ to_move: turn, you }) => turn !== null && turn === you;

/** @param {Entry} entry @param {Map<string, Drawn>} games @param {(entry: Entry, drawn: Drawn) => {title: string, more: string, button: Node}} tell */
function line(entry, games, tell) {
  const drawn = /** @type {Drawn} */ (games.get(entry.game));
  const { title, more, button } = tell(entry, drawn);
  return h("li", { class: "ln", key: entry.id },
    h("span", { class: "sw", "data-keep": "" }, emblem(drawn)),
    h("div", null, h("b", null, title), h("span", null, more)), button);
}

/** @param {Drawn} drawn */
function emblem({ module }) {
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

/** "Round 2 of 4" @param {Entry} table @param {Drawn} drawn */
function standing(table, { module }) {
  try {
    if (table.round) return module.round(table.round, table);
  } catch {
    // the words below do as well
  }
  if (table.state !== "waiting") return "";
  return table.seats.some((each) => each.kind === "free") ? taken(table) : "About to begin";
}

/** @param {Table} table */
const taken = (table) => `${table.seats.filter((each) => each.kind !== "free").length} of ${table.players} seats taken`;

/** @param {string[]} parts */
const sentences = (parts) => parts.filter(Boolean).join(". ");

/** @param {Entry} table @param {Drawn} drawn */
function continuing(table, drawn) {
  const others = company(table, table.you);
  const my = myTurn(table);
  const waited = table.seats.find((each) => each.seat === table.to_move);
  const whose = my ? "It is your turn." : waited ? `Waiting for ${seatName(waited)} ${since(table.active)}`.trim() : "";
  return {
    title: others ? `${drawn.game.name} with ${others}` : `${drawn.game.name}, waiting for friends`,
    more: sentences([standing(table, drawn), whose]),
    button: h("a", { class: my ? "tb solid" : "tb", href: `/t/${table.id}`, "aria-label": `${my ? "Take your seat" : "Open"}: ${drawn.game.name}` }, my ? "Take your seat" : "Open"),
  };
}

/** @param {Entry} table @param {Drawn} drawn @param {(text: string) => void} complain */
function opening(table, drawn, complain) {
  const { game } = drawn;
  const free = table.seats.some((each) => each.kind === "free");
  const people = table.seats.filter((each) => each.kind === "human" && each.name).map(seatName);
  if (!free) {
    return {
      title: people.length ? `${game.name}, ${list(people)}` : game.name,
      more: [standing(table, drawn) || "Under way", "all seats taken"].join(", "),
      button: h("a", { class: "tb", href: `/t/${table.id}`, "aria-label": `Watch ${game.name}, ${list(people)}` }, icon("i-eye"), "Watch"),
    };
  }
  async function join() {
    const address = `/t/${table.id}`;
    try {
      if (settings().name) await api.joinTable(table.id, settings().name); // else the table asks for a name
      dispatchEvent(new CustomEvent("go", { detail: address }));
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  }
  return {
    title: `${game.name}, ${people.length > 1 ? `${list(people)} are` : `${people[0] ?? "a table"} is`} waiting`,
    more: [taken(table), ...unusual(table, game)].join(", "),
    button: h("button", { class: "tb solid", type: "button", onclick: join, "aria-label": `Join ${game.name}, ${list(people)}` }, "Join"),
  };
}
