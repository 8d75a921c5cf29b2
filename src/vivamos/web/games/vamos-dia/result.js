/** The end of a round, and of the game, in the middle of the ring. */

/** @import {Room} from "../../types.js" */

import { h, s } from "../../dom.js";
import { listed, signed } from "./words.js";

/**
 * The round that has just been scored: while its result rests, and when the game is over.
 * @param {Room} room
 * @returns {{points: number[], piles: string[][], turned: string[][], round: number} | null}
 */
export function scored({ view, lines, resting }) {
  if (view.scored) return { points: view.points, piles: view.piles, turned: view.turned, round: view.scored };
  const last = lines.findLast((line) => line.kind === "round");
  return view.winners.length && !resting && last ? { points: last.points, piles: last.piles, turned: last.turned, round: last.round } : null;
}

/** @param {Room} room */
export function result(room) {
  const { view } = room;
  const over = view.winners.length > 0 && !room.resting;
  const last = scored(room);
  const points = last?.points ?? view.scores;
  const round = last?.round ?? view.round;
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
  const title = over ? winnersTold(room) : `Round ${round} of ${view.rounds}`;
  return h(
    "div",
    { class: "vd-result", key: "result" },
    over ? s("svg", { class: `vd-mask vd-av m${view.winners[0]}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, s("use", { href: "#vd-mask" })) : null,
    h("h2", null, title),
    h(
      "table",
      null,
      h("thead", null, h("tr", null, h("td", null), h("th", { scope: "col" }, over ? `Round ${round}` : "Round"), h("th", { scope: "col" }, "Total"))),
      h("tbody", null, rows),
    ),
  );
}

/** @param {Room} room */
function winnersTold({ view, me, name }) {
  const names = view.winners.map((/** @type {number} */ seat) => (seat === me ? "You" : name(seat)));
  return view.winners.length > 1 ? `${listed(names)} share the win` : `${names[0]} won`;
}
