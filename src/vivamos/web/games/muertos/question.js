/** The question of an Ask: whose hand, which colour, which rank. The moves say what may be asked. */

/** @import {Room} from "../../types.js" */

import { h } from "../../dom.js";
import { LETTERS, words } from "./cards.js";
import { askedFor, called, seatAt } from "./places.js";

/** What is wanted so far, in a room's memory. */
const noWish = () => ({ about: "", colour: "any", rank: "any" });

/** @param {Room} room */
export function question(room) {
  const wish = room.memory(noWish);
  const asked = (room.ask?.moves ?? []).map((move) => move.split(" "));
  const parts = (/** @type {number} */ i) => [...new Set(asked.map((move) => move[i] ?? ""))];
  const places = parts(1);
  if (!places.includes(wish.about)) Object.assign(wish, { ...noWish(), about: places[0] ?? "" });
  const move = `ask ${wish.about} ${wish.colour} ${wish.rank}`;
  const may = room.ask?.moves.includes(move) ?? false;
  const colours = [...parts(2).filter((word) => word !== "any"), "any"];
  const ranks = [...parts(3).filter((word) => word !== "any"), "any"];
  const any = words("question-any");
  const ofColour = (/** @type {string} */ colour) => words("question-of-colour", { letter: LETTERS[colour], colour: LETTERS[colour] });
  return h(
    "form",
    {
      class: "dm-ask",
      key: "ask",
      "aria-label": words("question-title"),
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (may) room.act(move);
      },
    },
    row(room, "about", words("question-whose"), places.map((place) => [place, called(room, Number(place))])),
    row(room, "colour", words("question-colour"), colours.map((colour) => [colour, colour === "any" ? any : ofColour(colour)])),
    row(room, "rank", words("question-rank"), ranks.map((rank) => [rank, rank === "any" ? any : rank])),
    h("button", { class: "tb acc dm-put", type: "submit", "aria-disabled": may ? null : "true" }, may ? put(room) : words("question-choose")),
  );
}

/** The question in words. @param {Room} room */
function put(room) {
  const wish = room.memory(noWish);
  return room.text("question-put", { about_seat: seatAt(room, Number(wish.about)), ...askedFor(wish) });
}

/**
 * @param {Room} room
 * @param {"about" | "colour" | "rank"} what
 * @param {string} label
 * @param {string[][]} choices value and words
 */
function row(room, what, label, choices) {
  const wish = room.memory(noWish);
  const choose = (/** @type {string} */ value) => {
    wish[what] = value;
    room.redraw();
  };
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const at = choices.findIndex(([value]) => value === wish[what]);
    const next = (at + by + choices.length) % choices.length;
    const group = /** @type {HTMLElement} */ (event.currentTarget);
    choose(choices[next]?.[0] ?? "");
    /** @type {HTMLElement | undefined} */ (group.querySelectorAll("button")[next])?.focus();
  };
  const buttons = choices.map(([value = "", text = ""]) =>
    h(
      "button",
      {
        type: "button",
        class: `dm-opt${LETTERS[value] ? ` dm ${LETTERS[value].toLowerCase()}` : ""}`,
        key: value,
        role: "radio",
        "data-value": value,
        "aria-checked": String(wish[what] === value),
        tabindex: wish[what] === value ? "0" : "-1",
        onclick: () => choose(value),
      },
      text,
    ),
  );
  return h("div", { class: `dm-row ${what}`, key: what }, h("span", { "aria-hidden": "true" }, label), h("div", { role: "radiogroup", "aria-label": label, onkeydown: walk }, buttons));
}
