/** Before the deal: who sits where, the link for friends, bots for free seats, and a chair for whoever came by the link. */

/** @import {TableRoom} from "./room.js" */
/** @import {Seat} from "../types.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { middleLevel } from "../pages/level.js";
import { settings } from "../settings.js";
import { canShare } from "../share.js";
import { t } from "../words.js";
import { who } from "./seats.js";

/**
 * @typedef {object} WaitingActs
 * @property {() => void} copy copies the link
 * @property {() => void} share passes it on by the system
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
  const title = free === 0 ? "table-shuffling" : room.me === null ? "table-sit-down-question" : "table-waiting";
  return h(
    "div",
    { class: "wait", key: "wait" },
    h("div", { class: "wait-in" }, h("h2", null, t(title)), h("p", { class: "lead-in" }, t("table-free-seats", { number: free }), " ", free > 0 && room.me !== null ? t("table-starts-by-itself") : "")),
    room.me !== null && free > 0 ? invite(room, acts) : null,
    room.me === null && free > 0 ? join(room, acts, problem) : null,
    h("ul", { class: "chairs", "aria-label": t("table-seats") }, room.seats.map((seat) => chair(room, seat, acts))),
    problem && room.me !== null ? h("p", { class: "bad", role: "alert" }, problem) : null,
  );
}

/** @param {TableRoom} room @param {WaitingActs} acts */
function invite(room, acts) {
  return h(
    "div",
    { class: "invite" },
    h("input", { class: "inp", readonly: true, "aria-label": t("table-link"), value: room.link, onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }),
    canShare() ? h("button", { type: "button", class: "tb acc", onclick: acts.share }, icon("i-people"), t("share-link")) : null,
    h("button", { type: "button", class: canShare() ? "tb" : "tb acc", onclick: acts.copy }, icon("i-link"), t("table-copy-link")),
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
    h("label", null, h("span", null, t("table-your-name")), h("input", { class: "inp", name: "name", required: true, maxlength: "40", autocomplete: "nickname", value: settings().name, "aria-describedby": problem ? `problem-${room.table.id}` : null })),
    free.length > 1
      ? h("label", null, h("span", null, t("table-which-seat")), h("select", { class: "inp", name: "seat" }, h("option", { value: "" }, t("table-any-seat")), free.map((seat) => h("option", { value: String(seat.seat) }, t(seat.name ? "table-seat-long-away" : "table-seat", { number: seat.seat + 1, name: seat.name })))))
      : null,
    h("button", { class: "tb acc" }, icon("i-chair"), t("table-sit-down")),
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
    h("span", { class: "nm" }, h("b", null, taken ? (mine ? t("table-name-you", { name: seat.name }) : room.called(seat.seat)) : t("table-free-seat")), h("span", { class: "sub" }, under(seat, mine))),
    !taken && room.host
      ? h(
          "form",
          { class: "bots", onsubmit: put },
          h("select", { class: "inp", name: "level", "aria-label": t("table-how-strong", { number: seat.seat + 1 }) }, levels.map((level) => h("option", { value: level, selected: level === middleLevel(levels) }, t(`level-${level}`)))),
          h("button", { class: "tb" }, icon("i-bot"), t("table-add-bot")),
        )
      : null,
    taken && !mine && mayRemove(room, seat) && room.seats.some((other) => other.kind === "free") ? h("button", { type: "button", class: "tb ico", "aria-label": t("table-remove", { name: seat.name }), onclick: () => acts.clear(seat.seat) }, icon("i-cross")) : null,
  );
}

/** What stands under the name. @param {Seat} seat @param {boolean} mine */
function under(seat, mine) {
  if (seat.kind === "free") return t("table-seat", { number: seat.seat + 1 });
  if (seat.host) return t("table-host");
  return mine ? t("table-here") : who(seat, true);
}

/** Only the host's own word takes a player away who is here. @param {TableRoom} room @param {Seat} seat */
function mayRemove(room, seat) {
  if (seat.kind === "bot") return room.host;
  const invited = room.invitation !== null || !room.table.open;
  return room.me !== null && (room.seatOf(room.me).host || (room.people.away.includes(seat.seat) && (invited || room.host)));
}

