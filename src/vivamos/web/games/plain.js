/** A table for a game that has no drawings of its own: cards as words, a button for every move. */

/** @import {GameModule, Room, View} from "../types.js" */

import { h, s } from "../dom.js";
import { cardSvg, lettering, word } from "../draw.js";
import { t, wordsOf } from "../words.js";

const COLOURS = ["#5b7f6b", "#a8663f", "#4c6d9c", "#8b5d8f", "#9a8a3c", "#a24f56"];

/** @param {View} view @param {number} seat */
function cardsOf(view, seat) {
  const counts = Array.isArray(view.cards) ? view.cards[seat] : null;
  return typeof counts === "number" ? counts : Array.isArray(counts) ? counts.length : null;
}

/** The size of a hand is the usual one and has no class. @param {string} size */
const sized = (size) => (size === "hand" ? "" : size);

/** A view tells more than a plain table can draw: what is left is told key by key. @param {Room} room */
function facts({ view, game }) {
  const words = wordsOf(game.id);
  const named = (/** @type {string} */ id, /** @type {string} */ otherwise) => (words.has(id) ? words.text(id) : otherwise);
  const known = new Set(["game", "players", "viewer", "to_move", "scores", "winners", "moves", "hand"]);
  return Object.entries(view)
    .filter(([key, value]) => !known.has(key) && (typeof value !== "object" || Array.isArray(value)) && value !== null)
    .map(([key, value]) => [named(`view-${key}`, key.replaceAll("_", " ")), tell(value)])
    .filter(([, text]) => text !== "" && text.length < 120);
}

/** @param {unknown} value @returns {string} */
function tell(value) {
  if (Array.isArray(value)) {
    const parts = value.map((one) => (one === null ? "–" : Array.isArray(one) ? `(${tell(one)})` : tell(one)));
    return parts.includes("") ? "" : parts.join(", ");
  }
  if (value === true || value === false) return t(value ? "table-yes" : "table-no");
  return typeof value === "object" && value !== null ? "" : String(value);
}

/** @param {Room} room */
function handOf(room) {
  const hand = room.view.hand;
  return Array.isArray(hand) ? hand.filter((card) => typeof card === "string") : [];
}

/** @param {number} number */
const roundWord = (number) => t("table-round", { number });

/** @type {GameModule} */
const plain = {
  look: "g-plain",
  card: (card, { size = "hand" } = {}) => {
    const small = card.length > 3 ? 22 : 34;
    const face = s("rect", { width: 100, height: 140, rx: 9, fill: "#fffdf5", stroke: "#2a211c", "stroke-opacity": ".2" });
    const corner = word(card, 8, 9, card.length > 4 ? 9 : 15, "s", 8, "ink");
    return cardSvg(`plain ${sized(size)}`, card, [face, corner, word(card, 52, 78 - small / 2, small, "m", 8, "ink")]);
  },
  back: ({ size = "hand" } = {}) => {
    const face = s("rect", { width: 100, height: 140, rx: 9, fill: "#fffdf5" });
    return cardSvg(`plain back ${sized(size)}`, t("table-face-down"), [face, s("rect", { x: 5, y: 5, width: 90, height: 130, rx: 6, fill: "#35614a" })]);
  },
  chip: (card) => h("span", { class: "chip" }, card),
  spoken: (card) => card,
  avatar: (seat) =>
    s(
      "svg",
      { viewBox: "0 0 46 46", "aria-hidden": "true" },
      s("rect", { width: 46, height: 46, fill: COLOURS[seat % COLOURS.length] }),
      s("circle", { cx: 23, cy: 18, r: 8, fill: "#fff8ea" }),
      s("path", { d: "M7 46c1-12 7-17 16-17s15 5 16 17z", fill: "#fff8ea" }),
    ),
  picture: () => lettering("VIVAMOS", 40, { label: null }),
  round: roundWord,
  status: (view) => ({ now: view.winners.length ? t("table-over") : view.round ? roundWord(view.round) : t("table-playing") }),
  draw(room) {
    const { view, ask } = room;
    const hand = handOf(room);
    const used = new Set(hand);
    const cardOf = (/** @type {string} */ move) => move.split(" ").find((part) => used.has(part));
    const others = ask ? ask.moves.filter((move) => cardOf(move) === undefined) : [];
    const panel = (/** @type {number} */ seat) =>
      room.seat(seat, { cards: seat === room.me ? null : cardsOf(view, seat), score: view.scores[seat], back: () => plain.back() });
    return [
      h(
        "div",
        { class: "pt" },
        h("div", { class: "pt-seats" }, room.opponents.map(panel)),
        h("dl", { class: "pt-facts" }, facts(room).map(([key, text]) => [h("dt", null, key), h("dd", null, text)])),
        h(
          "div",
          { class: "pt-moves", role: "group", "aria-label": t("table-moves") },
          others.map((move) => h("button", { class: "tb solid", key: move, type: "button", onclick: () => room.act(move) }, move)),
        ),
        h(
          "div",
          { class: "pt-foot" },
          panel(room.foot),
          hand.length
            ? room.hand(hand, {
                moves: (card) => [...new Set([...(ask?.moves ?? []), ...Object.keys(ask?.refused ?? {})])].filter((move) => cardOf(move) === card),
                keyOf: (card, i) => `${card}#${hand.slice(0, i).filter((other) => other === card).length}`,
              })
            : null,
        ),
      ),
    ];
  },
  standing: (room) => ({
    head: ["", t("table-score")],
    rows: room.view.scores.map((score, seat) => [room.name(seat), score]),
  }),
  sheet: (room) => ({
    head: ["", t("table-score")],
    rows: room.view.scores.map((score, seat) => [room.name(seat), score]),
  }),
};

export default plain;
