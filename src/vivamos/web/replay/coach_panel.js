/** What the coach says, beside the table of a replay or, on a small screen, under it. */

/** @import {Coach} from "./coach.js" */
/** @import {ReplayPage} from "./page.js" */

import { amount, figure } from "../coach/figures.js";
import { miniMove, moveWords, tinyMove, wentOn } from "../coach/moves.js";
import { whereItWas } from "../coach/where.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";

/** @param {ReplayPage} page */
export function coachPanel(page) {
  const { coach } = page;
  const { standing } = coach.asking;
  if (standing.state === "none" || standing.state === "failed") return invitation(coach);
  if (coach.asking.going) return progress(coach.asking);
  if (coach.trying) return tryAgain(page);
  return coach.shown ? costly(page) : null;
}

/** @param {Coach} coach */
function invitation(coach) {
  return h(
    "div",
    { class: "coach", key: "coach" },
    h("p", null, t(coach.asking.standing.state === "failed" ? "review-failed" : "coach-invites")),
    h("button", { type: "button", class: "lamp", onclick: () => void coach.begin() }, icon("i-lamp"), t("coach-ask")),
  );
}

/** How far a review is. @param {import("../coach/asking.js").Asking} asking */
export function progress({ standing }) {
  const { state, done, total, ahead } = standing;
  const words = state === "waiting" ? t("coach-waits", { ahead }) : t("coach-works", { done, total });
  return h("div", { class: "coach thinking", key: "coach", role: "status" }, h("p", null, icon("i-lamp"), words), h("progress", { max: String(Math.max(1, total)), value: done, "aria-label": t("coach-progress") }));
}

/** @param {ReplayPage} page */
function costly(page) {
  const { room, coach } = page;
  const { decision, view } = /** @type {NonNullable<Coach["shown"]>} */ (coach.shown);
  const move = (/** @type {string} */ text, /** @type {string} */ id) =>
    h("span", { class: "one" }, miniMove(room, text, view), h("span", null, h("b", null, moveWords(room, text, view)), h("br"), t(id)));
  return h(
    "section",
    { class: "coach", key: "coach", "aria-label": t("coach-title") },
    h("header", null, h("h2", null, room.text("coach-card-of", { seat: decision.seat })), h("span", { class: "pill bad" }, t("coach-cost", { points: amount(decision.cost), unit: unit(page) }))),
    h("div", { class: "pair" }, move(decision.played, "coach-was-played"), move(decision.best, "coach-prefers")),
    decision.why ? h("p", { class: "why" }, room.nodes(decision.why)) : null,
    decision.in_fact ? h("p", { class: "sub" }, room.nodes(decision.in_fact)) : null,
    room.judged ? h("p", { class: "bars" }, room.text("coach-bars", { unit: { fact: "coach-unit" } })) : null,
    h("p", { class: "sub" }, t("coach-judged-by", { name: room.called(decision.seat) })),
    h("button", { type: "button", class: "bb s", onclick: () => void coach.tryAgain(decision) }, icon("i-again"), t("coach-try-again")),
  );
}

/** @param {ReplayPage} page */
function tryAgain(page) {
  const { room, coach } = page;
  const { moment, came, view } = /** @type {NonNullable<Coach["trying"]>} */ (coach.trying);
  const { next } = coach;
  const seen = view ?? room.view;
  const right = came?.accepted ?? false;
  return h(
    "section",
    { class: "coach", key: "try", "aria-label": t("coach-try-again"), "aria-live": "polite" },
    h("header", null, h("h2", null, t("coach-try-again")), h("span", { class: "pill" }, room.module.round(moment.round, room.table))),
    came
      ? [
          h("p", { class: "why" }, h("b", null, icon(right ? "i-check" : "i-again"), " ", t(right ? "coach-try-right" : "coach-try-wrong", { move: moveWords(room, came.move.move, seen) }))),
          came.why ? h("p", null, room.nodes(came.why)) : null,
          right || came.move.continuation.length === 0 ? null : h("p", { class: "on" }, t("coach-goes-on"), " ", wentOn(room, came.move.continuation, seen)),
        ]
      : h("p", { class: "why" }, room.nodes("coach-try", { seat: moment.seat, move: moveWords(room, moment.played, seen), points: amount(moment.cost), unit: unit(page) })),
    room.sending ? h("p", { class: "sub", role: "status" }, t("coach-thinks")) : null,
    h(
      "div",
      { class: "acts" },
      h("button", { type: "button", class: "bb s", onclick: () => void coach.see(moment) }, icon("i-eye"), t(right ? "coach-see-it" : "coach-show-me")),
      next ? h("button", { type: "button", class: "bb s", onclick: () => void coach.tryAgain(next) }, t("coach-next"), icon("i-right")) : null,
    ),
  );
}

/** What the game counts. @param {ReplayPage} page */
const unit = (page) => page.room.text("coach-unit");

/** The costly cards of the game, of all seats. @param {ReplayPage} page */
export function keyMoments(page) {
  const { coach, room } = page;
  if (!coach.asking.review) return null;
  if (coach.moments.length === 0) return h("p", { class: "sub", key: "moments" }, t("report-no-moments"));
  const mine = coach.moments.find((moment) => moment.seat === room.foot);
  return h(
    "section",
    { class: "moments", key: "moments", "aria-label": t("coach-moments") },
    h("h2", null, t("coach-moments")),
    mine && !coach.trying ? h("button", { type: "button", class: "bb s", onclick: () => void coach.tryAgain(mine) }, icon("i-again"), room.text("coach-try-mine", { seat: room.foot })) : null,
    h("ol", null, coach.moments.map((moment) => line(page, moment))),
  );
}

/** @param {ReplayPage} page @param {import("../coach/types.js").KeyMoment} moment */
function line(page, moment) {
  const { room, coach } = page;
  const here = page.at === moment.number && !coach.trying;
  const better = coach.known.get(moment.number);
  const chip = (/** @type {string} */ move) => tinyMove(room, move, room.view);
  const where = whereItWas(page.overview, room.module, moment);
  return h(
    "li",
    { key: moment.number },
    h(
      "button",
      { type: "button", class: here ? "here" : null, "aria-current": here ? "step" : null, onclick: () => void coach.see(moment) },
      h("span", { class: "av" }, room.module.avatar(moment.seat)),
      h("span", { class: "nm" }, h("b", null, moment.title ? room.nodes(moment.title) : room.called(moment.seat)), h("span", null, moment.title ? t("coach-of-whom", { name: room.called(moment.seat), where }) : where)),
      h("span", { class: "what" }, chip(moment.played), better === undefined ? null : [h("i", { class: "to" }, icon("i-right"), h("span", { class: "vh" }, t("coach-better"))), chip(better)]),
      h("span", { class: "num" }, figure(-moment.cost)),
    ),
  );
}
