/** Somebody does not move: what the others can do about it, and what that one can. */

/** @import {Acts} from "./acts.js" */
/** @import {TableRoom} from "./room.js" */
/** @import {VoteAsked, VoteEvent} from "../types.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";

/**
 * The banner under the bar.
 * @param {TableRoom} room
 * @param {Acts} acts
 */
export function vote(room, acts) {
  const { vote: asked, people, me } = room;
  const about = asked?.about ?? people.silent;
  if (about === null || room.table.state !== "playing" || room.lost || room.standIn) return null;
  if (about === me) return banner(asked ? t("table-others-want", { wish: asked.for }) : t("table-you-are-silent"), button("i-check", t("table-i-am-here"), acts.back, true));
  if (asked) return answer(room, acts, asked);
  if (me === null) return null;
  return banner(
    room.text("table-is-silent", { seat: about }),
    button("i-bot", t("table-let-bot-play"), () => acts.vote("bot"), true),
    // The clock moves for who is silent: such a game is never held up for ever.
    room.table.clock ? null : button("i-door", t("table-end"), acts.voteEnd),
  );
}

/** @param {TableRoom} room @param {Acts} acts @param {VoteAsked} asked */
function answer(room, acts, asked) {
  const mine = room.me !== null && asked.agreed.includes(room.me);
  const words = room.text(mine ? "table-you-want" : "table-somebody-wants", { wish: asked.for, seat: asked.agreed[0] ?? 0, about_seat: asked.about });
  if (mine || room.me === null) return banner(words);
  return banner(words, button("i-check", t("table-agree"), () => acts.vote(asked.for), true), button(null, t("table-agree-not"), () => acts.vote("no")));
}

/** @param {string} words @param {...(Node | null)} buttons */
function banner(words, ...buttons) {
  return h("div", { class: "banner calm", key: "vote", role: "status" }, words, buttons.length ? h("span", { class: "two" }, buttons) : null);
}

/** @param {string | null} sign @param {string} words @param {() => void} act @param {boolean} [first] */
function button(sign, words, act, first = false) {
  return h("button", { type: "button", class: first ? "tb solid" : "tb", onclick: act }, sign && icon(sign), words);
}

/**
 * What a vote stands at after an event.
 * @param {VoteEvent} event
 * @returns {VoteAsked | null}
 */
export function voteAfter(event) {
  const { about, for: wish, agreed } = event;
  return wish !== undefined && agreed !== undefined ? { about, for: wish, agreed } : null;
}

/** An event of a vote in words; what is done stands in the log. @param {TableRoom} room @param {VoteEvent} event */
export function voteWords(room, event) {
  if (event.here) return event.about === room.me ? "" : room.text("table-is-here", { seat: event.about });
  if (event.refused_by !== undefined) return room.text("table-vote-refused", { seat: event.refused_by });
  return "";
}
