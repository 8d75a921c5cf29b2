/** The table of VAMOS dia: a trick on the embroidered ring, everyone's pile and gifts beside their seat. */

/** @import {Abouts, Fact, GameModule, Room, View} from "../../types.js" */

import { h, s } from "../../dom.js";
import { drawing } from "../../draw.js";
import { signed, wordsOf } from "../../words.js";
import { GAME, avatar, back, card, chip, joy, picture, printed, spoken } from "./cards.js";
import { PLATE, STITCH } from "./drawings.js";
import { result } from "./result.js";

/** The hem of the table; the pattern is beside it, for it takes its colour from there. @param {"t" | "b"} edge */
function hem(edge) {
  const id = `vd-hem-${edge}`;
  const pattern = s("pattern", { id, width: 48, height: 28, patternUnits: "userSpaceOnUse" }, ...drawing(STITCH).childNodes);
  const stitched = s("rect", { width: "100%", height: 28, fill: `url(#${id})` });
  return s("svg", { class: `vd-hem ${edge}`, key: id, "aria-hidden": "true" }, s("defs", null, pattern), stitched);
}

/** What a pile of kept cards is worth, for its label. @param {View} view @param {number} seat */
function worth(view, seat) {
  const cards = /** @type {string[]} */ (view.piles[seat]);
  const kinds = new Set(cards.map((name) => printed(name, view).kind));
  const points = view.won[seat];
  return { symbol: kinds.size > 1 ? "mixed" : points < 0 ? "skull" : "star", count: Math.abs(points), points };
}

/**
 * What stands beside a pile.
 * @param {Room} room
 * @param {number} seat
 * @returns {Node[]}
 */
function label(room, seat) {
  const { view } = room;
  const kept = view.piles[seat].length > 0;
  const gifts = view.down_taken[seat] > 0;
  if (view.scored) return room.nodes("pile-scored", { points: view.scored.points[seat] });
  if (kept) return room.nodes(gifts ? "pile-kept-and-gifts" : "pile-kept", worth(view, seat));
  if (gifts) return room.nodes("pile-gifts");
  return seat === room.me ? room.nodes("pile-empty") : [];
}

/** Cards taken face down, as a stack with its count. @param {number} count @param {string} label */
function stack(count, label) {
  const backs = Array.from({ length: Math.min(count, 4) }, (_, i) => {
    const one = back({ size: "pil" });
    one.setAttribute("aria-hidden", "true");
    one.removeAttribute("role");
    one.removeAttribute("aria-label");
    one.style.setProperty("--i", String(i));
    return one;
  });
  return h("span", { class: "vd-stack", key: "stack", role: "img", "aria-label": label }, backs, h("em", { "aria-hidden": "true" }, count));
}

/**
 * What a seat has taken this round: kept cards, gifts, and at the round's end the gifts turned over.
 * @param {Room} room
 * @param {number} seat
 */
function pile(room, seat) {
  const { view } = room;
  const mine = seat === room.me;
  const kept = /** @type {string[]} */ (view.piles[seat]);
  const end = /** @type {{points: number[], turned: string[][]} | null} */ (view.scored);
  const turned = end?.turned[seat] ?? [];
  const gifts = end ? 0 : view.down_taken[seat];
  /** @param {string} name @param {string} cls */
  const lying = (name, cls) => {
    const face = card(name, { size: "pil", view });
    return h("span", { class: cls, key: name, "data-fly": name, "data-from": `pile:${seat}` }, room.explainCard(face, name));
  };
  const parts = [];
  if (kept.length) parts.push(h("span", { class: "vd-kept", key: "kept" }, kept.map((name) => lying(name, "vd-one"))));
  if (turned.length) parts.push(h("span", { class: "vd-kept", key: "turned" }, turned.map((name) => lying(name, "vd-one gift"))));
  if (gifts) parts.push(room.explain(stack(gifts, room.text("pile-gifts-spoken", { seat, count: gifts })), "gifts"));
  if (!parts.length && mine) parts.push(h("i", { class: "vd-none", key: "none" }));
  const words = label(room, seat);
  if (words.length) parts.push(room.explain(h("span", { class: "vd-lbl", key: "lbl" }, words), "pile"));
  const many = kept.length + turned.length + (gifts ? 1 : 0) > 3 ? " many" : "";
  return h("div", { class: `vd-pile${many}`, key: "pile", "data-anchor": `pile:${seat}` }, parts);
}

/**
 * A player's place at the table: the panel and, beside it, the pile.
 * @param {Room} room
 * @param {number} seat
 * @param {number} k places clockwise from the foot
 */
function place(room, seat, k) {
  const { view } = room;
  const own = seat === room.me;
  const panel = room.seat(seat, {
    cards: own || view.scored ? null : view.cards[seat],
    score: signed(view.scores[seat]),
    back: () => back({ size: "pil" }),
  });
  return h("div", { class: `vd-place k${k}`, key: `place${seat}` }, panel, pile(room, seat));
}

/**
 * The card a seat has in the trick, with its tags and, after a VAMOS, the card laid face down.
 * @param {Room} room
 * @param {number} seat
 * @param {number} k
 */
function spot(room, seat, k) {
  const { view } = room;
  const played = /** @type {string | null} */ (view.trick[seat]);
  const winning = view.winning === seat && played !== null;
  const parts = [];
  if (played) {
    const face = card(played, { size: "tbl", view });
    face.classList.toggle("win", winning);
    // Only the kept card goes on to a pile: it flies there by its name. The others fade where they lie.
    parts.push(h("span", { class: "vd-card", key: played, "data-fly": played, "data-from": `seat:${seat}` }, room.explainCard(face, played)));
  } else if (seat === room.me && view.asked === "play" && view.to_move !== null) {
    parts.push(h("span", { class: "vd-slot drop-here", key: "slot" }, room.ask ? room.text("place-of-your-card") : null));
  }
  if (view.laid[seat]) {
    const laid = seat === room.me ? view.down_own.at(-1)?.card : null;
    const key = `down${seat}`;
    const face = back({ size: "tbl" });
    if (laid) face.setAttribute("aria-label", room.text("card-spoken-own-down", { spoken: spoken(laid, view) }));
    const flight = { "data-fly": laid ?? key, "data-from": `seat:${seat}`, "data-to": `pile:${view.winning}` };
    parts.push(h("span", { class: "vd-down", key, ...flight }, face));
  } else if (seat === room.me && view.asked === "down" && room.ask) {
    parts.push(h("span", { class: "vd-slot gift drop-here", key: "gift" }, room.text("place-of-your-gift")));
  }
  const tags = [];
  const done = view.finished || view.asked === "down";
  if (winning) tags.push(room.tag(done ? "won" : "winning"));
  if (played && view.leader === seat && !done) tags.push(room.tag("led"));
  if (played && view.taken === played) tags.push(room.explain(h("span", { class: "tag led vd-taken" }, room.text("tag-taken")), "taken"));
  if (tags.length) parts.push(h("span", { class: "vd-tags", key: "tags" }, tags));
  return h("div", { class: `vd-spot k${k}${played ? "" : " empty"}`, key: `spot${seat}` }, parts);
}

/** @param {Room} room @param {number[]} order */
function trick(room, order) {
  const ring = s("svg", { class: "vd-ring", viewBox: "-218 -218 436 436", "aria-hidden": "true" }, ...drawing(PLATE).childNodes);
  const inside = room.view.scored ? [result(room)] : order.map((seat, k) => spot(room, seat, k));
  return h("div", { class: "vd-trick", key: "trick", role: "group", "aria-label": room.text("place-of-trick"), "data-anchor": "deck", "data-part": "trick", "data-drop": "" }, ring, inside);
}

/** What VAMOS means now. @param {Room} room */
function note(room) {
  const { view } = room;
  if (!view.vamos_on) return null;
  const now = view.asked === "down" || view.finished;
  const words = now ? room.nodes("note-vamos-now", { seat: view.winning }) : room.nodes("note-vamos-on");
  const backs = [0, 1].map(() => {
    const one = back({ size: "pil" });
    one.setAttribute("aria-hidden", "true");
    return one;
  });
  return h("div", { class: "vd-note", key: "note" }, h("span", { class: "vd-two" }, backs), h("p", null, words));
}

/** What is wanted, and of whom. @param {Room} room */
function tick(room) {
  const { view } = room;
  const words = [];
  if (room.resting) return h("p", { class: "vd-tick", key: "tick" });
  if (room.ask) words.push(h("b", null, room.turnText));
  else if (view.to_move !== null && view.to_move !== room.me) {
    words.push(h("span", null, room.text(view.asked === "down" ? "turn-to-lay-down" : "turn-to-play", { seat: view.to_move })));
  }
  // Where there is room the note says this in full.
  if (view.vamos_on && view.asked === "play") words.push(h("span", { class: "brief" }, room.text("vamos-is-on")));
  if (view.vamos_on && view.asked === "down" && view.to_move !== null) words.push(h("span", { class: "brief" }, room.text("gifts-go-to", { seat: view.winning })));
  return h("p", { class: "vd-tick", key: "tick", "data-part": "prompt", "aria-hidden": "true" }, words);
}

/** @param {Room} room */
function hand(room) {
  const verb = room.view.asked === "down" ? "down" : "play";
  const made = room.hand(room.view.hand, { fan: true, moves: (name) => [`${verb} ${name}`] });
  for (const button of made.querySelectorAll(".hc")) button.setAttribute("data-from", "deck");
  return made;
}

/**
 * The mask of a VAMOS card tilts once.
 * @param {Fact} fact
 * @param {Room} room
 */
function effect(fact, room) {
  if (fact.fact !== "vamos-called" || !room.motion) return;
  const tilt = [{ rotate: "0deg" }, { rotate: "-9deg", scale: "1.08" }, { rotate: "6deg", scale: "1.04" }, { rotate: "0deg" }];
  const face = room.el.querySelector(`.vd-card[data-fly="${fact.card}"] .card`);
  face?.animate(tilt, { duration: 2 * room.motion, delay: room.motion, easing: "ease-out" });
}

/** @param {number} number @param {number} rounds */
const roundOf = (number, rounds) => wordsOf(GAME).text("round-of-rounds", { number, rounds });

/** @type {Abouts} */
const about = {
  rules: { number: "VD-8", vamos: "VD-10", led: "VD-6", winning: "VD-7", won: "VD-8", taken: "VD-8", gifts: "VD-13", pile: "VD-15", score: "VD-17" },
  card(name, view) {
    const { kind, count, vamos } = printed(name, view);
    return vamos ? { what: "vamos", special: true } : { what: "number", args: { symbol: kind, count } };
  },
  now: (name, room) => (room.view.asked === "play" && room.view.hand.length === 1 && printed(name, room.view).vamos ? room.text("about-now-vamos-last") : null),
};

/** @type {GameModule} */
const module = {
  about,
  look: "g-vamos",
  title: "VAMOS DIA",
  sound: "drum",
  joy,
  emblem: "Y15",
  place: 1,
  lookedAt: (before, after) => ({ ...after, hand: before.hand, asked: before.asked }),
  lying: ({ trick, leader, players }) => Array.from({ length: players }, (_, i) => trick[(leader + i) % players]).filter(Boolean),
  card,
  back,
  chip,
  spoken,
  avatar,
  picture,
  effect,
  round: (number, { players }) => roundOf(number, players),
  // What everybody lays face down is part of the trick that a VAMOS card was played to.
  outside: (move) => (move.startsWith("down") ? {} : null),
  status: (view) => ({
    now: view.winners.length ? wordsOf(GAME).text("status-over") : roundOf(view.round, view.rounds),
    step: view.round,
    of: view.rounds,
    more: view.scored ? "" : wordsOf(GAME).text("status-trick", { number: view.trick_number }),
  }),
  draw(room) {
    const order = [room.foot, ...room.opponents];
    const table = h(
      "div",
      { class: "vd-table", key: "table" },
      room.opponents.map((seat, i) => place(room, seat, i + 1)),
      trick(room, order),
      note(room),
      tick(room),
      place(room, room.foot, 0),
      hand(room),
    );
    const cls = ["vd-whole", `n${order.length}`, room.me === null ? "watch" : "", room.view.scored ? "end" : ""].filter(Boolean);
    return [h("div", { class: cls.join(" "), key: "whole" }, hem("t"), table, hem("b"))];
  },
  standing: () => null,
  sheet(room) {
    const rounds = room.log.flatMap((fact) => (fact.fact === "round-scored" ? [/** @type {number[]} */ (fact.args?.scores)] : []));
    const columns = Array.from({ length: room.view.rounds }, (_, i) => room.text("column-round", { number: i + 1 }));
    const rows = room.view.scores.map((total, seat) => [
      room.name(seat),
      ...Array.from({ length: room.view.rounds }, (_, i) => (rounds[i] ? signed(rounds[i][seat]) : "")),
      signed(total),
    ]);
    return { head: ["", ...columns, room.text("column-total")], rows, note: room.text("sheet-note") };
  },
};

export default module;
