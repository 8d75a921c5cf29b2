/** Before the deal: who sits where, the link for friends, bots for free seats, and a chair for whoever came by the link. */

/** @import {TableRoom} from "./room.js" */
/** @import {Seat} from "../types.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { settings } from "../settings.js";
import { who } from "./seats.js";

/**
 * @typedef {object} WaitingActs
 * @property {() => void} copy copies the link
 * @property {(seat: number, level: string) => void} bot
 * @property {(seat: number) => void} clear
 * @property {(name: string, seat: number | null) => void} join
 */

/**
 * @param {TableRoom} room
 * @param {WaitingActs} acts
 * @param {string | null} problem what the server said to the last try
 */
export function waiting(room, acts, problem) {
  const free = room.seats.filter((seat) => seat.kind === "free").length;
  const words = free === 0 ? "All seats are taken. The cards come in a moment." : free === 1 ? "One seat is free." : `${free} seats are free.`;
  return h(
    "div",
    { class: "wait", key: "wait" },
    h("div", { class: "wait-in" }, h("h2", null, free === 0 ? "Shuffling" : room.me === null ? "Sit down?" : "Waiting for players"), h("p", { class: "lead-in" }, words, " ", free > 0 && room.me !== null ? "The game starts by itself when every seat is taken." : "")),
    room.me !== null && free > 0 ? invite(room, acts) : null,
    room.me === null && free > 0 ? join(room, acts, problem) : null,
    h("ul", { class: "chairs", "aria-label": "Seats" }, room.seats.map((seat) => chair(room, seat, acts))),
    problem && room.me !== null ? h("p", { class: "bad", role: "alert" }, problem) : null,
  );
}

/** @param {TableRoom} room @param {WaitingActs} acts */
function invite(room, acts) {
  return h(
    "div",
    { class: "invite" },
    h("input", { class: "inp", readonly: true, "aria-label": "Link to this table", value: room.link, onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }),
    h("button", { type: "button", class: "tb acc", onclick: acts.copy }, icon("i-link"), "Copy the link"),
  );
}

/**
 * @param {TableRoom} room
 * @param {WaitingActs} acts
 * @param {string | null} problem
 */
function join(room, acts, problem) {
  const free = room.seats.filter((seat) => seat.kind === "free" || room.people.away.includes(seat.seat));
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const seat = String(form.get("seat") ?? "");
    acts.join(String(form.get("name") ?? "").trim(), seat === "" ? null : Number(seat));
  };
  return h(
    "form",
    { class: "join", onsubmit: send },
    h("label", null, h("span", null, "Your name"), h("input", { class: "inp", name: "name", required: true, maxlength: "40", autocomplete: "nickname", value: settings().name, "aria-describedby": problem ? `problem-${room.table.id}` : null })),
    free.length > 1
      ? h("label", null, h("span", null, "Seat"), h("select", { class: "inp", name: "seat" }, h("option", { value: "" }, "Any"), free.map((seat) => h("option", { value: String(seat.seat) }, `Seat ${seat.seat + 1}${seat.name ? `: ${room.called(seat.seat)} has been away for long` : ""}`))))
      : null,
    h("button", { class: "tb acc" }, icon("i-chair"), "Sit down"),
    problem ? h("p", { class: "bad", id: `problem-${room.table.id}`, role: "alert" }, problem) : null,
  );
}

/**
 * @param {TableRoom} room
 * @param {Seat} seat
 * @param {WaitingActs} acts
 */
function chair(room, seat, acts) {
  const mine = seat.seat === room.me;
  const taken = seat.kind !== "free";
  const levels = room.game.levels;
  const put = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    acts.bot(seat.seat, String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("level")));
  };
  return h(
    "li",
    { class: taken ? "chair" : "chair free", key: `chair${seat.seat}` },
    h("span", { class: "av" }, taken ? room.module.avatar(seat.seat) : icon("i-chair")),
    h("span", { class: "nm" }, h("b", null, taken ? (mine ? `${room.called(seat.seat)}, you` : room.called(seat.seat)) : "Free seat"), h("span", { class: "sub" }, taken ? (mine ? (seat.host ? "Host" : "Here") : seat.host ? "Host" : who(seat, true)) : `Seat ${seat.seat + 1}`)),
    !taken && room.host
      ? h(
          "form",
          { class: "bots", onsubmit: put },
          h("select", { class: "inp", name: "level", "aria-label": `How strong the bot for seat ${seat.seat + 1} plays` }, levels.map((level) => h("option", { value: level, selected: level === usual(levels) }, level))),
          h("button", { class: "tb" }, icon("i-bot"), "Add a bot"),
        )
      : null,
    taken && !mine && mayRemove(room, seat) && room.seats.some((other) => other.kind === "free") ? h("button", { type: "button", class: "tb ico", "aria-label": `Remove ${room.called(seat.seat)}`, onclick: () => acts.clear(seat.seat) }, icon("i-cross")) : null,
  );
}

/** Only the host's own word takes a player away who is here. @param {TableRoom} room @param {Seat} seat */
function mayRemove(room, seat) {
  if (seat.kind === "bot") return room.host;
  const invited = room.invitation !== null || !room.table.open;
  return room.me !== null && (room.seatOf(room.me).host || (room.people.away.includes(seat.seat) && (invited || room.host)));
}

/** @param {string[]} levels */
const usual = (levels) => (levels.includes("regular") ? "regular" : levels[Math.floor(levels.length / 2)]);
