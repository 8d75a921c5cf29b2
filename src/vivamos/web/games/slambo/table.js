/** SLAMBO!'s table: the ring with the balance, the pile and what is at stake, everyone's shame, and the hand. */

import { h, s } from "../../dom.js";
import { drawing } from "../../draw.js";
import { avatar, back, card, chip, clay, picture, spoken } from "./cards.js";
import { burst, ring } from "./ring.js";

/** @import {Fact, GameModule, Room} from "../../types.js" */

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const LOSE = 3; // places for shame cards (SL-17)

/** @param {number} n */
const inWords = (n) => WORDS[n] ?? String(n);
/** @param {number} n */
const shameCards = (n) => `${inWords(n)} shame card${n === 1 ? "" : "s"}`;
/** @param {number} n */
const signed = (n) => (n < 0 ? `−${-n}` : String(n));
/** @param {string} key the key of a card of the hand, `copy#1` */
const nameOf = (key) => key.split("#")[0];

/** @param {Room} room @param {string} name */
const movesOf = (room, name) => (room.ask?.moves ?? []).filter((move) => move === `play ${name}` || move.startsWith(`play ${name} `));

/** The last card of the bout that runs. @param {Room} room @returns {Line | null} */
function lastPlay(room) {
  for (let i = room.log.length - 1; i >= 0; i--) {
    const line = room.log[i];
    if (line.kind === "play") return line;
    if (line.kind === "deal" && !room.resting) return null;
  }
  return null;
}

// --- seats and their shame ---

/** Who shouts, and what. @param {Room} room @returns {{seat: number, text: string, cls: string} | null} */
function shout(room) {
  const { view, resting } = room;
  const over = view.winners.length > 0;
  if (resting?.kind === "round" || over) {
    const loser = resting?.kind === "round" ? resting.loser : view.lost_last_bout;
    return loser === null ? null : { seat: loser, text: "SLAMBO!", cls: "slam" };
  }
  const line = view.pile > 0 ? lastPlay(room) : null;
  if (!line || line.seat === undefined) return null;
  return { seat: line.seat, text: `${signed(view.balance)}!`, cls: view.moved < 0 ? "minus" : "plus" };
}

/** @param {Room} room @param {number} seat @param {string} flip */
function shoutAt(room, seat, flip) {
  const said = shout(room);
  if (said?.seat !== seat) return null;
  const label = seat === room.me ? `You shout ${said.text}` : `${room.name(seat)} shouts ${said.text}`;
  // A new key makes it pop anew.
  return burst(said.text, label, { key: `burst${room.view.bout}-${room.view.pile}-${said.cls}`, cls: said.cls, flip });
}

/** @param {Room} room @param {number} seat */
function shameRow(room, seat) {
  const has = room.view.shame[seat];
  const who = seat === room.me ? "You have" : `${room.name(seat)} has`;
  const cards = Array.from({ length: has }, (_, i) => {
    const drawn = card("shame");
    return h("span", { key: `s${seat}-${i}`, "data-fly": `shame${seat}-${i}`, "data-from": "stake" }, hushed(drawn));
  });
  const free = Array.from({ length: Math.max(0, LOSE - has) }, (_, i) => h("i", { key: `n${i}`, class: "no" }));
  const label = `${who} ${inWords(has)} of three shame cards`;
  return h("div", { class: "shrow", role: "img", "aria-label": label, "data-anchor": `shame:${seat}` }, cards, free);
}

/** The same, small enough for a seat's panel on a phone. @param {Room} room @param {number} seat */
function pips(room, seat) {
  const has = room.view.shame[seat];
  const marks = Array.from({ length: Math.max(LOSE, has) }, (_, i) => h("i", { class: i < has ? "has" : "" }));
  return h("span", { class: "sl-pips", role: "img", "aria-label": `${inWords(has)} of three shame cards` }, marks);
}

/** @param {Room} room @param {number} seat */
function seatPanel(room, seat) {
  const cards = seat === room.me ? null : room.view.cards[seat];
  return room.seat(seat, { cards, back: () => back({ size: "pil" }), extra: seat === room.me ? [] : [pips(room, seat)] });
}

/** @param {Room} room @param {number} seat @param {number} i */
function opponent(room, seat, i) {
  // One sits at the left; of two at the right the lower one shouts upwards, into the room between them.
  const where = ["left", "right", "right lower"][i];
  return h(
    "div",
    { key: `o${seat}`, class: `sl-seat ${where}` },
    seatPanel(room, seat),
    room.view.players > 2 && shameRow(room, seat),
    shoutAt(room, seat, ["1 1", "-1 1", "-1 -1"][i]),
  );
}

/** With two players there is room to lay the shame out. @param {Room} room */
function shamePanel(room) {
  const name = (/** @type {number} */ seat) => (seat === room.me ? "You" : room.name(seat));
  return h(
    "section",
    { key: "shame", class: "sl-shame", "aria-label": "Shame" },
    h("h2", null, "Shame"),
    [...room.opponents, room.foot].map((seat) => h("div", { key: `sh${seat}` }, h("p", null, name(seat)), shameRow(room, seat))),
    h("p", { class: "sm" }, "Whoever has three loses the game."),
  );
}

// --- the ring ---

/** The balances the selected card could lead to. @param {Room} room @returns {number[]} */
function wishes(room) {
  if (!room.ask || !room.selected) return [];
  const seen = movesOf(room, nameOf(room.selected)).map((move) => room.ask?.preview[move]?.balance);
  return [...new Set(seen.filter((balance) => balance !== undefined))];
}

/** @param {Room} room */
function pile(room) {
  const { view } = room;
  if (view.pile === 0) return h("div", { class: "sl-pile", key: "pile", "data-anchor": "pile" }, h("div", { class: "no" }), h("p", null, "no card yet"));
  const line = lastPlay(room);
  const mine = line !== null && line.seat === room.me;
  const from = line ? { "data-from": `seat:${line.seat}` } : {};
  const fly = { "data-fly": mine ? flyKey(room, view.top) : `top${view.bout}-${view.pile}` };
  const copied = view.top === "copy" && view.moved ? `copied ${view.moved > 0 ? "+" : ""}${signed(view.moved)}` : "last played";
  return h(
    "div",
    { class: "sl-pile", key: "pile", "data-anchor": "pile" },
    view.pile > 1 && h("div", { class: "under", key: "under" }, hushed(back())),
    h("div", { class: "topc", key: `top${view.bout}-${view.pile}`, ...from, ...fly }, card(view.top)),
    h("p", { key: "p" }, copied),
  );
}

/** A card that is only for the eye. @param {SVGElement} drawn */
function hushed(drawn) {
  drawn.removeAttribute("role");
  drawn.removeAttribute("aria-label");
  drawn.setAttribute("aria-hidden", "true");
  return drawn;
}

/** The key the card had in the hand it came from: the last of its kind there. @param {Room} room @param {string} top */
function flyKey(room, top) {
  const name = top.split(" ")[0];
  return `${name}#${room.view.hand.filter((/** @type {string} */ other) => other === name).length}`;
}

/** @param {Room} room */
function stake(room) {
  const n = room.view.winners.length ? 0 : room.view.middle;
  const shown = Array.from({ length: Math.min(n, 4) }, (_, i) =>
    h("div", { key: `st${i}`, class: "one", style: { "--i": i } }, hushed(card("shame"))),
  );
  const label = n ? `${inWords(n)} at stake` : "";
  return h("div", { class: `sl-stake n${Math.min(n, 4)}`, key: "stake", "data-anchor": "stake" }, h("div", { class: "heap" }, shown), h("p", null, label));
}

const TURN = "M4 10a6 6 0 0 1 10.500-4M16 10a6 6 0 0 1-10.500 4M15 2.500v4h-4M5 17.500v-4h4";

/** @param {string} d @param {string} [cls] */
const sign = (d, cls = "") => s("svg", { class: cls, viewBox: "0 0 20 20", "aria-hidden": "true" }, s("path", { class: "ic", d }));

/** @param {Room} room */
function middle(room) {
  const { view } = room;
  const [low, high] = view.ring;
  const round = view.direction !== "clockwise";
  return h(
    "div",
    { class: "sl-mid", key: "mid" },
    h(
      "div",
      { class: "sl-ring" },
      ring(view, wishes(room)),
      pile(room),
      stake(room),
      view.players > 2 && h("p", { class: round ? "sl-dir back" : "sl-dir", key: "dir" }, sign(TURN), round ? "anticlockwise" : "clockwise"),
      room.resting?.kind === "round" && room.resting.loser === null && burst("BREAK", "A break: one more shame card", { key: "break", cls: "brk", flip: "" }),
      h("p", { class: "edge-l", key: "el" }, `below ${low}: SLAMBO`),
      h("p", { class: "edge-r", key: "er" }, `above ${high}: SLAMBO`),
    ),
  );
}

// --- the hand, and where each card leads ---

const ARROW = "M3 10h13M11 5l5 5-5 5";
const CROSS = "M5 5l10 10M15 5L5 15";

/** @param {Room} room @param {string} move */
function pill(room, move) {
  const seen = room.ask?.preview[move];
  if (!seen) return null;
  const said = / ([+-])$/.exec(move)?.[1];
  const badge = said && h("b", { class: said === "+" ? "sg plus" : "sg minus", "aria-label": said === "+" ? "plus" : "minus", role: "img" }, said === "+" ? "+" : "−");
  // Read aloud before the card's name: "to 9 with plus 2".
  const after = h("span", { class: "vh" }, said === "+" ? " or " : " with ");
  if (seen.slambo) {
    return h("span", { class: "pv out", key: move }, badge, sign(CROSS, "x"), h("span", { class: "w" }, "SLAMBO at "), signed(seen.balance), after);
  }
  const turns = seen.turns && [sign(TURN, "t"), h("span", { class: "vh" }, " and round")];
  return h("span", { class: "pv", key: move }, badge, sign(ARROW, "a"), h("span", { class: "vh" }, " to "), signed(seen.balance), turns, after);
}

/** A move told in words. @param {Room} room @param {string} move */
function words(room, move) {
  const seen = room.ask?.preview[move];
  const what = / ([+-])$/.exec(move)?.[1] === "+" ? "Plus" : "Minus";
  if (!seen) return what;
  return `${what}: ${seen.slambo ? "SLAMBO at" : "balance"} ${signed(seen.balance)}`;
}

/** What the player should know now, in one line. @param {Room} room */
function saying(room) {
  const { view, ask, resting } = room;
  if (resting?.kind === "round") {
    if (resting.loser === null) return "A break: one more shame card";
    return `SLAMBO! ${room.name(resting.loser)} ${resting.loser === room.me ? "take" : "takes"} ${shameCards(resting.took)}`;
  }
  if (view.winners.length) return "";
  if (!ask) return view.to_move === null ? "" : `${room.name(view.to_move)} is to move`;
  if (!room.selected) return room.turnText;
  const seen = movesOf(room, nameOf(room.selected)).map((move) => ask.preview[move]);
  const told = seen.map((one) => (one.slambo ? `SLAMBO at ${signed(one.balance)}` : `to ${signed(one.balance)}`));
  const name = nameOf(room.selected).replace("-", "−").replace(/^e/, "±").replace(/^r/, "reverse ");
  return `${name}: ${told.join(", or ")}`;
}

/** @param {Room} room */
function hand(room) {
  const { view } = room;
  if (room.me === null) {
    const backs = Array.from({ length: view.cards[room.foot] }, (_, i) => h("span", { key: `b${i}` }, hushed(back())));
    return h("div", { class: "sl-backs", key: "hand", "aria-hidden": "true" }, backs);
  }
  const held = /** @type {string[]} */ (view.hand);
  const sorted = [...held].sort((a, b) => held.indexOf(a) - held.indexOf(b));
  return room.hand(sorted, {
    moves: (name) => (room.ask ? movesOf(room, name) : [`play ${name}`]),
    keyOf: (name, i) => `${name}#${sorted.slice(0, i).filter((other) => other === name).length}`,
    above: (name) => {
      const pills = movesOf(room, name).map((move) => pill(room, move));
      return pills.length ? h("span", { class: "pvs" }, pills) : null;
    },
    words: (move) => words(room, move),
  });
}

/** @param {Room} room @returns {Node[]} */
function cloth(room) {
  const { view, foot } = room;
  const two = view.players === 2;
  const either = view.hand.some((/** @type {string} */ name) => name.startsWith("e"));
  const many = Math.max(5, room.me === null ? view.cards[foot] : view.hand.length);
  return [
    h(
      "div",
      { class: "sl-wrap", key: "sl" },
      h(
        "div",
        { class: `sl-board p${view.players}${either ? " either" : ""}${many > 7 ? " many" : ""}${room.me === null ? " watched" : ""}`, style: { "--many": many, "--mo": `${room.motion}ms` } },
        s("svg", { class: "sl-clay", "aria-hidden": "true", key: "clay" }, [...drawing(clay("sl-clay", 'width="100%" height="100%"')).childNodes]),
        h("div", { class: "sl-others", key: "others" }, room.opponents.map((seat, i) => opponent(room, seat, i))),
        middle(room),
        two && shamePanel(room),
        h("div", { class: "sl-say", key: "say" }, room.me !== null && h("span", { class: "sl-you" }, "You", pips(room, foot)), h("p", null, saying(room))),
        h(
          "div",
          { class: "sl-own", key: "own" },
          shoutAt(room, foot, "1 -1"),
          !two && h("div", { class: "sl-mine" }, room.me === foot && h("span", { class: "lbl" }, "Your shame"), shameRow(room, foot)),
          seatPanel(room, foot),
        ),
        hand(room),
      ),
    ),
  ];
}

/** @param {Room} room @returns {{head: string[], rows: (string | number)[][], note: string}} */
function sheet(room) {
  const bouts = room.log.filter((line) => line.kind === "round");
  const seats = Array.from({ length: room.view.players }, (_, seat) => seat);
  const took = (/** @type {Line} */ line, /** @type {number} */ seat) => (line.loser === seat ? `+${line.took}` : line.loser === null ? "0" : "–");
  return {
    head: [bouts.length ? "Bout" : "", ...bouts.map((line) => String(line.bout)), "Shame"],
    rows: seats.map((seat) => [room.name(seat), ...bouts.map((line) => took(line, seat)), room.view.shame[seat]]),
    note: "Whoever has three shame cards loses the game; all others win. A bout with – for everyone was a break.",
  };
}

/** @param {number} number */
const bout = (number) => `Bout ${number}`;

/** @type {GameModule} */
const slambo = {
  look: "g-slambo",
  title: "SLAMBO!",
  sound: "clappers",
  bubbles: false,
  emblem: "+4",
  place: 2,
  card,
  back,
  chip,
  spoken,
  avatar,
  picture,
  round: bout,
  status: (view) => ({
    now: bout(view.bout),
    more: view.winners.length || !view.middle ? "" : `${shameCards(view.middle)} at stake`,
    brief: view.winners.length || !view.middle ? undefined : `${inWords(view.middle)} at stake`,
  }),
  cloth,
  standing: () => null, // it lies on the table
  sheet,
};

export default slambo;
