/** SLAMBO!'s table: the ring with the balance, the pile and what is at stake, everyone's shame, and the hand. */

import { h, s } from "../../dom.js";
import { drawing } from "../../draw.js";
import { wordsOf } from "../../words.js";
import { avatar, back, card, chip, clay, parts, picture, short, signWord, spoken, TURN } from "./cards.js";
import { burst, joy, ring } from "./ring.js";

/** @import {Abouts, Fact, GameModule, Room, View} from "../../types.js" */

const LOSE = 3; // places for shame cards (SL-17)

/** With a real minus. @param {number} n */
const written = (n) => (n < 0 ? `−${-n}` : String(n));
/** @param {string} key the key of a card of the hand, `copy#1` */
const nameOf = (key) => key.split("#")[0];

/** @param {Room} room @param {string} name */
const movesOf = (room, name) => (room.ask?.moves ?? []).filter((move) => move === `play ${name}` || move.startsWith(`play ${name} `));

/** The last card of the bout that runs. @param {Room} room @returns {Fact | null} */
function lastPlay(room) {
  for (let i = room.log.length - 1; i >= 0; i--) {
    const fact = room.log[i];
    if (fact?.kind === "play") return fact;
    if (fact?.kind === "deal" && !room.resting) return null;
  }
  return null;
}

// --- seats and their shame ---

/** Who shouts, what, and how it is read aloud. @param {Room} room @returns {{seat: number, text: string, label: string, cls: string} | null} */
function shout(room) {
  const { view, resting } = room;
  const over = view.winners.length > 0;
  if (resting?.kind === "round" || over) {
    const seat = over ? view.lost_last_bout : resting?.seat; // nobody's is a break
    return seat == null ? null : { seat, text: "SLAMBO!", label: room.text("slambo-shouted", { seat }), cls: "slam" };
  }
  const seat = view.pile > 0 ? lastPlay(room)?.seat : undefined;
  if (seat === undefined) return null;
  const label = room.text("seat-shouts", { seat, balance: view.balance });
  return { seat, text: `${written(view.balance)}!`, label, cls: view.moved < 0 ? "minus" : "plus" };
}

/** @param {Room} room @param {number} seat @param {string} flip */
function shoutAt(room, seat, flip) {
  const said = shout(room);
  if (said?.seat !== seat) return null;
  // A new key makes it pop anew.
  return burst(said.text, said.label, { key: `burst${room.view.bout}-${room.view.pile}-${said.cls}`, cls: said.cls, flip });
}

/** @param {Room} room @param {number} seat */
function shameRow(room, seat) {
  const has = room.view.shame[seat];
  const cards = Array.from({ length: has }, (_, i) => {
    const drawn = card("shame");
    return h("span", { key: `s${seat}-${i}`, "data-fly": `shame${seat}-${i}`, "data-from": "stake" }, decorative(drawn));
  });
  const free = Array.from({ length: Math.max(0, LOSE - has) }, (_, i) => h("i", { key: `n${i}`, class: "no" }));
  const label = room.text("shame-of-seat", { seat, shame: has });
  return room.explain(h("div", { class: "shrow", "data-part": "place", role: "img", "aria-label": label, "data-anchor": `shame:${seat}` }, cards, free), "shame-places");
}

/** The same, small enough for a seat's panel on a phone. @param {Room} room @param {number} seat */
function pips(room, seat) {
  const has = room.view.shame[seat];
  const marks = Array.from({ length: Math.max(LOSE, has) }, (_, i) => h("i", { class: i < has ? "has" : "" }));
  return room.explain(h("span", { class: "sl-pips", role: "img", "aria-label": room.text("shame-places", { shame: has }) }, marks), "shame-places");
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
  return h(
    "section",
    { key: "shame", class: "sl-shame", "aria-label": room.text("shame-heading") },
    h("h2", null, room.text("shame-heading")),
    [...room.opponents, room.foot].map((seat) => h("div", { key: `sh${seat}` }, h("p", null, room.name(seat)), shameRow(room, seat))),
    h("p", { class: "sm" }, room.text("whoever-has-three")),
  );
}

// --- the ring ---

/** The balances the selected card could lead to, each with its move. @param {Room} room @returns {[number, string][]} */
function wishes(room) {
  if (!room.ask || !room.selected) return [];
  const seen = movesOf(room, nameOf(room.selected)).flatMap((move) => {
    const balance = room.ask?.preview[move]?.balance;
    return balance === undefined ? [] : [/** @type {[number, string]} */ ([balance, move])];
  });
  return [...new Map(seen)];
}

/** @param {Room} room */
function pile(room) {
  const { view } = room;
  if (view.pile === 0) return h("div", { class: "sl-pile", key: "pile", "data-anchor": "pile" }, h("div", { class: ["no", "drop-here"].join(" ") }), h("p", null, room.text("no-card-yet")));
  const last = lastPlay(room);
  const mine = last !== null && last.seat === room.me;
  const from = last ? { "data-from": `seat:${last.seat}` } : {};
  const fly = { "data-fly": mine ? flyKey(room, view.top) : `top${view.bout}-${view.pile}` };
  const how = view.top === "copy" && view.moved ? room.text("copied-step", { step: view.moved }) : room.text("last-played");
  return h(
    "div",
    { class: "sl-pile", key: "pile", "data-anchor": "pile" },
    view.pile > 1 && h("div", { class: "under", key: "under" }, decorative(back())),
    h("div", { class: "topc drop-here", key: `top${view.bout}-${view.pile}`, ...from, ...fly }, room.explainCard(card(view.top), view.top)),
    h("p", { key: "p" }, how),
  );
}

/** A card that is only for the eye. @param {SVGElement} drawn */
function decorative(drawn) {
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
    h("div", { key: `st${i}`, class: "one", style: { "--i": i } }, decorative(card("shame"))),
  );
  const label = n ? room.text("at-stake", { stake: n }) : "";
  const made = h("div", { class: `sl-stake n${Math.min(n, 4)}`, key: "stake", "data-anchor": "stake" }, h("div", { class: "heap" }, shown), h("p", null, label));
  return n ? room.explain(made, "stake") : made;
}

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
      { class: "sl-ring", "data-part": "trick", "data-anchor": "ring", "data-drop": "" },
      ring(view, wishes(room)),
      pile(room),
      stake(room),
      view.players > 2 && room.explain(h("p", { class: round ? "sl-dir back" : "sl-dir", key: "dir" }, sign(TURN), room.text(round ? "goes-anticlockwise" : "goes-clockwise")), "direction"),
      room.resting?.fact === "bout-broken" && burst(room.text("break-shout"), room.text("break-told"), { key: "break", cls: "brk", flip: "" }),
      room.explain(h("p", { class: "edge-l", key: "el" }, room.text("edge-low", { low })), "edge", { low, high }),
      room.explain(h("p", { class: "edge-r", key: "er" }, room.text("edge-high", { high })), "edge", { low, high }),
    ),
  );
}

// --- the hand, and where each card leads ---

const ARROW = "M3 10h13M11 5l5 5-5 5";
const CROSS = "M5 5l10 10M15 5L5 15";

/** The sign that a move says, if its card is an either card. @param {string} move */
const signIn = (move) => / ([+-])$/.exec(move)?.[1];

/** A balance, and on which side of the ring it lies if it is out. @param {Room} room @param {number} balance */
const out = (room, balance) => ({ balance, side: balance < room.view.ring[0] ? "below" : "above" });

/** Where a move leads, as a fact. @param {Room} room @param {string} move @returns {Fact[]} */
function leads(room, move) {
  const seen = room.ask?.preview[move];
  if (!seen) return [];
  const { balance } = seen;
  const sign = signIn(move);
  const declared = sign ? signWord(sign) : null;
  if (seen.slambo) return [{ fact: "leads-to-slambo", args: { ...out(room, balance), declared } }];
  return [seen.turns ? { fact: "leads-round", args: { balance } } : { fact: "leads-to", args: { balance, declared } }];
}

/** The same for the eye. @param {Room} room @param {string} move */
function pill(room, move) {
  const seen = room.ask?.preview[move];
  if (!seen) return null;
  const which = signIn(move);
  const badge = which && h("b", { class: `sg ${signWord(which)}` }, which === "+" ? "+" : "−");
  const number = written(seen.balance);
  if (seen.slambo) {
    const told = h("span", { class: "w" }, room.text("slambo-at", out(room, seen.balance)));
    return h("span", { class: "pv out", key: move, "aria-hidden": "true" }, badge, sign(CROSS, "x"), told, h("span", { class: "n" }, number));
  }
  return h("span", { class: "pv", key: move, "aria-hidden": "true" }, badge, sign(ARROW, "a"), number, seen.turns && sign(TURN, "t"));
}

/** What stands over a card of the hand; it is read aloud before the card's name. @param {Room} room @param {string} name */
function above(room, name) {
  const moves = movesOf(room, name);
  if (moves.length === 0) return null;
  const told = room.text("card-leads", { leads: moves.flatMap((move) => leads(room, move)) });
  return h("span", { class: "pvs" }, h("span", { class: "vh" }, `${told} `), moves.map((move) => pill(room, move)));
}

/** The words for a sign of an either card. @param {Room} room @param {string} move */
function words(room, move) {
  const seen = room.ask?.preview[move];
  if (!seen) return move;
  const sign = signWord(signIn(move) ?? "+");
  return seen.slambo ? room.text("declare-sign-slambo", { sign, ...out(room, seen.balance) }) : room.text("declare-sign", { sign, balance: seen.balance });
}

/** What the player should know now, in one line. @param {Room} room */
function prompted(room) {
  const { view, ask, resting } = room;
  if (resting?.kind === "round") return resting.fact === "bout-broken" ? room.text("break-told") : room.text("slambo-taken", resting.args);
  if (view.winners.length) return "";
  if (!ask) return view.to_move === null ? "" : room.text("seat-to-move", { seat: view.to_move });
  if (!room.selected) return room.turnText;
  const name = nameOf(room.selected);
  return room.text("selected-leads", { what: short(name), leads: movesOf(room, name).flatMap((move) => leads(room, move)) });
}

/** @param {Room} room */
function hand(room) {
  const { view } = room;
  if (room.me === null) {
    const backs = Array.from({ length: view.cards[room.foot] }, (_, i) => h("span", { key: `b${i}` }, decorative(back())));
    return h("div", { class: "sl-backs", key: "hand", "aria-hidden": "true" }, backs);
  }
  const held = /** @type {string[]} */ (view.hand);
  const sorted = [...held].sort((a, b) => held.indexOf(a) - held.indexOf(b));
  return room.hand(sorted, {
    moves: (name) => (room.ask ? movesOf(room, name) : [`play ${name}`]),
    keyOf: (name, i) => `${name}#${sorted.slice(0, i).filter((other) => other === name).length}`,
    above: (name) => above(room, name),
    words: (move) => words(room, move),
  });
}

/** @param {Room} room @returns {Node[]} */
function draw(room) {
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
        h("div", { class: "sl-prompt", key: "prompt", "data-part": "prompt" }, room.me !== null && h("span", { class: "sl-you" }, room.text("you"), pips(room, foot)), h("p", null, prompted(room))),
        h(
          "div",
          { class: "sl-own", key: "own" },
          shoutAt(room, foot, "1 -1"),
          !two && h("div", { class: "sl-mine" }, room.me === foot && h("span", { class: "lbl" }, room.text("your-shame")), shameRow(room, foot)),
          seatPanel(room, foot),
        ),
        hand(room),
      ),
    ),
  ];
}

/** @param {Room} room @returns {{head: string[], rows: (string | number)[][], note: string}} */
function sheet(room) {
  const bouts = room.log.filter((fact) => fact.kind === "round");
  const seats = Array.from({ length: room.view.players }, (_, seat) => seat);
  const took = (/** @type {Fact} */ fact, /** @type {number} */ seat) => (fact.fact === "bout-broken" ? "0" : fact.seat === seat ? `+${fact.args?.took}` : "–");
  return {
    head: [bouts.length ? room.text("bout-heading") : "", ...bouts.map((fact) => String(fact.bout)), room.text("shame-heading")],
    rows: seats.map((seat) => [room.name(seat), ...bouts.map((fact) => took(fact, seat)), room.view.shame[seat]]),
    note: room.text("sheet-note"),
  };
}

/** @param {number} number */
const bout = (number) => wordsOf("slambo").text("bout-number", { bout: number });

/** How many shame cards lie in the middle. @param {string} id the message @param {View} view */
const stakeOf = (id, view) => (view.winners.length || !view.middle ? undefined : wordsOf("slambo").text(id, { stake: view.middle }));

/** @type {Abouts} */
const about = {
  rules: { plus: "SL-1", minus: "SL-1", either: "SL-14", reverse: "SL-15", copy: "SL-16", shame: "SL-6", stake: "SL-6", "shame-places": "SL-17", edge: "SL-6", direction: "SL-15" },
  card(name) {
    const { kind, sign, number } = parts(name);
    return kind === "number" ? { what: signWord(sign), args: { number: Number(number) } } : { what: kind, args: { number: Number(number) }, special: true };
  },
  now(name, room) {
    const moves = movesOf(room, name);
    return moves.length ? room.text("about-now", { leads: moves.flatMap((move) => leads(room, move)) }) : null;
  },
};

/** @type {GameModule} */
const slambo = {
  about,
  look: "g-slambo",
  title: "SLAMBO!",
  sound: "clappers",
  joy,
  bubbles: false,
  emblem: "+4",
  place: 2,
  move(move) {
    const sign = signIn(move);
    return sign ? { words: spoken(move.slice("play ".length)), beside: sign === "-" ? "−" : sign } : null;
  },
  lookedAt: (before, after) => ({ ...after, hand: before.hand }),
  lying: ({ top }) => (top ? [top.split(" ")[0]] : []),
  card,
  back,
  chip,
  spoken,
  avatar,
  picture,
  round: bout,
  status: (view) => ({
    now: bout(view.bout),
    more: stakeOf("cards-at-stake", view) ?? "",
    brief: stakeOf("at-stake", view),
  }),
  draw,
  standing: () => null, // it lies on the table
  sheet,
};

export default slambo;
