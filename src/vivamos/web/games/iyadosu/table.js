/** The table of Iyadosu: plaques and cards before the seats, the Insert stack, and the hand in its two trays. */

/** @import {Child, Fact, GameModule, Room, View} from "../../types.js" */

import { h, s } from "../../dom.js";
import { lettering } from "../../draw.js";
import { avatar, back, card, chip, gap, picture, plaque, spoken } from "./cards.js";
import { chosen, cutControls, cutter, trayTitle, tricks } from "./cut.js";

/** @param {Room} room */
const dividing = (room) => room.view.asked === "divide" && room.view.winners.length === 0;

/** Whether it is for me to cut my hand now. @param {Room} room */
const cutting = (room) => dividing(room) && room.ask !== null;

/** The line of the round that was scored last, as long as the next has not begun to be played. @param {Room} room */
function lastRound(room) {
  if (room.resting?.kind === "round") return room.resting;
  if (room.resting || !(dividing(room) || room.view.winners.length)) return null;
  if (dividing(room) && room.me !== null && room.view.declared[room.me] !== null) return null;
  return room.log.findLast((line) => line.kind === "round") ?? null;
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
  const last = room.log.findLast((line) => line.seat !== undefined && ["play", "refuse", "out", "declare"].includes(line.kind));
  return last?.kind === "refuse" && !dividing(room) ? last.seat : null;
}

/** At the edge of the seat, so that no card is covered. */
function shout() {
  return h("span", { class: "iy-shout", key: "shout", "aria-hidden": "true" }, lettering("IYADOSU!", 11, { gap: 10, label: null }));
}

// --- before a seat: its plaque, its tricks, its card ---

/** @param {Room} room @param {number} seat */
function place(room, seat) {
  const { view } = room;
  const declared = view.declared[seat];
  const out = view.eliminated.includes(seat);
  const label = declared === null ? "Not declared yet" : `${room.name(seat)} declared ${declared}`;
  return h(
    "div",
    { class: `iy-place${out ? " out" : ""}${dividing(room) ? "" : " on"}`, key: `place ${seat}` },
    h("div", { class: "pq", "data-anchor": `tricks:${seat}` }, plaque(declared, label)),
    h("p", { class: "tally" }, dividing(room) ? declaration(room, seat) : tally(view, seat, out)),
    dividing(room) ? null : slot(room, seat),
  );
}

/** @param {Room} room @param {number} seat @returns {Child[]} */
function declaration({ view, me }, seat) {
  if (view.declared[seat] !== null) return [h("span", null, "declared"), h("b", null, tricks(view.declared[seat]))];
  if (seat === view.to_move) return [h("b", null, seat === me ? "You divide" : "divides now"), h("span", null, "and declares")];
  if (seat === view.start_player) return [h("span", null, "starts", h("span", { class: "xl" }, " the round"), ","), h("span", null, "declares last")];
  return [h("span", null, "has not"), h("span", null, "declared yet")];
}

/** @param {View} view @param {number} seat @param {boolean} out @returns {Child[]} */
function tally(view, seat, out) {
  const won = [h("b", null, `${view.tricks[seat]} of ${view.declared[seat]}`), h("span", { class: "won" }, "tricks won")];
  if (out) return [...won, h("span", { class: "sides" }, "out of the round")];
  return [...won, h("span", { class: "sides" }, `${view.normal_left[seat]}\u00a0normal, ${view.refuse_left[seat]}\u00a0refuse`)];
}

/** The card a seat has played, or room for it. @param {Room} room @param {number} seat */
function slot(room, seat) {
  const { view } = room;
  const lies = view.last_trick !== null; // complete, and nobody has led to the next one yet
  const move = (view.last_trick ?? view.trick)[seat];
  const won = lies ? view.last_winner : (room.resting?.seat ?? null);
  const winning = won === null && !room.resting && view.winning === seat;
  if (!move || move === "insert") {
    const words = view.eliminated.includes(seat) ? "Out" : seat === room.me && room.ask ? "Your card" : "";
    return h("div", { class: "slot", key: `slot ${seat}` }, gap(), words && h("span", null, words));
  }
  const [how, name] = move.split(" ");
  const face = card(name, { size: "tbl" });
  if (won === seat || winning) face.classList.add("win");
  const going = lies && view.last_winner !== null ? { "data-to": `tricks:${view.last_winner}` } : {};
  return h(
    "div",
    { class: "slot full", key: `slot ${seat} ${name}` },
    h("div", { "data-fly": name, "data-from": `seat:${seat}`, ...going }, face),
    h(
      "div",
      { class: "how" },
      !lies && view.leader === seat && view.led !== null ? room.tag("led") : null,
      how === "refuse" ? h("span", { class: "tag refused" }, "Refused") : null,
    ),
    won === seat ? room.tag("won") : winning ? room.tag("winning") : null,
  );
}

// --- the middle ---

/** The Insert cards, from the bottom of the stack to its top. @param {Room} room */
function stack(room) {
  const { view } = room;
  const places = [...view.scores.keys()].map((place) => {
    const seat = view.stack[place];
    if (seat === undefined) return h("li", { key: `gap ${place}` }, gap());
    const down = view.eliminated.includes(seat);
    const name = seat === room.me ? "You" : room.name(seat);
    const said = `${place + 1}: ${name}, ${down ? "face down, eliminated" : "submitted"}`;
    const face = down ? back({ size: "pil", label: said }) : card("insert", { size: "pil" });
    face.setAttribute("aria-label", said);
    const from = seat === room.me ? "insert" : `insert ${seat}`;
    return h("li", { key: `of ${seat}` }, h("div", { "data-fly": from, "data-from": `seat:${seat}` }, face), h("span", { class: "who", "aria-hidden": "true" }, name));
  });
  const words = view.stack.length === 0 ? "empty: nobody has submitted" : "bottom to top; each card below yours is a point";
  return h("section", { class: "iy-stack", key: "stack" }, h("h2", null, "Insert stack"), h("ol", null, places), h("p", { class: "lbl" }, words));
}

/** @param {Room} room */
function middle(room) {
  const round = lastRound(room);
  if (cutting(room)) {
    const number = chosen(room);
    return h(
      "section",
      { class: "iy-mid cut", key: "mid", "data-anchor": "deck" },
      h(
        "div",
        { class: "say-cut", key: "say" },
        h("h2", null, "Cut your hand in two"),
        h("p", null, "Cards right of the Insert card are for refusing. As many as you set apart, so many tricks you declare to win."),
      ),
      h("div", { class: "iy-place mine", key: "mine" }, h("div", { class: "pq" }, plaque(number, `${number}`)), h("p", { class: "tally" }, h("span", null, "You declare"), h("b", null, tricks(number)))),
      stack(room),
    );
  }
  return h(
    "section",
    { class: `iy-mid${round ? " scored" : ""}`, key: "mid", "data-anchor": "deck" },
    h("div", { class: "own", key: "own" }, panel(room, room.foot), round ? null : h("p", { class: "ask", key: "ask" }, asking(room))),
    round ? scored(room, round) : place(room, room.foot),
    round ? null : stack(room),
  );
}

/** What the table waits for, in words. @param {Room} room */
function asking(room) {
  const { view, ask, resting } = room;
  if (ask) return h("b", null, room.turnText);
  if (resting || view.to_move === null) return "";
  return `${room.name(view.to_move)} ${dividing(room) ? "divides" : "is to play"}`;
}

/** How a round was scored: what lay on the table, and what it made. @param {Room} room @param {Fact} line */
function scored(room, line) {
  const seats = [...room.view.scores.keys()].sort((a, b) => line.scores[b] - line.scores[a] || a - b);
  const row = (/** @type {number} */ seat) => {
    const out = line.out.includes(seat);
    return h(
      "tr",
      { key: seat },
      h("th", { scope: "row" }, room.name(seat)),
      h("td", null, `${line.won[seat]} of ${line.declared[seat]}`),
      h("td", null, out ? "out" : line.below[seat]),
      h("td", null, out ? "" : line.out.length),
      h("td", null, h("b", null, line.scores[seat]), line.bonus[seat] ? h("small", null, ` bonus ${line.bonus[seat]}`) : null),
    );
  };
  const head = ["Tricks won", "Below in stack", "Others out", "Score"].map((text) => h("th", { scope: "col" }, text));
  return h(
    "div",
    { class: "iy-scored", key: "scored" },
    h("h2", null, title(room, line)),
    room.view.winners.length ? h("p", { class: "lbl" }, `Round ${line.round} was the last`) : null,
    h("table", null, h("thead", null, h("tr", null, h("td", null), head)), h("tbody", null, seats.map(row))),
  );
}

/** @param {Room} room @param {Fact} line */
function title({ view, name }, line) {
  if (view.winners.length === 0) return `Round ${line.round} is scored`;
  const names = view.winners.map((seat) => name(seat));
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)} share the win` : `${names[0]} won the game`;
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
      tray(room, "no", "Normal", view.normal, "must follow", "play"),
      hasInsert(room) ? ownInsert(room) : null,
      tray(room, "re", "Refuse", view.refuse, "", "refuse"),
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
  return h("div", { class: "iy-trays", key: "trays" }, h("div", { class: "tray no wait", key: "no", style: { "--count": hand.length } }, h("h2", null, "Your hand", h("span", null, "as dealt", h("span", { class: "more" }, ": the order stays until you divide"))), h("ul", { class: "lie" }, row)));
}

/**
 * @param {Room} room
 * @param {string} cls
 * @param {string} title
 * @param {string[]} held
 * @param {string} words
 * @param {string} verb
 */
function tray(room, cls, title, held, words, verb) {
  return h(
    "div",
    { class: `tray ${cls}`, key: cls, style: { "--count": Math.max(1, held.length) } },
    trayTitle(title, held.length, words),
    held.length ? room.hand(held, { moves: (name) => [`${verb} ${name}`], label: `${title} cards`, above: (name) => foretold(room, `${verb} ${name}`, name) }) : h("p", { class: "lbl nothing" }, "none left"),
  );
}

/** Over the selected card: what it would do, as the rules say. @param {Room} room @param {string} move @param {string} name */
function foretold(room, move, name) {
  if (room.selected !== name || !room.ask?.moves.includes(move)) return null;
  const { wins = [], submits = [] } = room.ask.preview;
  const words = [wins.includes(move) ? "takes the trick so far" : "", submits.includes(move) ? "submits" : ""].filter(Boolean);
  return words.length ? h("span", { class: "iy-fore" }, words.join(", ")) : null;
}

/** @param {Room} room */
const hasInsert = ({ view, me }) => me !== null && !view.stack.includes(me) && view.winners.length === 0;

/** @param {Room} room */
function ownInsert(room) {
  const must = room.ask?.moves.includes("insert");
  return h(
    "div",
    { class: `own-insert${must ? " must" : ""}`, key: "own-insert" },
    room.hand(["insert"], { moves: () => ["insert"], label: "Insert card" }),
    must ? h("button", { class: "act", type: "button", disabled: room.sending, onclick: () => room.act("insert") }, "Lay it, be out") : null,
  );
}

/** Who watches sees backs: how many there are on each side is public. @param {Room} room */
function watched(room) {
  const { view, foot } = room;
  const backs = (/** @type {number} */ n) => h("ul", { class: "lie" }, Array.from({ length: n }, (_, i) => h("li", { key: i, "aria-hidden": "true" }, back({ label: "" }))));
  const side = (/** @type {string} */ cls, /** @type {string} */ title, /** @type {number} */ n) =>
    h("div", { class: `tray ${cls} wait`, key: cls, style: { "--count": Math.max(1, n) } }, trayTitle(title, n), backs(n));
  const whole = view.declared[foot] === null;
  const sides = whole ? [side("no", `${room.name(foot)}, not divided yet`, view.hand_size)] : [side("no", "Normal", view.normal_left[foot]), side("re", "Refuse", view.refuse_left[foot])];
  return [h("div", { class: "iy-trays", key: "trays" }, sides)];
}

// --- the scores ---

/** The scores of each round so far, from the lines. @param {Room} room @returns {Line[]} */
const rounds = (room) => room.log.filter((line) => line.kind === "round");

/** @param {Room} room @param {(line: Line, seat: number) => string | number | Node} cell */
function scoreTable(room, cell) {
  const { view } = room;
  const played = rounds(room);
  const numbers = Array.from({ length: view.rounds }, (_, i) => i);
  const seats = [...view.scores.keys()];
  if (played.length) seats.sort((a, b) => view.scores[b] - view.scores[a] || a - b);
  return {
    head: ["", ...numbers.map((i) => `R${i + 1}`), "Total"],
    rows: seats.map((seat) => [room.name(seat), ...numbers.map((i) => (played[i] ? cell(played[i], seat) : "")), view.scores[seat]]),
  };
}

/** @param {Fact} line @param {number} seat */
function roundCell(line, seat) {
  const made = line.out.includes(seat) ? ["out"] : [`${line.below[seat]} below`, `${line.out.length} out`];
  if (line.bonus[seat]) made.push(`bonus ${line.bonus[seat]}`);
  const under = [`${line.won[seat]} of ${line.declared[seat]}`, ...made].map((words) => h("small", null, words));
  return h("span", { class: "iy-cell" }, h("b", null, line.scores[seat]), under);
}

/** @param {Room} room */
function note(room) {
  const agreed = room.game.options.filter((option) => option.type === "bool" && room.table.options[option.name] === true);
  const how = "Under each score: tricks won of those declared, Insert cards below one's own in the stack, players out in that round.";
  return [how, ...agreed.map((option) => `${option.rule}: ${option.text}`)].join(" ");
}

/** @param {number} round @param {number} rounds */
const roundOf = (round, rounds) => `Round ${round} of ${rounds}`;

/** @type {GameModule} */
const iyadosu = {
  look: "g-iyadosu",
  title: "IYADOSU",
  sound: "block",
  bubbles: false,
  emblem: "B9",
  place: 5,
  card,
  back,
  chip,
  spoken,
  avatar,
  picture,
  keys: [[["←", "→"], "move the Insert card, while you divide"]],
  round: (number, { players }) => roundOf(number, players),
  status(view) {
    const over = view.winners.length > 0;
    const more = over ? "Game over" : view.asked === "divide" ? "Dividing the hands" : `Trick ${view.trick_number}`;
    const brief = !over && view.asked === "divide" ? "Dividing" : undefined;
    return { now: roundOf(view.round, view.rounds), step: view.round, of: view.rounds, more, brief };
  },
  cloth(room) {
    const mat = (/** @type {string} */ cls, /** @type {string} */ cloth) =>
      s("svg", { class: cls, "aria-hidden": "true" }, s("rect", { width: "100%", height: "100%", fill: `url(#iy-${cloth})` }));
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
        h("div", { class: "iy-foot", key: "foot" }, foot(room)),
      ),
    ];
  },
  standing: (room) => scoreTable(room, (line, seat) => line.scores[seat]),
  sheet: (room) => ({ ...scoreTable(room, roundCell), note: note(room) }),
};

export default iyadosu;
