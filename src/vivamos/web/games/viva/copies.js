/**
 * Identical cards are told apart on the page: each in hand has a key of its own, `GP.7`, for as long as it is there. What
 * leaves the hand gives its key to the place where it is laid, so that it flies there from where it was.
 */

/** @import {Room} from "../../types.js" */

/** The numbers of the cards in hand, by kind. @type {Map<string, number[]>} */
let held = new Map();
/** Keys that left the hand and have not come to lie anywhere yet. @type {string[]} */
let gone = [];
/** Which key lies at a place. @type {Map<string, string>} */
let laid = new Map();
let table = "";
let next = 0;
let selected = "";

/** @param {string} id */
function forget(id) {
  [held, gone, laid, table] = [new Map(), [], new Map(), id];
  tops.clear();
  covered.clear();
}

/** Look at the hand, before anything is drawn. @param {Room} room @param {string[]} cards */
export function lookAt(room, cards) {
  if (table !== room.table.id) forget(room.table.id);
  if (room.selected !== null) selected = room.selected;
  gone = [];
  for (const kind of new Set([...cards, ...held.keys()])) {
    const ids = held.get(kind) ?? [];
    const count = cards.filter((card) => card === kind).length;
    while (ids.length < count) ids.push(next++);
    // The one that was selected goes first, then the last.
    const chosen = ids.findIndex((id) => `${kind}.${id}` === selected);
    if (ids.length > count && chosen >= 0) gone.push(`${kind}.${ids.splice(chosen, 1)[0]}`);
    while (ids.length > count) gone.push(`${kind}.${ids.pop()}`);
    held.set(kind, ids);
  }
}

/** The keys of the cards in hand, in their order. @param {string[]} cards */
export function keysOf(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return `${card}.${held.get(card)?.[nth]}`;
  });
}

/** The name under which a card that lies somewhere flies: the key it had in hand if it came from there just now. @param {string} place @param {string} card */
export function flightOf(place, card) {
  const known = laid.get(place);
  if (known) return known;
  const at = gone.findIndex((key) => key.startsWith(`${card}.`));
  const name = at >= 0 ? gone.splice(at, 1)[0] ?? place : place;
  if (laid.size > 300) laid.clear();
  laid.set(place, name);
  return name;
}

/** @typedef {{place: string, card: string | null, cards: number}} Top */

/** @type {Map<number, Top>} */
const tops = new Map();
/** What a top card was laid on. @type {Map<string, {place: string, card: string}>} */
const covered = new Map();

/** The card under a house's top card, if it was seen: it stays there while the next one flies onto it. @param {number} house @param {Top} top */
export function liesUnder(house, top) {
  const before = tops.get(house);
  if (before && before.place !== top.place) {
    if (covered.size > 300) covered.clear();
    if (before.card !== null && top.card !== null && before.cards < top.cards) covered.set(top.place, { place: before.place, card: before.card });
  }
  tops.set(house, top);
  return covered.get(top.place) ?? null;
}
