/** Banners under the bar: the line is lost, somebody is away or silent, somebody asks to take a move back. */

/** @import {Acts} from "./acts.js" */
/** @import {TableRoom} from "./room.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { vote } from "./vote.js";

/**
 * @param {TableRoom} room
 * @param {Acts} acts
 */
export function notes(room, acts) {
  return h("div", { class: "notes", key: "notes" }, lost(room), warming(room), undo(room, acts), vote(room, acts), standIn(room, acts), away(room, acts), rematch(room));
}

/** @param {TableRoom} room */
function lost(room) {
  return room.lost ? h("div", { class: "banner", key: "lost", role: "status" }, "Connection lost, trying again …") : null;
}

/** @param {TableRoom} room */
function warming(room) {
  return room.note ? h("div", { class: "banner calm", key: "note", role: "status" }, room.note) : null;
}

/** @param {TableRoom} room @param {Acts} acts */
function undo(room, acts) {
  const { undo, me } = room;
  if (!undo) return null;
  const mayAnswer = me !== null && !undo.agreed.includes(me) && !room.standIn;
  return h(
    "div",
    { class: "banner calm", key: "undo" },
    undo.seat === me ? "You asked to take your move back; the others are asked." : `${room.name(undo.seat)} asks to take the last move back.`,
    mayAnswer ? h("span", { class: "two" }, h("button", { type: "button", class: "tb solid", onclick: () => acts.answerUndo(true) }, icon("i-check"), "Agree"), h("button", { type: "button", class: "tb", onclick: () => acts.answerUndo(false) }, "No")) : null,
  );
}

/** @param {TableRoom} room @param {Acts} acts */
function standIn(room, acts) {
  if (!room.standIn || room.lost) return null;
  const words = room.returning ? "The bot finishes its move, then you play on." : "A bot plays for you.";
  return h("div", { class: "banner calm", key: "standin", role: "status" }, words, room.returning ? null : h("button", { type: "button", class: "tb solid", onclick: acts.back }, icon("i-chair"), "Take my seat back"));
}

/** @param {TableRoom} room @param {Acts} acts */
function away(room, acts) {
  if (!room.host || room.table.state !== "playing" || room.lost) return null;
  const gone = room.seats.filter((seat) => room.people.away.includes(seat.seat) && !seat.here && !seat.stand_in && seat.seat !== room.me);
  return gone.map((seat) =>
    h(
      "div",
      { class: "banner calm", key: `away${seat.seat}` },
      `${room.called(seat.seat)} is away.`,
      h("button", { type: "button", class: "tb", onclick: () => acts.standIn(seat.seat) }, icon("i-bot"), "Let a bot play until they return"),
    ),
  );
}

/** @param {TableRoom} room */
function rematch(room) {
  if (!room.table.rematch) return null;
  return h("div", { class: "banner calm", key: "rematch" }, "A new table is laid with the same seats.", h("a", { class: "tb solid", href: `/t/${room.table.rematch}` }, icon("i-again"), "Sit down there"));
}
