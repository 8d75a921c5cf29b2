/** A move drawn and in words: its card, and what else it says. */

/** @import {View} from "../types.js" */
/** @import {TableRoom} from "../table/room.js" */

import { h } from "../dom.js";

/** The card of a move, if it is about one of those that the player could use. @param {string} move @param {View} view what the player saw before it */
export function cardOf(move, view) {
  const held = [view.hand, view.normal, view.refuse, view.dummy].flatMap((cards) => (Array.isArray(cards) ? cards : []));
  return move.split(" ").find((word) => held.includes(word)) ?? null;
}

/** What the game says of a move. @param {TableRoom} room @param {string} move @param {View} view */
const saysOf = (room, move, view) => room.module.move?.(move, view, room.text) ?? null;

/** A small card, or the move in words. @param {TableRoom} room @param {string} move @param {View} view @returns {HTMLElement} */
export function miniMove(room, move, view) {
  const card = cardOf(move, view);
  if (card === null) return h("span", { class: "mini-move words" }, moveWords(room, move, view));
  const beside = saysOf(room, move, view)?.beside;
  return h("span", { class: "mini-move" }, room.module.card(card, { size: "pil", view }), beside ? h("b", null, beside) : null);
}

/** A move in words: "Red 29". @param {TableRoom} room @param {string} move @param {View} view */
export function moveWords(room, move, view) {
  const card = cardOf(move, view);
  const said = saysOf(room, move, view)?.words ?? (card === null ? move : room.module.spoken(card, view));
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** How it goes on: the cards of some moves, one after the other. @param {TableRoom} room @param {string[]} moves @param {View} view */
export function wentOn(room, moves, view) {
  return moves.map((move) => moveChip(room, move, view));
}

/** Its small card where many stand below each other, or its words. @param {TableRoom} room @param {string} move @param {View} view */
export function tinyMove(room, move, view) {
  const [, second] = move.split(" ");
  if (second && !/^\d+$/.test(second)) {
    try {
      return h("span", { class: "mini-move" }, room.module.card(second, { size: "pil", view }));
    } catch {
      // what stands there is no card
    }
  }
  return h("span", { class: "chip" }, moveWords(room, move, view));
}

/** A move in a line of text: its card as the log draws it, or its words. @param {TableRoom} room @param {string} move @param {View} view */
export function moveChip(room, move, view) {
  const [, second] = move.split(" ");
  const words = () => h("span", { class: "chip" }, moveWords(room, move, view));
  if (!second || /^\d+$/.test(second)) return words(); // a number is a place, and no card
  try {
    return room.module.chip(second, view);
  } catch {
    return words();
  }
}
