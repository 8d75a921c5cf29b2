/** The question of an Ask: whose hand, which colour, which rank. The moves say what may be asked. */

/** @import {Ask, Room} from "../../types.js" */

import { h } from "../../dom.js";
import { LETTERS, words } from "./cards.js";
import { askedFor, called, seatAt } from "./places.js";

/** What was chosen for this question so far, in a room's memory: nothing at first. */
const noWish = () => ({ ask: /** @type {Ask | null} */ (null), about: "", colour: "", rank: "" });

/** @param {Room} room */
export function question(room) {
  const wish = room.memory(noWish);
  if (wish.ask !== room.ask) Object.assign(wish, noWish(), { ask: room.ask });
  const asked = (room.ask?.moves ?? []).map((move) => move.split(" "));
  const parts = (/** @type {number} */ i) => [...new Set(asked.map((move) => move[i] ?? ""))];
  const places = parts(1);
  const move = `ask ${wish.about} ${wish.colour || "any"} ${wish.rank || "any"}`;
  const may = room.ask?.moves.includes(move) ?? false;
  const colours = [...parts(2).filter((word) => word !== "any"), "any"];
  const ranks = [...parts(3).filter((word) => word !== "any"), "any"];
  const any = words("question-any");
  const ofColour = (/** @type {string} */ colour) => words("question-of-colour", { colour: LETTERS[colour] });
  return h(
    "form",
    {
      class: "dm-ask",
      key: "ask",
      "data-part": "question",
      "aria-label": words("question-title"),
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (may) room.act(move);
      },
    },
    row(room, "about", words("question-whose"), places.map((place) => [place, called(room, Number(place))])),
    row(room, "colour", words("question-colour"), colours.map((colour) => [colour, colour === "any" ? any : ofColour(colour)])),
    row(room, "rank", words("question-rank"), ranks.map((rank) => [rank, rank === "any" ? any : rank])),
    h("button", { class: "tb acc dm-put", type: "submit", "aria-disabled": may ? null : "true" }, may ? put(room) : words(wish.about ? "question-choose" : "question-choose-whose")),
  );
}

/** The question in words. @param {Room} room */
function put(room) {
  const wish = room.memory(noWish);
  return room.text("question-put", { about_seat: seatAt(room, Number(wish.about)), ...askedFor({ colour: wish.colour || "any", rank: wish.rank || "any" }) });
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
    const next = at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length;
    const group = /** @type {HTMLElement} */ (event.currentTarget);
    choose(choices[next]?.[0] ?? "");
    /** @type {HTMLElement | undefined} */ (group.querySelectorAll("button")[next])?.focus();
  };
  const stop = Math.max(0, choices.findIndex(([value]) => value === wish[what]));
  const buttons = choices.map(([value = "", text = ""], i) =>
    h(
      "button",
      {
        type: "button",
        class: `dm-opt${LETTERS[value] ? ` dm ${LETTERS[value].toLowerCase()}` : ""}`,
        key: value,
        role: "radio",
        "data-value": value,
        "aria-checked": String(wish[what] === value),
        tabindex: i === stop ? "0" : "-1",
        onclick: () => choose(value),
      },
      text,
    ),
  );
  return h("div", { class: `dm-row ${what}`, key: what }, h("span", { "aria-hidden": "true" }, label), h("div", { role: "radiogroup", "aria-label": label, onkeydown: walk }, buttons));
}
