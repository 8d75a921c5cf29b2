/** The end of a round, and of the game, in the middle of the ring: while `view.scored` tells what came of it. */

/** @import {Room} from "../../types.js" */

import { h, s } from "../../dom.js";
import { signed } from "../../words.js";

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
  const title = over ? winnersTold(room) : room.text("round-of-rounds", { number: view.round, rounds: view.rounds });
  const column = over ? room.text("column-round", { number: view.round }) : room.text("column-this-round");
  return h(
    "div",
    { class: "vd-result", key: "result" },
    over ? s("svg", { class: `vd-mask vd-av m${view.winners[0]}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, s("use", { href: "#vd-mask" })) : null,
    h("h2", null, title),
    h(
      "table",
      null,
      h("thead", null, h("tr", null, h("td", null), h("th", { scope: "col" }, column), h("th", { scope: "col" }, room.text("column-total")))),
      h("tbody", null, rows),
    ),
  );
}

/** @param {Room} room */
function winnersTold({ view: { winners }, text }) {
  return winners.length > 1 ? text("result-shared", { seats: winners }) : text("result-won", { seat: winners[0] });
}
