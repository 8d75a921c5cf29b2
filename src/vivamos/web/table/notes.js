/** Banners under the bar: the connection is lost, somebody is away or silent, somebody asks to take a move back. */

/** @import {Acts} from "./acts.js" */
/** @import {TableRoom} from "./room.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";
import { vote } from "./vote.js";

/**
 * @param {TableRoom} room
 * @param {Acts} acts
 * @param {Element | null} coach what the coach says, where there is no room beside the table
 */
export function notes(room, acts, coach) {
  return h("div", { class: "notes", key: "notes" }, coach, lost(room), warming(room), undo(room, acts), vote(room, acts), standIn(room, acts), away(room, acts), over(room, acts), rematch(room));
}

/** @param {TableRoom} room */
function lost(room) {
  return room.lost ? h("div", { class: "banner", key: "lost", role: "status" }, t("table-lost")) : null;
}

/** Bots warm up: it comes and goes by itself, so it moves nothing. @param {TableRoom} room */
function warming(room) {
  return room.note ? h("div", { class: "banner calm passing", key: "note", role: "status" }, room.text(room.note)) : null;
}

/** @param {TableRoom} room @param {Acts} acts */
function undo(room, acts) {
  const { undo, me } = room;
  if (!undo) return null;
  const mayAnswer = me !== null && !undo.agreed.includes(me) && !room.standIn;
  return h(
    "div",
    { class: "banner calm", key: "undo" },
    room.text("table-asks-to-take-back", { seat: undo.seat }),
    mayAnswer ? h("span", { class: "two" }, h("button", { type: "button", class: "tb solid", onclick: () => acts.answerUndo(true) }, icon("i-check"), t("table-agree")), h("button", { type: "button", class: "tb", onclick: () => acts.answerUndo(false) }, t("table-agree-not"))) : null,
  );
}

/** @param {TableRoom} room @param {Acts} acts */
function standIn(room, acts) {
  if (!room.standIn || room.lost) return null;
  const words = t(room.returning ? "table-bot-finishes" : "table-bot-for-you");
  return h("div", { class: "banner calm", key: "standin", role: "status" }, words, room.returning ? null : h("button", { type: "button", class: "tb solid", onclick: acts.back }, icon("i-chair"), t("table-seat-back")));
}

/** @param {TableRoom} room @param {Acts} acts */
function away(room, acts) {
  if (!room.host || room.table.state !== "playing" || room.lost) return null;
  const gone = room.seats.filter((seat) => room.people.away.includes(seat.seat) && !seat.here && !seat.stand_in && seat.seat !== room.me);
  return gone.map((seat) =>
    h(
      "div",
      { class: "banner calm", key: `away${seat.seat}` },
      room.text("table-is-away", { seat: seat.seat }),
      h("button", { type: "button", class: "tb", onclick: () => acts.standIn(seat.seat) }, icon("i-bot"), t("table-let-bot-play-until")),
    ),
  );
}

/** Whoever looks at the table of a finished game finds the results again. @param {TableRoom} room @param {Acts} acts */
function over(room, acts) {
  if (!acts.page.ended || !acts.page.looking) return null;
  const again = room.me !== null && !room.table.rematch;
  return h(
    "div",
    { class: "banner calm ended", key: "over" },
    h("span", null, room.view.winners.length ? room.text("table-have-won", { seats: room.view.winners }) : t("table-was-ended")),
    h(
      "span",
      { class: "two" },
      h("button", { type: "button", class: "tb solid", onclick: acts.results }, icon("i-crown"), t("table-results")),
      again ? h("button", { type: "button", class: "tb", onclick: acts.again }, icon("i-again"), t("table-play-again")) : null,
    ),
  );
}

/** @param {TableRoom} room */
function rematch(room) {
  if (!room.table.rematch) return null;
  return h("div", { class: "banner calm", key: "rematch" }, t("table-new-table"), h("a", { class: "tb solid", href: `/t/${room.table.rematch}` }, icon("i-again"), t("table-sit-down-there")));
}
