/** VIVA's table: the blocking card and the draw pile, three houses, the hand. */

import { h } from "../../dom.js";
import { listed } from "../../words.js";
import { avatar, back, chip, coloursOf, face, joy, picture, spoken, victories, words } from "./cards.js";
import { blockAndPile, ground, houses } from "./middle.js";
import { lookAt } from "./copies.js";
import { actions, asked, BUTTONS, onKey, ownHand } from "./foot.js";

/** @import {Abouts, GameModule, Room, View} from "../../types.js" */

/** How many places for victory cards a seat shows: what surely wins the game. @param {View} view */
const places = (view) => Math.floor(view.rounds / 2) + 1;

/** @param {Room} room @param {View} view @param {number} seat */
function panel(room, view, seat) {
  const playing = view.playing.includes(seat);
  return room.seat(seat, {
    cards: playing ? view.cards[seat] : null,
    sub: playing ? undefined : words("sits-out"),
    extra: [room.explain(victories(view.scores[seat] ?? 0, places(view)), "victories")],
    back: () => back({ size: "pil" }),
    cls: playing ? "" : "out",
  });
}

/** After the rounds agreed on, those who share the lead play on. @param {number} round @param {number} rounds */
const roundOf = (round, rounds) => (round > rounds ? words("extra-round-begins", { number: round - rounds }) : words("round-begins", { round, rounds }));

/** @type {Abouts} */
const about = {
  rules: { card: "VI-6", blocking: "VI-9", won: "VI-14", victories: "VI-18", pile: "VI-8", viva: "VI-11" },
  card: () => ({ what: "card" }),
  now(card, room) {
    const moves = (room.ask?.moves ?? []).filter((move) => move.split(" ")[1] === card);
    if (moves.includes(`finish ${card}`)) return words("about-now-last");
    const houses = [1, 2, 3].filter((house) => moves.includes(`place ${card} ${house}`));
    if (houses.length === 0) return null;
    const viva = moves.some((move) => room.ask?.preview.viva?.[move]);
    const told = words("about-now-houses", { count: houses.length, houses: listed(houses.map(String), "list-or") });
    return viva ? `${told} ${words("about-now-viva")}` : told;
  },
};

/** @type {GameModule} */
const viva = {
  about,
  look: "g-viva",
  title: "VIVA",
  emblem: "GP",
  place: 3,
  sound: "bell",
  joy,
  card: (card, { size = "hand" } = {}) => face(card, { size }),
  back,
  chip,
  spoken,
  avatar,
  picture,
  get keys() {
    return /** @type {[string[], string][]} */ ([[["1", "2", "3"], words("keys-help")]]);
  },
  move(move) {
    const [verb, card = "", ...houses] = move.split(" ");
    const button = BUTTONS[move];
    if (button) return { words: words(button) };
    const colours = coloursOf(card);
    if (verb === "place") return { words: words("press-place", { colours, house: listed(houses) }), beside: houses.join(" ") };
    return { words: words(verb === "finish" ? "press-go-out" : "press-block", { colours }) };
  },
  lookedAt: (before, after) => (after.round === before.round ? { ...after, hand: before.hand, drawn: before.drawn, asked: before.asked } : before),
  lying: ({ houses }) => houses.flatMap((/** @type {{top: string | null}} */ { top }) => top ?? []),
  round: (number, { options }) => roundOf(number, Number(options.rounds)),
  status(view) {
    const { round, rounds } = view;
    const now = roundOf(round, rounds);
    return round > rounds ? { now } : { now, step: round, of: rounds };
  },
  draw(room) {
    const { view } = room;
    lookAt(room, view.hand);
    return [
      ground(),
      h(
        "div",
        { class: `vt n${room.opponents.length}`, "data-asked": room.ask && !room.sending && !room.resting ? view.asked : null, onkeydown: (/** @type {KeyboardEvent} */ event) => onKey(event, room) },
        h("div", { class: "vt-seats" }, room.opponents.map((seat) => panel(room, view, seat))),
        blockAndPile(room, view),
        houses(room, view),
        asked(room, view),
        ownHand(room, view),
        h("div", { class: "vt-act" }, actions(room), panel(room, view, room.foot)),
      ),
    ];
  },
  standing: (room) => {
    const { view } = room;
    return { head: ["", words("score-cards"), words("score-wins")], rows: view.scores.map((wins, seat) => [room.name(seat), view.cards[seat], wins]) };
  },
  sheet(room) {
    const { view } = room;
    const rounds = room.log.filter((fact) => fact.kind === "round");
    const columns = Math.max(view.rounds, rounds.length);
    const head = ["", ...Array.from({ length: columns }, (_, i) => (i < view.rounds ? `${i + 1}` : `+${i + 1 - view.rounds}`)), words("score-wins")];
    const mark = (/** @type {number} */ seat, /** @type {number} */ i) => {
      const round = rounds[i];
      return round === undefined ? "" : round.args?.seat === seat ? won() : "–";
    };
    const rows = view.scores.map((wins, seat) => [room.name(seat), ...Array.from({ length: columns }, (_, i) => mark(seat, i)), wins]);
    return { head, rows, note: words("sheet-note") };
  },
  effect({ kind = "" }, room) {
    if (["place", "finish", "block"].includes(kind)) room.sound("paper");
    if (kind === "viva" && room.motion > 0) jump(room);
  },
};

function won() {
  return h("span", { class: "vic" }, victories(1, 1).firstElementChild, h("span", { class: "vh" }, words("round-won-mark")));
}

/** The roofs jump once, from left to right. @param {Room} room */
function jump(room) {
  room.el.querySelectorAll(".vt-house").forEach((house, i) => {
    house.animate([{ translate: "0 0" }, { translate: "0 -10px" }, { translate: "0 0" }], { duration: room.motion * 1.4, delay: i * 90, easing: "ease-out" });
  });
}

export default viva;
