/** The table of Dia de los Muertos: partners across, the trick between them, the turned-up cards in one row by rank. */

/** @import {Abouts, Fact, GameModule, Room} from "../../types.js" */
/** @import {Laid} from "./trick.js" */

import { h } from "../../dom.js";
import { avatar, back, candle, card, chip, garland, joy, LETTERS, picture, read, spoken, words } from "./cards.js";
import { day, learned, ledger, sheet, turnedUp, wanted } from "./ledger.js";
import { around, askedFor, isDummy, keyInHand } from "./places.js";
import { question } from "./question.js";
import { middle } from "./trick.js";

/** The moves a card of the hand that is asked may make; the rules say which of them are legal. Only the moves tell their
 * player that a card must be discarded: nobody else may know before it is done. @param {Room} room @param {string} name */
function movesOf(room, name) {
  const discards = room.view.asked === "play" && room.ask?.moves[0]?.startsWith("discard ");
  const verb = discards ? "discard" : room.view.asked;
  if (verb === "play" && name === "choose") return Object.keys(LETTERS).map((colour) => `play choose ${colour}`);
  return ["ask", "kill", null].includes(verb) ? [] : [`${verb} ${name}`];
}

/** The colour that a Choose is played as. @param {string} move */
function chosenColour(move) {
  const letter = LETTERS[move.split(" ").at(-1) ?? ""];
  return letter ? words("choose-as", { colour: letter }) : move;
}

/** @param {Room} room @param {number} place @param {number} k places clockwise from the foot */
function seat(room, place, k) {
  const { view } = room;
  if (isDummy(view, place)) return dummy(room, place, k);
  const partner = k === 2 && room.me !== null ? [room.explain(h("span", { class: "dm-pt", key: "pt" }, words("partner")), "partner")] : [];
  const own = place === room.me;
  const panel = room.seat(place, { cards: own ? null : view.cards[place] || null, extra: partner, back: () => back({ size: "pil" }) });
  if (view.place !== null && view.place !== place) panel.classList.remove("turn");
  return h("div", { class: `dm-seat k${k}`, key: `place${place}` }, panel);
}

/** The dummy's panel and, under it, its open hand: its partner plays from it, an opponent may take from it. */
/** @param {Room} room @param {number} place @param {number} k */
function dummy(room, place, k) {
  const { view } = room;
  const hand = /** @type {string[]} */ (view.dummy);
  const partner = view.clockwise[0];
  const turn = view.place === place;
  const panel = h(
    "div",
    { class: `seat${turn ? " turn" : ""}`, "data-anchor": `seat:${place}`, key: "panel", role: "group", "aria-label": words("dummy-spoken", { turn }) },
    h("span", { class: "av" }, candle()),
    room.explain(h("span", { class: "nm" }, h("b", null, words("dummy")), h("span", { class: "sub" }, room.text("dummy-with", { seat: partner }))), "dummy"),
    k === 2 && room.me !== null ? room.explain(h("span", { class: "dm-pt" }, words("partner")), "partner") : null,
  );
  const acts = room.ask !== null && (view.place === place || view.asked === "take");
  const keyOf = (/** @type {string} */ name, /** @type {number} */ i) => keyInHand(name, hand, i, view, "d");
  const cards = acts
    ? room.hand(hand, { size: "pil", moves: (name) => movesOf(room, name), keyOf, words: chosenColour, label: words("dummy-hand") })
    : h("ul", { class: "dm-open", key: "open", "aria-label": words("dummy-hand") }, hand.map((name, i) => h("li", { key: keyOf(name, i), "data-fly": keyOf(name, i) }, room.explainCard(card(name, { size: "pil", view }), name))));
  return h("div", { class: `dm-seat dm-dummy k${k}`, key: `place${place}` }, panel, h("div", { class: `dm-hand${acts ? " acts" : ""}`, key: "hand" }, cards));
}

/** One's own hand. Cards fly in from where they came, and gifts to whom they go. @param {Room} room */
function ownHand(room) {
  const { view } = room;
  const hand = /** @type {string[]} */ (view.hand);
  const asked = view.place === room.me && view.asked !== "take";
  const keyOf = (/** @type {string} */ name, /** @type {number} */ i) => keyInHand(name, hand, i, view, "m");
  const made = room.hand(hand, { moves: (name) => (asked ? movesOf(room, name) : []), keyOf, words: chosenColour });
  const goal = view.asked === "give" ? view.leader : view.asked === "swap" ? opposite(room) : null;
  for (const el of made.querySelectorAll(".hc")) {
    const name = el.getAttribute("data-card");
    const came = view.passed.findLast((/** @type {{to: number, card: string | null}} */ one) => one.to === room.me && one.card === name);
    el.setAttribute("data-from", came ? `seat:${came.from}` : "deck");
    if (goal !== null) el.setAttribute("data-to", `seat:${goal}`);
    if (came) el.classList.add("came");
    if (view.offered === name) el.classList.add("dm-offered");
  }
  return made;
}

/** @param {Room} room */
const opposite = (room) => around(room)[2] ?? 0;

/** @param {Room} room */
function foot(room) {
  const text = wanted(room);
  const offered = room.view.offered ? [" ", room.nodes("you-pass", { card: room.view.offered })] : [];
  const line = h("p", { class: `dm-want${room.ask ? " now" : ""}`, key: "want", "data-part": "prompt", "aria-hidden": "true" }, text, offered);
  const hand = room.me === null ? null : ownHand(room);
  return h("div", { class: `dm-foot${room.me === null ? " watch" : ""}`, key: "foot" }, h("div", { class: "dm-mine", key: "mine" }, line, learned(room), seat(room, room.foot, 0)), hand);
}

/** A card crosses the table face down. @param {Room} room @param {number} from @param {number} to */
async function cross(room, from, to) {
  const [a, b] = [from, to].map((place) => room.anchor(`seat:${place}`)?.getBoundingClientRect());
  if (!a || !b || !room.motion) return;
  const box = h("div", { class: "dm-flight g-muertos", "aria-hidden": "true" }, back({ size: "pil" }));
  document.body.append(box);
  const at = (/** @type {DOMRect} */ rect) => `${rect.x + rect.width / 2 - box.offsetWidth / 2}px ${rect.y + rect.height / 2 - box.offsetHeight / 2}px`;
  const flight = box.animate([{ translate: at(a), rotate: "-6deg" }, { translate: at(b), rotate: "6deg" }], { duration: 2 * room.motion, easing: "cubic-bezier(.2,.8,.25,1)" });
  await flight.finished.finally(() => box.remove()).catch(() => {});
}

/** Gifts and swaps between others; one's own fly from and to the hand. @param {Fact} fact @param {Room} room */
async function effect(fact, room) {
  const ends = fact.kind === "swap" ? fact.between : ["gift", "give"].includes(fact.kind ?? "") ? [fact.from, fact.to] : null;
  if (!ends || ends.includes(room.me)) return;
  const [from, to] = ends;
  await Promise.all([cross(room, from, to), fact.kind === "swap" ? cross(room, to, from) : null]);
}

const DAYS = 3;

/** @param {number} day */
const dayOf = (day) => words("status-day", { day, days: DAYS });

/** @type {Abouts} */
const about = {
  rules: {
    plain: "DM-8", choose: "DM-11", ask: "DM-12", spoiled: "DM-13", swap: "DM-14", food: "DM-17", muertos: "DM-17", kill: "DM-15", start: "DM-5",
    led: "DM-5", winning: "DM-8", won: "DM-9", discarded: "DM-7", removed: "DM-15", as: "DM-11", fate: "DM-15", partner: "DM-4", day: "DM-2", pairs: "DM-17", "turned-up": "DM-9", dummy: "DM-18",
  },
  card(name, view) {
    const { kind } = read(name, view);
    return { what: kind, special: kind !== "plain" };
  },
};

/** @type {GameModule} */
const module = {
  about,
  look: "g-muertos",
  title: "DIA DE LOS MUERTOS",
  sound: "marimba",
  joy,
  emblem: "K2",
  place: 4,
  card,
  back,
  chip,
  spoken,
  avatar,
  picture,
  effect,
  move(move, view, text) {
    const [verb, what = "", colour = "", rank = ""] = move.split(" ");
    if (verb === "ask") return { words: text("question-put", { about_seat: Number(what) >= view.players ? null : Number(what), ...askedFor({ colour, rank }) }) };
    if (verb === "kill") return { words: text("remove-spoken", { of_seat: Number(what) >= view.players ? null : Number(what) }) };
    return what === "choose" && colour ? { words: `${words("title-choose")}: ${chosenColour(move)}`, beside: words(`colour-${LETTERS[colour]}`) } : null;
  },
  // Gifts, questions and removals are looked at where they were asked for: there lies no card of one's own.
  lookedAt: (before, after) => (before.asked === "play" && after.day === before.day ? { ...after, hand: before.hand, dummy: before.dummy, asked: "play", place: before.place } : before),
  lying: ({ trick }) => /** @type {Laid[]} */ (trick).filter((one) => !one.removed && !one.discarded).map((one) => one.card),
  round: dayOf,
  status: (view) => ({
    now: view.winners.length ? words("status-over") : dayOf(view.day),
    step: view.day,
    of: DAYS,
    more: view.winners.length ? "" : words("status-trick", { trick: view.trick_number, tricks: view.tricks }),
  }),
  draw(room) {
    const order = around(room);
    const places = order.map((place, k) => (k === 0 ? null : seat(room, place, k)));
    const asking = room.ask && room.view.asked === "ask" ? question(room) : null;
    return [
      h(
        "div",
        { class: `dm-whole n${room.view.players} dummy${order.indexOf(room.view.players)}${asking ? " asks" : ""}`, key: "whole" },
        h("div", { class: "dm-gar", key: "gar", "data-anchor": "deck" }, garland(9), garland(14)),
        h("div", { class: "dm-table", key: "table" }, day(room), places, ledger(room), h("div", { class: "dm-main", key: "main" }, middle(room, order), turnedUp(room), asking, foot(room))),
      ),
    ];
  },
  standing: () => null,
  sheet,
};

export default module;
