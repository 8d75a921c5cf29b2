/** The question of an Ask: whose hand, which colour, which rank. The moves say what may be asked. */

/** @import {Room} from "../../types.js" */

import { h } from "../../dom.js";
import { LETTERS } from "./cards.js";
import { named, upper } from "./places.js";

/** What is wanted so far, in a room's memory. */
const noWish = () => ({ about: "", colour: "any", rank: "any" });

/** @param {Room} room */
export function question(room) {
  const wish = room.memory(noWish);
  const asked = (room.ask?.moves ?? []).map((move) => move.split(" "));
  const words = (/** @type {number} */ i) => [...new Set(asked.map((parts) => parts[i] ?? ""))];
  const places = words(1);
  if (!places.includes(wish.about)) Object.assign(wish, { ...noWish(), about: places[0] ?? "" });
  const move = `ask ${wish.about} ${wish.colour} ${wish.rank}`;
  const may = room.ask?.moves.includes(move) ?? false;
  const colours = [...words(2).filter((word) => word !== "any"), "any"];
  const ranks = [...words(3).filter((word) => word !== "any"), "any"];
  return h(
    "form",
    {
      class: "dm-ask",
      key: "ask",
      "aria-label": "Your question",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (may) room.act(move);
      },
    },
    row(room, "about", "Whose hand?", places.map((place) => [place, upper(named(room, Number(place)))])),
    row(room, "colour", "Colour", colours.map((colour) => [colour, LETTERS[colour] ? `${LETTERS[colour]} ${colour}` : "any"])),
    row(room, "rank", "Rank", ranks.map((rank) => [rank, rank])),
    h("button", { class: "tb acc dm-put", type: "submit", "aria-disabled": may ? null : "true" }, may ? put(room) : "Choose a colour or a rank"),
  );
}

/** The question in words. @param {Room} room */
function put(room) {
  const wish = room.memory(noWish);
  const cards = wish.rank === "any" ? `${wish.colour} cards` : wish.colour === "any" ? `${wish.rank}s` : `${wish.colour} ${wish.rank}s`;
  return `Ask: how many ${cards} has ${named(room, Number(wish.about))}?`;
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
  const buttons = choices.map(([value = "", words = ""]) =>
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
      words,
    ),
  );
  return h("div", { class: `dm-row ${what}`, key: what }, h("span", { "aria-hidden": "true" }, label), h("div", { role: "radiogroup", "aria-label": label, onkeydown: walk }, buttons));
}
