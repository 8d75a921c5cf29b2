/** Luck and play as a stair: luck from nought to what these cards bring on average, play from there to the result. */

/** @import {Account, Summary} from "../coach/types.js" */
/** @import {ReportPage} from "./page.js" */

import { amount, figure } from "../coach/figures.js";
import { h } from "../dom.js";
import { who } from "../table/seats.js";
import { t } from "../words.js";

const ROOM = 1.35; // beside the longest bar there is place for its figure

/** @param {ReportPage} page @param {Summary} review */
export function luckAndPlay(page, review) {
  const { room } = page;
  const ends = review.seats.flatMap(({ points }) => [points.luck, points.result]);
  const most = Math.max(0.5, ...ends.map(Math.abs)) * ROOM;
  const seats = [...review.seats].sort((a, b) => b.points.result - a.points.result);
  const sign = (/** @type {string} */ cls, /** @type {string} */ id) => h("span", { class: "leg" }, h("i", { class: cls, "aria-hidden": "true" }), t(id));
  return h(
    "section",
    { class: "lp", key: "lp" },
    h("h2", null, t("report-luck-and-play")),
    h("p", { class: "sub" }, room.text("report-unit", { unit: { fact: "coach-unit" } })),
    h("p", { class: "legs" }, sign("luck", "report-luck"), sign("play", "report-play")),
    h(
      "table",
      null,
      h("caption", { class: "vh" }, t("report-luck-and-play")),
      h("thead", null, h("tr", null, h("th", { scope: "col" }, t("report-seat")), h("th", { scope: "col" }, t("report-accuracy")), h("th", { scope: "col", class: "st-h" }, t("report-luck-then-play")), h("th", { scope: "col", class: "res" }, t("report-result")))),
      h("tbody", null, seats.map((seat) => row(page, seat, most))),
    ),
    h("p", { class: "sub" }, t("report-accuracy-note")),
  );
}

/** @param {ReportPage} page @param {Summary["seats"][number]} reviewed @param {number} most */
function row(page, { seat, points, accuracy, lost_per_decision: lost }, most) {
  const { room } = page;
  const chosen = seat === page.seat;
  return h(
    "tr",
    { key: seat, class: chosen ? "me" : null },
    h("th", { scope: "row" }, h("button", { type: "button", class: "who", "aria-pressed": String(chosen), onclick: () => void page.choose(seat) }, h("span", { class: "av" }, room.module.avatar(seat)), h("span", null, h("b", null, room.called(seat)), h("span", { class: "sub" }, room.mine === seat ? t("you") : who(room.seatOf(seat), false))))),
    h("td", { class: "acc" }, accuracy === null ? "–" : [h("span", null, Math.round(100 * accuracy)), h("small", null, " %"), h("i", { "aria-hidden": "true", style: { "--w": `${100 * accuracy}%` } })], h("span", { class: "each" }, t("report-lost-each", { points: amount(lost, 2) }))),
    h("td", { class: "st-c" }, stair(points, most)),
    h("td", { class: "res" }, figure(points.result)),
  );
}

/** The parts add up as they are shown. @param {Account} points @param {number} most */
function stair({ luck, result }, most) {
  const x = (/** @type {number} */ value) => 50 + (42 * value) / most; // beside the longest there is room for its figure
  const tread = (/** @type {string} */ cls, /** @type {string} */ id, /** @type {number} */ from, /** @type {number} */ to) => {
    const by = Math.round(10 * (to - from)) / 10;
    const [left, right] = [x(Math.min(from, to)), x(Math.max(from, to))];
    const words = h("b", { class: by < 0 ? "before" : "after", style: { "--x": `${by < 0 ? left : right}%` } }, h("span", { class: "vh" }, `${t(id)} `), figure(by));
    return h("span", { class: `tread ${cls} ${by < 0 ? "dn" : "up"}` }, h("i", { "aria-hidden": "true", style: { "--l": `${left}%`, "--w": `${right - left}%` } }), words);
  };
  return h("span", { class: "stair" }, tread("luck", "report-luck", 0, luck), tread("play", "report-play", luck, result));
}
