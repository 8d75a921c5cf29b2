/** Who sits where, what is said of them, and the names of cards on the page. A place is a seat, or 3 for the dummy when three play. */

/** @import {Room, View} from "../../types.js" */

import { LETTERS, read, words } from "./cards.js";

/** The places clockwise from the foot of the table: foot, left, opposite, right. @param {Room} room @returns {number[]} */
export function around(room) {
  const chairs = /** @type {number[]} */ (room.view.clockwise);
  const foot = chairs.indexOf(room.foot);
  return chairs.map((_, i) => /** @type {number} */ (chairs[(foot + i) % chairs.length]));
}

/** @param {View} view @param {number} place */
export const isDummy = (view, place) => place >= view.players;

/** @param {Room} room @param {number} place */
export function called(room, place) {
  return isDummy(room.view, place) ? words("dummy") : room.name(place);
}

/** The seat at a place, for words: the dummy has none. @param {Room} room @param {number} place */
export const seatAt = (room, place) => (isDummy(room.view, place) ? null : place);

/** What is asked for in a question, for words: null is any. @param {{colour: string, rank: string}} question */
export const askedFor = ({ colour, rank }) => ({ colour: LETTERS[colour] ?? null, rank: rank === "any" ? null : Number(rank) });

/** Teams, or with three players everyone alone: the first is that of the foot. @param {Room} room @returns {number[][]} */
export function sides(room) {
  const order = around(room);
  if (room.view.players < 4) return [...Array(room.view.players).keys()].map((i) => [(room.foot + i) % room.view.players]);
  return [order.filter((_, i) => i % 2 === 0), order.filter((_, i) => i % 2 === 1)];
}

/** Whether there are several of a card, so that its name alone does not tell which. @param {string} name @param {View} view */
const copied = (name, view) => ["food", "muertos"].includes(read(name, view).kind);

/**
 * The key on the page of a card in a hand, `m` one's own or `d` the dummy's: of several alike, the last one is played.
 * @param {string} name @param {string[]} cards @param {number} i @param {View} view @param {"m" | "d"} hand
 */
export function keyInHand(name, cards, i, view, hand) {
  return copied(name, view) ? `${name}#${hand}${cards.slice(0, i).filter((other) => other === name).length}` : name;
}

/** The key of a card in the trick: the one it had in the hand, so that it flies from there. */
/** @param {Room} room @param {string} name @param {number} place */
export function keyInTrick(room, name, place) {
  const { view } = room;
  if (!copied(name, view)) return name;
  const left = (/** @type {string[]} */ cards) => cards.filter((other) => other === name).length;
  if (place === room.me) return `${name}#m${left(view.hand)}`;
  return isDummy(view, place) ? `${name}#d${left(view.dummy)}` : `${name}@${place}`;
}
