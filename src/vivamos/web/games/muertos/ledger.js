/** What can be looked up: the day, what each side has captured, the turned-up cards, and what passed from hand to hand. */

/** @import {Child, Line, Room} from "../../types.js" */

import { h } from "../../dom.js";
import { icon } from "../../draw.js";
import { card, chip, DEAD, medal, read, sign } from "./cards.js";
import { called, listed, named, sides, upper } from "./places.js";

const DAYS = ["one", "two", "three"];

/** @param {Room} room */
export function day(room) {
  const { view } = room;
  const letter = view.muertos[0];
  const lost = /** @type {string[]} */ (view.lost);
  return h(
    "div",
    { class: "dm-day", key: "day" },
    medal(letter),
    h(
      "div",
      null,
      h("b", null, `Day ${DAYS[view.day - 1]}: ${DEAD[letter]}`),
      h("span", null, `Muertos are ${view.muertos_colour} (${letter})`),
      lost.length ? h("span", { class: "dm-lost" }, "Out of the game: ", lost.map((name, i) => h("i", { key: i }, chip(name, view)))) : null,
    ),
  );
}

/** @param {Room} room */
export function ledger(room) {
  const { view } = room;
  const head = (/** @type {Child} */ picture, /** @type {string} */ words) => h("th", { scope: "col" }, picture, h("span", null, words));
  const rows = sides(room).map((places, i) => {
    const seat = places[0] ?? 0;
    const names = places.map((place) => room.name(place)).join(", ");
    const numbers = [view.food_won[seat], view.muertos_won[seat], view.scores[seat]];
    const ours = room.me !== null && places.includes(room.me);
    return h("tr", { class: ours ? "us" : "", key: seat, "data-anchor": `side:${i}` }, h("th", { scope: "row" }, names), numbers.map((n, j) => h("td", { key: j }, n)));
  });
  return h(
    "table",
    { class: `dm-ledger n${rows.length}`, key: "ledger" },
    h("caption", { class: "vh" }, "Captured so far"),
    h("thead", null, h("tr", null, h("td", null), head(sign("bread"), "Food"), head(sign(view.muertos[0] === "G" ? "dog" : "skull", view.muertos[0]), "Muertos"), head(pair(view.muertos[0]), "Pairs"))),
    h("tbody", null, rows),
  );
}

/** Bread for the dead. @param {string} letter */
const pair = (letter) => h("span", { class: "dm-pair" }, sign("bread"), sign(letter === "G" ? "dog" : "skull", letter));

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
      names.map((name, i) => h("span", { key: name, "data-fly": name, style: { "z-index": names.length - i } }, card(name, { size: "pil", view }))),
    ),
  );
  return h(
    "section",
    { class: "dm-up", key: "up", "aria-label": "Turned-up cards by rank" },
    h("span", { class: "lb" }, "Turned up, by rank"),
    h("ul", { "data-anchor": "up" }, groups.length ? groups : h("li", { class: "dm-none" }, "nothing yet")),
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
    ...questions.map((one) => h("li", null, upper(named(room, one.about)), " held ", h("b", null, one.answer), ` ${counted(one)} when asked`)),
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
    h("summary", null, icon("i-eye"), h("span", { class: "long" }, "Gifts and questions"), h("span", { class: "short" }, "Gifts"), h("em", null, count), h("span", { class: "vh" }, " in this hand")),
    h("div", { class: "dm-known", tabindex: "0", role: "region", "aria-label": "Gifts and questions" }, h("h2", null, room.me === null ? "Gifts and questions" : "What you know of this hand"), count ? h("ul", null, told) : h("p", null, "No gift, no swap and no question yet.")),
  );
}

/** @param {Room} room @param {Passed} one @returns {Child[]} */
function passing(room, { how, from, to, card: name }) {
  const what = name ? chip(name, room.view) : "a card";
  if (how === "draw") return [called(room, to), " drew ", what, " from ", named(room, from)];
  if (how === "give") return [called(room, from), " gave ", named(room, to), " ", what];
  return [called(room, from), " swapped ", what, " to ", named(room, to)];
}

/** @param {Question} one */
const counted = ({ colour, rank, answer }) => {
  const s = answer === 1 ? "" : "s";
  return rank === "any" ? `${colour} card${s}` : colour === "any" ? `${rank}${s}` : `${colour} ${rank}${s}`;
};

/** What is wanted now, of me or of another. @param {Room} room */
export function wanted(room) {
  const { view } = room;
  if (room.ask) return `Your turn: ${room.ask.prompt}`;
  if (view.to_move === null) return "";
  const name = named(room, view.to_move);
  const forDummy = view.place !== view.to_move ? " for the dummy" : "";
  const partner = view.clockwise[(view.clockwise.indexOf(view.place) + 2) % 4];
  const words = {
    play: `is to play${forDummy}`,
    give: `is choosing a gift for ${named(room, view.leader)}`,
    take: "is taking a card of the dummy",
    swap: `is choosing a card for ${named(room, partner)}`,
    ask: "is asking a question",
    kill: "says whose 10 goes",
  }[/** @type {string} */ (view.asked)];
  return `${upper(name)} ${words}`;
}

/** Day by day, from the lines of the days that have ended. @param {Room} room */
export function sheet(room) {
  const { view } = room;
  const days = room.log.filter((/** @type {Line} */ line) => line.kind === "round");
  const totals = [{ food: [], muertos: [] }, ...days, { food: view.food_won, muertos: view.muertos_won }];
  const rows = sides(room).map((places) => {
    const seat = places[0] ?? 0;
    const cells = [0, 1, 2].map((i) => {
      if (i + 1 > view.day || !totals[i + 1]) return "";
      const gained = (/** @type {"food" | "muertos"} */ what) => (totals[i + 1]?.[what][seat] ?? 0) - (totals[i]?.[what][seat] ?? 0);
      return `${gained("food")}\u00a0+\u00a0${gained("muertos")}`;
    });
    const names = listed(places.map((place, i) => (i ? named(room, place) : called(room, place))));
    return [names, ...cells, view.food_won[seat], view.muertos_won[seat], view.scores[seat]];
  });
  return {
    head: ["", "Day\u00a01", "Day\u00a02", "Day\u00a03", "Food", "Muertos", "Pairs"],
    rows,
    note: "A day shows the Food and the Muertos captured on it. A Food and a Muertos make a pair, whenever they were won; more Food, then more Muertos breaks a tie.",
  };
}

