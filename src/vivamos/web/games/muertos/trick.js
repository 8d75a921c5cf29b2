/** The middle of the table: the trick, or gifts on their way, or how a day has ended. */

/** @import {Child, Room} from "../../types.js" */

import { h } from "../../dom.js";
import { listed } from "../../words.js";
import { back, card, LETTERS, medal, sign, words } from "./cards.js";
import { called, isDummy, keyInTrick, seatAt, sides } from "./places.js";

/** @typedef {{place: number, card: string, discarded?: boolean, colour?: string, removed?: boolean}} Laid */

/** @param {Room} room @param {number[]} order */
export function middle(room, order) {
  const { view } = room;
  let inside;
  if (view.day_over || view.winners.length) inside = [result(room)];
  else if (view.asked === "give" || view.asked === "take") inside = [gifts(room)];
  else inside = order.map((place, k) => spot(room, place, k, (k - order.indexOf(view.leader) + order.length) % order.length));
  return h("div", { class: "dm-middle", key: "middle", "data-drop": "" }, h("div", { class: "dm-trick", key: "trick", "data-part": "trick", role: "group", "aria-label": words("trick") }, inside));
}

/** The card a place has in the trick, or where it will lie. Beside a player, or in one row by turn with names under it: style.css decides. */
/** @param {Room} room @param {number} place @param {number} k places clockwise from the foot @param {number} turn */
function spot(room, place, k, turn) {
  const { view } = room;
  const laid = /** @type {Laid[]} */ (view.trick).find((one) => one.place === place);
  const name = h("span", { class: "dm-by", key: "by", "aria-hidden": "true" }, called(room, place));
  return h("div", { class: `dm-spot k${k}`, key: `spot${place}`, "data-place": place, style: { "--turn-at": turn } }, laid ? lying(room, laid) : slot(room, place), name);
}

/** @param {Room} room @param {number} place */
function slot(room, place) {
  const { view } = room;
  const now = view.place === place && room.ask !== null && view.asked === "play";
  const text = now ? words(isDummy(view, place) ? "slot-dummy" : "slot-own") : called(room, place);
  return [h("span", { class: `dm-slot${now ? " now drop-here" : ""}`, key: "slot", "aria-hidden": now ? null : "true" }, text)];
}

/** @param {Room} room @param {Laid} laid @returns {Child[]} */
function lying(room, laid) {
  const { view } = room;
  const { place } = laid;
  const wins = view.winning === place && !laid.removed && !laid.discarded;
  const face = () => {
    const made = card(laid.card, { size: "tbl", view, as: laid.colour ?? null });
    made.classList.toggle("win", wins);
    return room.explainCard(made, laid.card);
  };
  const cls = `dm-card${laid.discarded ? " off" : ""}${laid.removed ? " torn" : ""}`;
  const inside = laid.removed ? [h("span", { class: "half" }, face()), h("span", { class: "half", "aria-hidden": "true" }, face())] : [face()];
  const key = keyInTrick(room, laid.card, place);
  const shown = h("span", { class: cls, key, "data-fly": key, "data-from": `seat:${place}`, "data-to": goal(room, laid) }, inside);
  return [target(room, place, shown), marks(room, laid, wins)];
}

/** Captured Food and dead fly to the ledger; the others to the turned-up cards, by their name. @param {Room} room @param {Laid} laid */
function goal(room, laid) {
  const { view } = room;
  if (view.won === null || laid.discarded) return null;
  const scoring = [...view.powers.food, ...view.powers.muertos].includes(laid.card);
  if (!scoring) return null;
  const side = sides(room).findIndex((places) => places.includes(isDummy(view, view.won) ? view.clockwise[0] : view.won));
  return `side:${side}`;
}

/** A 10 that a Kill 10 may take is a button for the one who says which. @param {Room} room @param {number} place @param {HTMLElement} shown */
function target(room, place, shown) {
  const move = `kill ${place}`;
  if (!room.ask?.moves.includes(move)) return shown;
  return h(
    "button",
    { type: "button", class: "dm-target", key: "target", "aria-label": room.text("remove-spoken", { of_seat: seatAt(room, place) }), onclick: () => room.act(move) },
    shown,
    h("span", { class: "dm-do" }, words("remove")),
  );
}

/** @param {Room} room @param {Laid} laid @param {boolean} wins */
function marks(room, laid, wins) {
  const { view } = room;
  const tags = [];
  if (view.leader === laid.place) tags.push(room.tag("led"));
  if (wins) tags.push(room.tag(view.won === null ? "winning" : "won"));
  if (laid.discarded) tags.push(room.explain(h("span", { class: "tag led dm-flat" }, words("tag-discarded")), "discarded"));
  if (laid.removed) tags.push(room.explain(h("span", { class: "tag led dm-flat" }, words("tag-removed")), "removed"));
  if (laid.colour) tags.push(room.explain(h("span", { class: "tag led dm-flat" }, words("tag-as", { colour: LETTERS[laid.colour] })), "as"));
  if (view.doomed.includes(laid.place)) tags.push(room.explain(h("span", { class: "dm-fate" }, words("fate-doomed")), "fate"));
  else if (view.threatened.includes(laid.place) && !room.ask?.moves.includes(`kill ${laid.place}`)) tags.push(room.explain(h("span", { class: "dm-fate" }, words("fate-threatened")), "fate"));
  return h("span", { class: "dm-tags", key: "tags" }, tags);
}

/** DM-10 as a scene: what was drawn, and the place for the gift in return. @param {Room} room */
function gifts(room) {
  const { view } = room;
  const winner = view.leader;
  const giver = view.place;
  const mine = room.ask !== null;
  const taking = view.asked === "take";
  const drawn = view.drawn ? card(view.drawn, { size: "tbl", view }) : back({ size: "tbl" });
  const first = taking
    ? h("span", { class: "dm-slot now drop-here" }, mine ? words("gift-take") : "?")
    : h("span", { class: "dm-card", key: "drawn" }, drawn);
  const [seat, other] = [seatAt(room, giver), seatAt(room, winner)];
  const told = taking ? room.text("gift-takes", { seat }) : room.text("gift-drew", { seat, from_seat: other });
  const wanted = words(isDummy(view, giver) ? "gift-of-dummy" : mine ? "gift-own" : "gift-other");
  return h(
    "div",
    { class: "dm-gifts", key: "gifts", role: "group", "aria-label": words("gifts-title") },
    h("h2", null, words("gifts-title")),
    h("div", { class: "dm-gift" }, first, h("p", null, told)),
    h("i", { class: "dm-cross", "aria-hidden": "true" }),
    h("div", { class: "dm-gift" }, h("span", { class: `dm-slot${mine && !taking ? " now drop-here" : ""}` }, wanted), h("p", null, room.text("gift-back", { seat, to_seat: other }))),
  );
}

/** The end of a day, or of the game. @param {Room} room */
function result(room) {
  const { view } = room;
  const over = view.winners.length > 0;
  const rows = sides(room).map((places) => {
    const seat = places[0] ?? 0;
    const first = over && view.winners.includes(seat);
    return h(
      "tr",
      { class: first ? "first" : "", key: seat },
      h("th", { scope: "row" }, listed(places.map((place) => room.name(place)))),
      h("td", null, view.food_won[seat]),
      h("td", null, view.muertos_won[seat]),
      h("td", null, view.scores[seat]),
    );
  });
  const head = (/** @type {Child} */ picture, /** @type {string} */ id) => h("th", { scope: "col" }, picture, h("span", null, words(id)));
  const title = over ? won(room) : words("result-day", { day: view.day });
  return h(
    "div",
    { class: `dm-result${over ? " over" : ""}`, key: "result" },
    medal(view.muertos[0]),
    h("h2", null, title),
    h(
      "table",
      null,
      h("thead", null, h("tr", null, h("td", null), head(sign("bread"), "ledger-food"), head(sign("skull"), "ledger-muertos"), head(null, "ledger-pairs"))),
      h("tbody", null, rows),
    ),
  );
}

/** @param {Room} room */
function won(room) {
  const { winners, players } = room.view;
  if (winners.length === players) return words("result-shared");
  return room.text(players < 4 && winners.length > 1 ? "result-shared-by" : "result-won", { seats: winners });
}
