/** A seat's panel: who sits there, how many cards they hold, their score, and whether it is their turn. */

/** @import {GameModule, Seat, SeatParts} from "../types.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";

const MOST_BACKS = 5;

/**
 * Who sits there, in two or three words.
 * @param {Seat} seat
 * @param {boolean} seated whether the viewer plays
 * @returns {(Node | string)[]}
 */
export function who(seat, seated) {
  const bot = (/** @type {string} */ level) => [icon("i-bot", "bi", "Bot,"), h("span", { class: "bw" }, "Bot, "), level];
  if (seat.kind === "free") return ["free"];
  if (seat.kind === "bot") return bot(seat.level ?? "");
  if (seat.stand_in) return [...bot(seat.stand_in), ", stands in"];
  if (!seat.here) return ["away"];
  return [seated ? "Friend" : "Player"];
}

/**
 * @param {Seat} seat
 * @param {SeatParts} parts
 * @param {{me: boolean, seated: boolean, turn: boolean, name: string, module: GameModule}} how
 */
export function seatPanel(seat, parts, { me, seated, turn, name, module }) {
  const away = seat.kind === "human" && !seat.here && !me;
  const cls = ["seat", turn && "turn", me && "me", away && "away", parts.cls].filter(Boolean).join(" ");
  const sub = parts.sub ?? (me && !seat.stand_in ? (turn ? "Your turn" : "") : who(seat, seated));
  return h(
    "div",
    { class: cls, "data-anchor": `seat:${seat.seat}`, key: `seat:${seat.seat}`, role: "group", "aria-label": `${name}${turn ? ", to move" : ""}` },
    h("span", { class: "av" }, module.avatar(seat.seat)),
    h("span", { class: "nm" }, h("b", null, name), h("span", { class: "sub" }, sub)),
    parts.extra ?? [],
    parts.cards === null || parts.cards === undefined ? null : cardCount(parts.cards, parts.back ?? (() => module.back({ size: "pil" }))),
    parts.score === null || parts.score === undefined ? null : h("span", { class: "sc" }, signed(parts.score)),
  );
}

/** A minus is as wide as a plus. @param {string | number} score */
const signed = (score) => String(score).replace(/^-/, "−");

/**
 * @param {number} n
 * @param {() => Element} back
 */
function cardCount(n, back) {
  const backs = Array.from({ length: Math.min(n, MOST_BACKS) }, () => {
    const card = back();
    card.removeAttribute("role");
    card.removeAttribute("aria-label");
    return card;
  });
  return h("span", { class: "cc" }, h("span", { class: "bk", "aria-hidden": "true" }, backs), String(n), h("span", { class: "vh" }, n === 1 ? " card" : " cards"));
}

/**
 * A mark on a card of the trick, with its word.
 * @param {"led" | "winning" | "won"} kind
 * @param {string} [words]
 */
export function tag(kind, words) {
  const [cls, sign, text] = { led: ["led", "i-flag", "Led"], winning: ["lead", "i-crown", "Winning"], won: ["lead", "i-crown", "Won"] }[kind];
  return h("span", { class: `tag ${cls}` }, icon(/** @type {string} */ (sign)), words ?? text);
}
