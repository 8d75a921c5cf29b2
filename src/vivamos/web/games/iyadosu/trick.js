/** The trick, brought together in the middle: a place for everybody in their order, with name and marks under it. */

/** @import {Room} from "../../types.js" */

import { h, s } from "../../dom.js";
import { card, gap, words } from "./cards.js";

/** Who plays to this trick, or played to the one that still lies there: the leader first. @param {Room} room */
function inOrder({ view, log }) {
  const led = view.last_trick === null ? view.leader : (log.findLast(({ fact }) => fact === "card-led")?.seat ?? view.leader);
  return view.scores.map((/** @type {number} */ _, /** @type {number} */ i) => (led + i) % view.players);
}

/** @param {Room} room */
export function trick(room) {
  return h("ol", { class: "iy-trick", key: "trick", "data-part": "trick", "aria-label": words("trick-label") }, inOrder(room).map((/** @type {number} */ seat) => figure(room, seat)));
}

/** @param {Room} room @param {number} seat */
function figure(room, seat) {
  const { view } = room;
  const move = (view.last_trick ?? view.trick)[seat];
  const name = h("span", { class: "by" }, room.name(seat));
  if (!move || move === "insert") {
    const now = seat === view.to_move && view.last_trick === null && !room.resting;
    const place = h("div", { class: `slot${now ? " now" : ""}${seat === room.me && room.ask ? " drop-here" : ""}` }, gap(), h("span", null, waiting(room, seat)));
    return h("li", { key: `slot ${seat}` }, place, name);
  }
  const [how, played] = move.split(" ");
  const lies = view.last_trick !== null; // complete, and nobody has led to the next one yet
  const won = lies ? view.last_winner : (room.resting?.seat ?? null);
  const winning = won === null && !room.resting && view.winning === seat;
  const face = card(played, { size: "tbl" });
  if (won === seat || winning) face.classList.add("win");
  const going = lies && view.last_winner !== null ? { "data-to": `tricks:${view.last_winner}` } : {};
  return h(
    "li",
    { key: `slot ${seat} ${played}` },
    h("div", { class: "slot full" }, h("div", { "data-fly": played, "data-from": `seat:${seat}`, ...going }, room.explainCard(face, played))),
    name,
    h(
      "span",
      { class: "marks" },
      !lies && view.leader === seat && view.led !== null ? room.tag("led") : null,
      how === "refuse" ? room.explain(h("span", { class: "tag refused" }, kana(), words("tag-refused")), "refused") : null,
      won === seat ? room.tag("won") : winning ? room.tag("winning") : null,
    ),
  );
}

/** い, for いや: no. */
const kana = () => s("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, s("use", { class: "kana", href: "#kana-0", stroke: "currentColor", "stroke-width": 13 }));

/** What stands in an empty place: whose turn comes when. @param {Room} room @param {number} seat */
function waiting(room, seat) {
  const { view } = room;
  if (view.eliminated.includes(seat)) return words("slot-out");
  if (seat === room.me && room.ask) return words("slot-own");
  if (view.last_trick !== null || room.resting) return "";
  const to_come = inOrder(room).filter((/** @type {number} */ one) => !view.trick[one] && !view.eliminated.includes(one));
  const at = to_come.indexOf(seat);
  if (at < 1) return "";
  return at === to_come.length - 1 ? words("slot-last") : at === 1 ? words("slot-next") : "";
}
