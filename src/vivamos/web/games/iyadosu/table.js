/** The table of Iyadosu: seats with their plaques, the trick, the Insert stack, and the hand in its two trays. */

/** @import {Abouts, Child, Fact, GameModule, Room, View} from "../../types.js" */

import { h, s } from "../../dom.js";
import { lettering } from "../../draw.js";
import { listed } from "../../words.js";
import { avatar, back, card, chip, gap, joy, picture, plaque, spoken, words } from "./cards.js";
import { cards, chosen, cutControls, cutter, trayTitle } from "./cut.js";
import { trick } from "./trick.js";

/** @param {Room} room */
const dividing = (room) => room.view.asked === "divide" && room.view.winners.length === 0;

/** Whether it is for me to cut my hand now. @param {Room} room */
const cutting = (room) => dividing(room) && room.ask !== null;

/** The fact of the round that was scored last, as long as the next has not begun to be played. @param {Room} room */
function lastRound(room) {
  if (room.resting?.kind === "round") return room.resting;
  if (room.resting || !(dividing(room) || room.view.winners.length)) return null;
  if (dividing(room) && room.me !== null && room.view.declared[room.me] !== null) return null;
  return room.log.findLast((fact) => fact.kind === "round") ?? null;
}

/** @param {View} view @param {number} seat */
function cardsLeft(view, seat) {
  return view.declared[seat] === null ? view.hand_size : view.normal_left[seat] + view.refuse_left[seat];
}

/** @param {Room} room @param {number} seat */
function panel(room, seat) {
  const { view } = room;
  const seated = room.seat(seat, { cards: cardsLeft(view, seat), score: view.scores[seat], back: () => back() });
  return h("div", { class: "iy-seat", key: `panel ${seat}` }, seated, shouted(room) === seat ? shout() : null);
}

/** Who has refused just now. @param {Room} room */
function shouted(room) {
  const last = room.log.findLast(({ kind }) => kind !== undefined && ["play", "refuse", "out", "declare"].includes(kind));
  return last?.kind === "refuse" && !dividing(room) ? (last.seat ?? null) : null;
}

/** At the edge of the seat, so that no card is covered. */
function shout() {
  return h("span", { class: "iy-shout", key: "shout", "aria-hidden": "true" }, lettering("IYADOSU!", 11, { gap: 10, label: null }));
}

// --- under a seat: its plaque, its tricks ---

/** @param {Room} room @param {number} seat */
function place(room, seat) {
  const { view } = room;
  const declared = view.declared[seat];
  const out = view.eliminated.includes(seat);
  const label = declared === null ? words("not-declared") : room.text("declared", { seat, number: declared });
  return h(
    "div",
    { class: `iy-place${out ? " out" : ""}${dividing(room) ? "" : " on"}`, key: `place ${seat}` },
    h("div", { class: "pq", "data-anchor": `tricks:${seat}` }, room.explain(plaque(declared, label), "declared")),
    dividing(room) ? h("p", { class: "tally" }, declaration(room, seat)) : room.explain(h("p", { class: "tally" }, tally(view, seat, out)), "tally"),
  );
}

/** @param {Room} room @param {number} seat @returns {Child[]} */
function declaration({ view, nodes }, seat) {
  const number = view.declared[seat];
  if (number !== null) return [h("span", null, words("declared-label")), h("b", null, words("tricks-count", { number }))];
  if (seat === view.to_move) return [h("span", null, nodes("divides-now", { seat }))];
  return [h("span", null, words(seat === view.start_player ? "declares-last" : "has-not-declared"))];
}

/** @param {View} view @param {number} seat @param {boolean} out @returns {Child[]} */
function tally(view, seat, out) {
  const won = words("won-of-declared", { won: view.tricks[seat], declared: view.declared[seat] });
  const sides = out ? words("is-out") : words("sides-left", { normal: view.normal_left[seat], refuse: view.refuse_left[seat] });
  return [h("b", null, won), h("span", { class: "won" }, words("tricks-won-label")), h("span", { class: "sides" }, sides)];
}

// --- the middle ---

/** The Insert cards, from the bottom of the stack to its top. @param {Room} room */
function stack(room) {
  const { view } = room;
  const places = [...view.scores.keys()].map((place) => {
    const seat = view.stack[place];
    if (seat === undefined) return h("li", { key: `gap ${place}` }, gap());
    const down = view.eliminated.includes(seat);
    const said = room.text(down ? "stack-eliminated" : "stack-submitted", { place: place + 1, seat });
    const face = down ? back({ size: "pil", label: said }) : card("insert", { size: "pil" });
    face.setAttribute("aria-label", said);
    room.explainCard(face, "insert");
    const from = seat === room.me ? "insert" : `insert ${seat}`;
    return h("li", { key: `of ${seat}` }, h("div", { "data-fly": from, "data-from": `seat:${seat}` }, face), h("span", { class: "of", "aria-hidden": "true", title: room.name(seat) }, avatar(seat)));
  });
  const how = words(view.stack.length === 0 ? "stack-empty" : "stack-order");
  return h("section", { class: "iy-stack", key: "stack", "data-drop": "insert", "aria-label": words("stack-title") }, room.explain(h("h2", null, words("stack-title")), "stack"), h("ol", null, places), h("p", { class: "lbl" }, how));
}

/** @param {Room} room */
function middle(room) {
  const round = lastRound(room);
  if (cutting(room)) {
    const number = chosen(room);
    return h(
      "section",
      { class: "iy-mid cut", key: "mid", "data-anchor": "deck", "data-part": "trick" },
      h(
        "div",
        { class: "cut-prompt", key: "prompt", "data-part": "prompt" },
        h("h2", null, words("cut-title")),
        h("p", null, words("cut-how")),
      ),
      h(
        "div",
        { class: "iy-place mine", key: "mine" },
        h("div", { class: "pq" }, plaque(number, `${number}`)),
        h("p", { class: "tally" }, h("span", null, words("cut-declare-label")), h("b", null, words("tricks-count", { number }))),
      ),
      stack(room),
    );
  }
  const prompt = h("h2", { class: "ask", key: "ask", "data-part": "prompt" }, asking(room));
  return h("section", { class: "iy-mid stage", key: "mid", "data-anchor": "deck", "data-drop": "play|refuse" }, round ? scored(room, round) : [prompt, dividing(room) ? null : trick(room)]);
}

/** One's own seat, with what was declared and won. @param {Room} room */
function own(room) {
  return h("div", { class: "iy-opp iy-own", key: "own" }, panel(room, room.foot), place(room, room.foot));
}

/** What the table waits for, in words. @param {Room} room */
function asking(room) {
  const { view, ask, resting } = room;
  if (ask) return room.turnText;
  if (resting || view.to_move === null) return "";
  return room.text(dividing(room) ? "waits-for-divide" : "waits-for-card", { seat: view.to_move });
}

/** How a round was scored: what lay on the table, and what it made. @param {Room} room @param {Fact} round */
function scored(room, round) {
  const seats = [...room.view.scores.keys()].sort((a, b) => round.scores[b] - round.scores[a] || a - b);
  const row = (/** @type {number} */ seat) => {
    const out = round.out.includes(seat);
    return h(
      "tr",
      { key: seat },
      h("th", { scope: "row" }, room.name(seat)),
      h("td", null, words("won-of-declared", { won: round.won[seat], declared: round.declared[seat] })),
      h("td", null, out ? words("scored-out") : round.below[seat]),
      h("td", null, out ? "" : round.out.length),
      h("td", null, h("b", null, round.scores[seat]), round.bonus[seat] ? [" ", h("small", null, words("scored-bonus", { points: round.bonus[seat] }))] : null),
    );
  };
  const head = ["scored-tricks", "scored-below", "scored-others-out", "scored-score"].map((id) => h("th", { scope: "col" }, words(id)));
  return h(
    "div",
    { class: "iy-scored", key: "scored" },
    h("h2", null, title(room, round)),
    room.view.winners.length ? h("p", { class: "lbl" }, words("scored-last", round.args)) : null,
    h("table", null, h("thead", null, h("tr", null, h("td", null), head)), h("tbody", null, seats.map(row))),
  );
}

/** @param {Room} room @param {Fact} round */
function title({ view, text }, round) {
  return view.winners.length ? text("scored-title-won", { seats: view.winners }) : text("scored-title", round.args);
}

// --- the hand ---

/** @param {Room} room */
function foot(room) {
  const { view } = room;
  if (room.me === null) return watched(room);
  if (cutting(room)) return [cutter(room), cutControls(room)];
  if (view.declared[room.me] === null) return [dealt(room)];
  if (view.normal.length + view.refuse.length === 0 && !hasInsert(room)) return [];
  return [
    h(
      "div",
      { class: "iy-trays", key: "trays", onkeydown: walkOn },
      tray(room, "normal", view.normal),
      hasInsert(room) ? ownInsert(room) : null,
      tray(room, "refuse", view.refuse),
    ),
  ];
}

/** The arrows walk one tray; at its end they go on to the next. @param {KeyboardEvent} event */
function walkOn(event) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || event.target !== document.activeElement) return;
  const all = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(".hc")];
  const next = all[all.findIndex((el) => el === event.target) + by];
  if (next instanceof HTMLElement) next.focus();
}

/** Before the own cut: the hand as it was dealt. @param {Room} room */
function dealt(room) {
  const hand = /** @type {string[]} */ (room.view.hand);
  const row = hand.map((name) => h("li", { key: name, "data-fly": name, "data-from": "deck" }, card(name)));
  const title = trayTitle(words("tray-whole"), words("tray-as-dealt"), words("tray-order-stays"));
  return h("div", { class: "iy-trays", key: "trays" }, h("div", { class: "tray normal wait", key: "normal", "data-part": "hand", style: { "--count": hand.length } }, title, h("ul", { class: "lie" }, row)));
}

/** @param {Room} room @param {"normal" | "refuse"} side @param {string[]} held */
function tray(room, side, held) {
  const normal = side === "normal";
  const verb = normal ? "play" : "refuse";
  return h(
    "div",
    { class: `tray ${side}`, key: side, "data-part": "hand", "data-anchor": side, style: { "--count": Math.max(1, held.length) } },
    room.explain(trayTitle(words(normal ? "tray-normal" : "tray-refuse"), cards(held.length), normal ? words("tray-must-follow") : ""), side),
    held.length
      ? room.hand(held, {
          moves: (name) => [`${verb} ${name}`],
          label: words(normal ? "normal-cards" : "refuse-cards"),
          above: (name) => foretold(room, `${verb} ${name}`, name),
        })
      : h("p", { class: "lbl nothing" }, words("tray-nothing")),
  );
}

/** Over the selected card: what it would do, as the rules say. @param {Room} room @param {string} move @param {string} name */
function foretold(room, move, name) {
  if (room.selected !== name || !room.ask?.moves.includes(move)) return null;
  const { wins = [], submits = [] } = room.ask.preview;
  const told = [wins.includes(move) ? words("card-would-win") : "", submits.includes(move) ? words("card-would-submit") : ""].filter(Boolean);
  return told.length ? h("span", { class: "iy-fore" }, listed(told, "list-comma")) : null;
}

/** @param {Room} room */
const hasInsert = ({ view, me }) => me !== null && !view.stack.includes(me) && view.winners.length === 0;

/** @param {Room} room */
function ownInsert(room) {
  const must = room.ask?.moves.includes("insert");
  return h(
    "div",
    { class: `own-insert${must ? " must" : ""}`, key: "own-insert" },
    room.hand(["insert"], { moves: () => ["insert"], label: words("insert-card") }),
    must ? h("button", { class: "act", type: "button", disabled: room.sending, onclick: () => room.act("insert") }, words("lay-insert-card")) : null,
  );
}

/** Who watches sees backs: how many there are on each side is public. @param {Room} room */
function watched(room) {
  const { view, foot } = room;
  const backs = (/** @type {number} */ n) => h("ul", { class: "lie" }, Array.from({ length: n }, (_, i) => h("li", { key: i, "aria-hidden": "true" }, back({ label: "" }))));
  const side = (/** @type {string} */ cls, /** @type {string} */ title, /** @type {number} */ n) =>
    h("div", { class: `tray ${cls} wait`, key: cls, "data-part": "hand", style: { "--count": Math.max(1, n) } }, trayTitle(title, cards(n)), backs(n));
  const whole = view.declared[foot] === null;
  const sides = whole
    ? [side("normal", room.text("tray-not-divided", { seat: foot }), view.hand_size)]
    : [side("normal", words("tray-normal"), view.normal_left[foot]), side("refuse", words("tray-refuse"), view.refuse_left[foot])];
  return [h("div", { class: "iy-trays", key: "trays" }, sides)];
}

// --- the scores ---

/** The scores of each round so far, from the log. @param {Room} room @returns {Fact[]} */
const rounds = (room) => room.log.filter((fact) => fact.kind === "round");

/** @param {Room} room @param {(round: Fact, seat: number) => string | number | Node} cell */
function scoreTable(room, cell) {
  const { view } = room;
  const played = rounds(room);
  const numbers = Array.from({ length: view.rounds }, (_, i) => i);
  const seats = [...view.scores.keys()];
  if (played.length) seats.sort((a, b) => view.scores[b] - view.scores[a] || a - b);
  return {
    head: [words("sheet-rounds"), ...numbers.map((i) => String(i + 1)), words("sheet-total")],
    rows: seats.map((seat) => [room.name(seat), ...numbers.map((i) => (played[i] ? cell(played[i], seat) : "")), view.scores[seat]]),
  };
}

/** @param {Fact} round @param {number} seat */
function roundCell({ scores, won, declared, below, out, bonus }, seat) {
  const under = [words("won-of-declared", { won: won[seat], declared: declared[seat] })];
  if (out.includes(seat)) under.push(words("scored-out"));
  else under.push(words("sheet-below", { number: below[seat] }), words("sheet-out", { number: out.length }));
  if (bonus[seat]) under.push(words("scored-bonus", { points: bonus[seat] }));
  return h("span", { class: "iy-cell" }, h("b", null, scores[seat]), under.map((text) => h("small", null, text)));
}

/** @param {Room} room */
function note(room) {
  const agreed = room.game.options.filter((option) => option.type === "bool" && room.table.options[option.name] === true);
  const text = (/** @type {string} */ option) => ({ fact: `option-${option}-text` });
  return [words("sheet-note"), ...agreed.map(({ name, rule }) => words("sheet-option", { rule, text: text(name) }))].join(" ");
}

/** @param {number} round @param {number} rounds */
const roundOf = (round, rounds) => words("status-round", { round, rounds });

/** @type {Abouts} */
const about = {
  rules: { black: "IY-11", coloured: "IY-11", insert: "IY-10", led: "IY-7", winning: "IY-11", won: "IY-5", refused: "IY-7", declared: "IY-3", tally: "IY-14", stack: "IY-10", normal: "IY-8", refuse: "IY-7", score: "IY-14" },
  card: (name) => (name === "insert" ? { what: "insert", special: true } : { what: name.startsWith("K") ? "black" : "coloured", special: name.startsWith("K") }),
  now(name, room) {
    const { wins = [], submits = [] } = room.ask?.preview ?? {};
    const moves = [`play ${name}`, `refuse ${name}`];
    const told = [moves.some((move) => wins.includes(move)) && words("about-now-wins"), moves.some((move) => submits.includes(move)) && words("about-now-submits")];
    return told.filter(Boolean).join(" ") || null;
  },
};

/** @type {GameModule} */
const iyadosu = {
  about,
  // A hand is cut in two: both parts.
  open: (own) => [...own.hand, ...own.normal, ...own.refuse],
  look: "g-iyadosu",
  title: "IYADOSU",
  sound: "block",
  joy,
  bubbles: false,
  emblem: "B9",
  place: 5,
  card,
  back,
  chip,
  spoken,
  avatar,
  picture,
  get keys() {
    return /** @type {[string[], string][]} */ ([[["←", "→"], words("cut-keys-help")]]);
  },
  move(move) {
    const [verb, what] = move.split(" ");
    if (verb === "divide") return { words: words("cut-declare", { number: Number(what) }) };
    return verb === "insert" ? { words: words("lay-insert-card") } : null;
  },
  lookedAt: (before, after) => (before.asked === "play" && after.round === before.round ? { ...after, normal: before.normal, refuse: before.refuse, asked: "play" } : before),
  lying: ({ trick, leader, players }) => Array.from({ length: players }, (_, i) => trick[(leader + i) % players]?.split(" ")[1]).filter(Boolean),
  round: (number, { players }) => roundOf(number, players),
  outside: (move) => (move.startsWith("divide") ? { words: words("when-dividing") } : null),
  status(view) {
    const over = view.winners.length > 0;
    const now = { now: roundOf(view.round, view.rounds), step: view.round, of: view.rounds };
    if (over) return { ...now, now: words("status-over"), more: "" };
    if (view.asked === "divide") return { ...now, more: words("status-dividing"), brief: words("status-dividing-brief") };
    return { ...now, more: words("status-trick", { trick: view.trick_number }) };
  },
  draw(room) {
    const mat = (/** @type {string} */ cls, /** @type {string} */ fabric) =>
      s("svg", { class: cls, "aria-hidden": "true" }, s("rect", { width: "100%", height: "100%", fill: `url(#iy-${fabric})` }));
    const phase = cutting(room) ? "cutting" : dividing(room) ? "dividing" : "playing";
    return [
      h(
        "div",
        { class: `iy-t ${phase} p${room.view.players}` },
        mat("iy-mat", "tatami"),
        mat("heri", "B"),
        mat("heri r", "B"),
        h(
          "div",
          { class: "iy-seats", key: "seats" },
          room.opponents.map((seat) => h("div", { class: "iy-opp", key: `opp ${seat}` }, panel(room, seat), place(room, seat))),
        ),
        middle(room),
        cutting(room) ? null : [own(room), lastRound(room) ? null : stack(room)],
        h("div", { class: "iy-foot", key: "foot" }, foot(room)),
      ),
    ];
  },
  standing: (room) => scoreTable(room, (round, seat) => round.scores[seat]),
  sheet: (room) => ({ ...scoreTable(room, roundCell), note: note(room) }),
  result: (room) => scoreTable(room, (round, seat) => round.scores[seat]),
};

export default iyadosu;
