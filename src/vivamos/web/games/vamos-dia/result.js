/** The end of a round, and of the game, in the middle of the ring: while `view.scored` tells what came of it. */

/** @import {Room} from "../../types.js" */

import { h, s } from "../../dom.js";
import { listed, signed } from "./words.js";

/** @param {Room} room */
export function result(room) {
  const { view } = room;
  const over = view.winners.length > 0;
  const points = /** @type {number[]} */ (view.scored.points);
  const seats = points.map((_, seat) => seat).sort((a, b) => view.scores[b] - view.scores[a]);
  const rows = seats.map((seat) =>
    h(
      "tr",
      { class: over && view.winners.includes(seat) ? "first" : "", key: seat },
      h("th", { scope: "row" }, room.name(seat)),
      h("td", null, signed(points[seat])),
      h("td", null, signed(view.scores[seat])),
    ),
  );
  const title = over ? winnersTold(room) : `Round ${view.round} of ${view.rounds}`;
  return h(
    "div",
    { class: "vd-result", key: "result" },
    over ? s("svg", { class: `vd-mask vd-av m${view.winners[0]}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, s("use", { href: "#vd-mask" })) : null,
    h("h2", null, title),
    h(
      "table",
      null,
      h("thead", null, h("tr", null, h("td", null), h("th", { scope: "col" }, over ? `Round ${view.round}` : "Round"), h("th", { scope: "col" }, "Total"))),
      h("tbody", null, rows),
    ),
  );
}

/** @param {Room} room */
function winnersTold({ view, me, name }) {
  const names = view.winners.map((/** @type {number} */ seat) => (seat === me ? "You" : name(seat)));
  return view.winners.length > 1 ? `${listed(names)} share the win` : `${names[0]} won`;
}
