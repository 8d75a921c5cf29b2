/**
 * Identical cards are told apart on the page: each in hand has a key of its own, `GP.7`, for as long as it is there. What
 * leaves the hand gives its key to the place where it is laid, so that it flies there from where it was.
 */

/** @import {Room} from "../../types.js" */

/** @typedef {{place: string, card: string | null, cards: number}} Top */

/**
 * @typedef {object} Copies
 * @property {Map<string, number[]>} held the numbers of the cards in hand, by kind
 * @property {string[]} gone keys that left the hand and have not come to lie anywhere yet
 * @property {Map<string, string>} laid which key lies at a place
 * @property {number} next
 * @property {string} selected
 * @property {Map<number, Top>} tops what lay on each house when it was last drawn
 * @property {Map<string, {place: string, card: string}>} covered what a top card was laid on
 */

/** What a room remembers. @returns {Copies} */
const noCopies = () => ({ held: new Map(), gone: [], laid: new Map(), next: 0, selected: "", tops: new Map(), covered: new Map() });

/** Look at the hand, before anything is drawn. @param {Room} room @param {string[]} cards */
export function lookAt(room, cards) {
  const copies = room.memory(noCopies);
  if (room.selected !== null) copies.selected = room.selected;
  copies.gone = [];
  for (const kind of new Set([...cards, ...copies.held.keys()])) {
    const ids = copies.held.get(kind) ?? [];
    const count = cards.filter((card) => card === kind).length;
    while (ids.length < count) ids.push(copies.next++);
    // The one that was selected goes first, then the last.
    const chosen = ids.findIndex((id) => `${kind}.${id}` === copies.selected);
    if (ids.length > count && chosen >= 0) copies.gone.push(`${kind}.${ids.splice(chosen, 1)[0]}`);
    while (ids.length > count) copies.gone.push(`${kind}.${ids.pop()}`);
    copies.held.set(kind, ids);
  }
}

/** The keys of the cards in hand, in their order. @param {Room} room @param {string[]} cards */
export function keysOf(room, cards) {
  const { held } = room.memory(noCopies);
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return `${card}.${held.get(card)?.[nth]}`;
  });
}

/** The name under which a card that lies somewhere flies: the key it had in hand if it came from there just now. @param {Room} room @param {string} place @param {string} card */
export function flightOf(room, place, card) {
  const { gone, laid } = room.memory(noCopies);
  const known = laid.get(place);
  if (known) return known;
  const at = gone.findIndex((key) => key.startsWith(`${card}.`));
  const name = at >= 0 ? gone.splice(at, 1)[0] ?? place : place;
  if (laid.size > 300) laid.clear();
  laid.set(place, name);
  return name;
}

/** The card under a house's top card, if it was seen: it stays there while the next one flies onto it. @param {Room} room @param {number} house @param {Top} top */
export function liesUnder(room, house, top) {
  const { tops, covered } = room.memory(noCopies);
  const before = tops.get(house);
  if (before && before.place !== top.place) {
    if (covered.size > 300) covered.clear();
    if (before.card !== null && top.card !== null && before.cards < top.cards) covered.set(top.place, { place: before.place, card: before.card });
  }
  tops.set(house, top);
  return covered.get(top.place) ?? null;
}
