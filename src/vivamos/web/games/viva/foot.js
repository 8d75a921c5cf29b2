/** The foot of VIVA's table: what is asked, the hand, and the buttons for moves that are no card. */

import { h } from "../../dom.js";
import { back, coloursOf, words } from "./cards.js";
import { keysOf } from "./copies.js";
import { actFromHand, chooseNumber, heldOver, layOn, numbers, target } from "./plan.js";

/** @import {Child, Room, View} from "../../types.js" */

/** The moves that have a button, with its message. @type {Record<string, string>} */
export const BUTTONS = { draw: "button-draw", keep: "button-keep", "block top": "button-turn-up", catch: "button-catch", let: "button-let" };

/** The line over the hand. @param {Room} room @param {View} view */
export function asked(room, view) {
  return h("p", { class: "vt-ask", "data-part": "prompt", "aria-hidden": "true" }, question(room, view));
}

/** @param {Room} room @param {View} view @returns {Child} */
function question(room, view) {
  const { ask } = room;
  if (view.winners.length) return words("question-over");
  if (room.resting) return view.viva ? words("question-viva", { colours: coloursOf(view.viva) }) : view.caught ? words("question-caught") : "";
  if (!ask) return view.to_move === null || view.to_move === room.me ? "" : room.text(`waits-for-${view.asked}`, { seat: view.to_move });
  const { card, all, chosen, laid } = numbers(room);
  if (view.asked === "judge") return room.text("question-judge", { seat: view.turn });
  if (view.asked === "block") return words("question-block");
  if (card !== null && chosen > 1) return words("question-next-house", { number: laid.length + 1, all: chosen });
  if (card !== null && all.length) return view.asked === "drawn" ? words("question-drawn", { colours: coloursOf(card) }) : words("question-house");
  return room.turnText;
}

/** Buttons for draw, keep, turn up, catch and let; and how many identical cards are to be laid. @param {Room} room */
export function actions(room) {
  if (!room.ask || room.resting) return h("div", { class: "vt-buttons" });
  const plain = room.ask.moves.filter((move) => move in BUTTONS);
  const { all, chosen, card } = numbers(room);
  const many = all.length > 1 ? howMany(room, card ?? "", all, chosen) : null;
  const buttons = plain.map((move) => h("button", { class: `vt-go ${move.split(" ")[0]}`, key: move, type: "button", "aria-busy": room.sending ? "true" : null, onclick: () => actFromHand(room, move) }, words(BUTTONS[move] ?? move)));
  return h("div", { class: "vt-buttons" }, many, buttons);
}

/** @param {Room} room @param {string} card @param {number[]} all @param {number} chosen */
function howMany(room, card, all, chosen) {
  const name = words("how-many-cards", { colours: coloursOf(card) });
  return h(
    "div",
    { class: "vt-many", role: "group", "aria-label": name },
    h("span", { "aria-hidden": "true" }, words("lay-how-many")),
    all.map((n) => h("button", { type: "button", key: `n${n}`, "aria-pressed": n === chosen ? "true" : "false", "aria-label": words("lay-number", { number: n }), onclick: () => chooseNumber(room, n) }, n)),
  );
}

// --- the hand ---

/** The hand in the order of the kinds, the card just drawn at the end. @param {View} view @returns {string[]} */
function inOrder(view) {
  const cards = [...view.hand];
  if (view.drawn) cards.push(...cards.splice(cards.lastIndexOf(view.drawn), 1));
  return cards;
}

/** @param {Room} room @param {View} view */
export function ownHand(room, view) {
  if (room.me === null) {
    const count = view.cards[room.foot] ?? 0;
    return h("div", { class: "vt-hand vt-backs", "aria-hidden": "true" }, Array.from({ length: count }, () => back()));
  }
  const cards = inOrder(view);
  const ask = room.resting ? null : room.ask;
  const all = ask ? [...new Set([...ask.moves, ...Object.keys(ask.refused)])] : [];
  const keys = keysOf(room, cards);
  const hand = room.hand(cards, {
    moves: (card) => all.filter((move) => move.split(" ")[1] === card),
    keyOf: (_, i) => keys[i] ?? "",
    above: (card) => (view.drawn === card && ask ? h("span", { class: "tag led" }, words("tag-drawn")) : null),
    choose: (_, __, el) => firstHouse(el),
  });
  const buttons = [...hand.querySelectorAll(".hc")];
  buttons.forEach((button, i) => {
    button.setAttribute("data-from", "pile");
    if (i > 0 && cards[i] === cards[i - 1]) button.classList.add("same");
    if (i < cards.length - 1) button.querySelector(".abv")?.remove();
  });
  return h("div", { class: "vt-hand" }, hand);
}

/** A second press on a card that may go to several houses: on to the houses. @param {HTMLElement} el */
function firstHouse(el) {
  const hits = [...(el.closest(".vt")?.querySelectorAll(".vt-house .vt-hit") ?? [])];
  const first = hits.find((hit) => hit.getAttribute("aria-disabled") !== "true");
  if (first instanceof HTMLElement) first.focus();
}

/** 1, 2 and 3 lay the selected card; arrows walk from house to house. @param {KeyboardEvent} event @param {Room} room */
export function onKey(event, room) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
  const number = Number(event.key);
  if (number >= 1 && number <= 3 && heldOver(room) !== null && target(room, number)) {
    event.preventDefault();
    layOn(room, number);
    return;
  }
  const on = event.target instanceof Element ? event.target.closest(".vt-house .vt-hit") : null;
  if (!on || (event.key !== "ArrowRight" && event.key !== "ArrowLeft")) return;
  const hits = [...room.el.querySelectorAll(".vt-house .vt-hit")];
  const next = hits[(hits.indexOf(on) + (event.key === "ArrowRight" ? 1 : hits.length - 1)) % hits.length];
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
}
