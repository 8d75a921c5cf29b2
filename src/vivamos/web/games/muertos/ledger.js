/** What can be looked up: the day, what each side has captured, the turned-up cards, and what passed from hand to hand. */

/** @import {Child, Room} from "../../types.js" */

import { h } from "../../dom.js";
import { icon } from "../../draw.js";
import { listed } from "../../words.js";
import { card, medal, read, sign, words } from "./cards.js";
import { askedFor, seatAt, sides } from "./places.js";

/** @param {Room} room */
export function day(room) {
  const { view } = room;
  const letter = view.muertos[0];
  const lost = /** @type {string[]} */ (view.lost);
  return h(
    "div",
    { class: "dm-day", key: "day" },
    room.explain(medal(letter), "day"),
    h(
      "div",
      null,
      h("b", null, words("day-begins", { day: view.day })),
      h("span", null, words("muertos-are", { colour: letter })),
      lost.length ? h("span", { class: "dm-lost" }, room.nodes("cards-lost", { cards: lost })) : null,
    ),
  );
}

/** @param {Room} room */
export function ledger(room) {
  const { view } = room;
  const head = (/** @type {Child} */ picture, /** @type {string} */ id) => h("th", { scope: "col" }, picture, h("span", null, words(id)));
  const rows = sides(room).map((places, i) => {
    const seat = places[0] ?? 0;
    const names = listed(places.map((place) => room.name(place)), "list-comma");
    const numbers = [view.food_won[seat], view.muertos_won[seat], view.scores[seat]];
    const ours = room.me !== null && places.includes(room.me);
    return h("tr", { class: ours ? "us" : "", key: seat, "data-anchor": `side:${i}` }, h("th", { scope: "row" }, names), numbers.map((n, j) => h("td", { key: j }, n)));
  });
  return h(
    "table",
    { class: `dm-ledger n${rows.length}`, key: "ledger" },
    h("caption", { class: "vh" }, words("ledger-caption")),
    h("thead", null, h("tr", null, h("td", null), head(sign("bread"), "ledger-food"), head(sign(view.muertos[0] === "G" ? "dog" : "skull", view.muertos[0]), "ledger-muertos"), room.explain(head(pair(view.muertos[0]), "ledger-pairs"), "pairs"))),
    h("tbody", null, rows),
  );
}

/** Bread for the dead. @param {string} letter */
const pair = (letter) => h("span", { class: "dm-pair" }, sign("bread"), sign(letter === "G" ? "dog" : "skull", letter));

const PEEP = 0.44; // of a card's width
const MUCH = 11; // cards wide: more than a row of a phone

/** DM-9: one row by rank; of equal ranks the letters peep out. @param {Room} room */
export function turnedUp(room) {
  const { view } = room;
  const aside = new Set(view.trick.map((/** @type {{card: string}} */ laid) => laid.card));
  const cards = /** @type {string[]} */ (view.turned_up).filter((name) => !aside.has(name));
  /** @type {Map<string, string[]>} */
  const ranks = new Map();
  for (const name of cards) {
    const { rank } = read(name, view);
    ranks.set(rank, [...(ranks.get(rank) ?? []), name]);
  }
  const groups = [...ranks].map(([rank, names]) =>
    h(
      "li",
      { class: "rk", key: rank },
      names.map((name, i) => h("span", { key: name, "data-fly": name, style: { "z-index": names.length - i } }, room.explainCard(card(name, { size: "pil", view }), name))),
    ),
  );
  const rest = cards.length - ranks.size; // those that only peep out
  return h(
    "section",
    { class: ranks.size + rest * PEEP > MUCH ? "dm-up much" : "dm-up", key: "up", style: { "--ranks": ranks.size, "--rest": rest }, "aria-label": words("turned-up-spoken") },
    room.explain(h("span", { class: "lb" }, words("turned-up")), "turned-up"),
    h("ul", { "data-anchor": "up" }, groups.length ? groups : h("li", { class: "dm-none" }, words("turned-up-nothing"))),
  );
}

/** @typedef {{how: "draw" | "give" | "swap", from: number, to: number, card: string | null}} Passed */
/** @typedef {{about: number, colour: string, rank: string, answer: number}} Question */

/** What this seat has learned in this hand, to be looked up at any time. @param {Room} room */
export function learned(room) {
  const { view } = room;
  const passed = /** @type {Passed[]} */ (view.passed);
  const questions = /** @type {Question[]} */ (view.questions);
  const count = passed.length + questions.length;
  const told = [
    ...passed.map((one) => h("li", null, passing(room, one))),
    ...questions.map((one) => h("li", null, room.nodes("learned-answer", { about_seat: seatAt(room, one.about), ...askedFor(one), answer: one.answer }))),
  ];
  const close = (/** @type {KeyboardEvent} */ event) => {
    const box = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (event.key !== "Escape" || !box.open) return;
    event.stopPropagation();
    box.open = false;
    box.querySelector("summary")?.focus();
  };
  return h(
    "details",
    { class: "dm-know", key: "know", onkeydown: close },
    h("summary", null, icon("i-eye"), h("span", { class: "long" }, words("learned")), h("span", { class: "short" }, words("learned-brief")), h("em", null, count), h("span", { class: "vh" }, " ", words("learned-of-hand"))),
    h("div", { class: "dm-known", tabindex: "0", role: "region", "aria-label": words("learned") }, h("h2", null, words(room.me === null ? "learned" : "learned-title")), count ? h("ul", null, told) : h("p", null, words("learned-nothing"))),
  );
}

/** @param {Room} room @param {Passed} one */
function passing(room, { how, from, to, card: name }) {
  const [giver, taker] = [seatAt(room, from), seatAt(room, to)];
  if (how === "draw") return room.nodes("card-drawn", { seat: taker, from_seat: giver, card: name });
  return room.nodes(how === "give" ? "card-given" : "learned-swap", { seat: giver, to_seat: taker, card: name });
}

/** What is wanted now, of me or of another. @param {Room} room */
export function wanted(room) {
  const { view } = room;
  if (room.ask) return room.turnText;
  const seat = view.to_move;
  if (seat === null) return "";
  const partner = view.clockwise[(view.clockwise.indexOf(view.place) + 2) % 4];
  switch (view.asked) {
    case "play":
      return room.text("waits-for-card", { seat, dummy: view.place !== seat });
    case "give":
      return room.text("waits-for-gift", { seat, to_seat: seatAt(room, view.leader) });
    case "take":
      return room.text("waits-for-take", { seat });
    case "swap":
      return room.text("waits-for-swap", { seat, to_seat: seatAt(room, partner) });
    case "ask":
      return room.text("waits-for-question", { seat });
    default:
      return room.text("waits-for-kill", { seat });
  }
}

/** Day by day, from the facts of the days that have ended. @param {Room} room */
export function sheet(room) {
  const { view } = room;
  const days = room.log.filter((fact) => fact.kind === "round");
  const totals = [{ food: [], muertos: [] }, ...days, { food: view.food_won, muertos: view.muertos_won }];
  const rows = sides(room).map((places) => {
    const seat = places[0] ?? 0;
    const cells = [0, 1, 2].map((i) => {
      if (i + 1 > view.day || !totals[i + 1]) return "";
      const gained = (/** @type {"food" | "muertos"} */ what) => (totals[i + 1]?.[what][seat] ?? 0) - (totals[i]?.[what][seat] ?? 0);
      return `${gained("food")}\u00a0+\u00a0${gained("muertos")}`;
    });
    return [listed(places.map((place) => room.name(place))), ...cells, view.food_won[seat], view.muertos_won[seat], view.scores[seat]];
  });
  return {
    head: ["", ...[1, 2, 3].map((day) => words("sheet-day", { day })), words("ledger-food"), words("ledger-muertos"), words("ledger-pairs")],
    rows,
    note: words("sheet-note"),
  };
}

