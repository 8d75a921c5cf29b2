/** A seat's panel: who sits there, how many cards they hold, their score, and whether it is their turn. */

/** @import {GameModule, Seat, SeatParts} from "../types.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";

const MOST_BACKS = 5;

/**
 * Who sits there, in two or three words.
 * @param {Seat} seat
 * @param {boolean} seated whether the viewer plays
 * @returns {(Node | string)[]}
 */
export function who(seat, seated) {
  if (seat.kind === "free") return [t("table-seat-free")];
  if (seat.kind === "bot") {
    const level = levelOf(seat.level);
    return bot(t("table-bot", { level }), level);
  }
  if (seat.stand_in) {
    const level = levelOf(seat.stand_in);
    return bot(t("table-bot-stands-in", { level }), t("table-bot-stands-in-short", { level }));
  }
  if (!seat.here) return [t("table-away")];
  return [t(seated ? "table-friend" : "table-player")];
}

/** @param {string | null} level */
const levelOf = (level) => t(`level-${level}`);

/** A phone has no width for more than a mark and the level. @param {string} words @param {string} short */
const bot = (words, short) => [icon("i-bot", "bi", t("table-bot-sign")), h("span", { class: "bw" }, words), h("span", { class: "bs" }, short)];

/**
 * @param {Seat} seat
 * @param {SeatParts} parts
 * @param {{lamp: HTMLElement | null, me: boolean, you: boolean, open: Element[] | null, seated: boolean, turn: boolean, name: string, label: string, module: GameModule, explain: <E extends Element>(el: E, what: string) => E}} how
 */
export function seatPanel(seat, parts, { lamp, me, you, open, seated, turn, name, label, module, explain }) {
  const away = seat.kind === "human" && !seat.here && !me;
  const cls = ["seat", turn && "turn", me && "me", away && "away", open && "with-cards", parts.cls].filter(Boolean).join(" ");
  const sub = parts.sub ?? (you && !seat.stand_in ? (turn ? t("table-your-turn") : "") : who(seat, seated));
  return h(
    "div",
    { class: cls, "data-anchor": `seat:${seat.seat}`, key: `seat:${seat.seat}`, role: "group", "aria-label": label },
    h("span", { class: "av" }, module.avatar(seat.seat)),
    h("span", { class: "nm" }, h("b", null, name), h("span", { class: "sub" }, sub)),
    parts.extra ?? [],
    parts.cards === null || parts.cards === undefined || open ? null : explain(cardCount(parts.cards, parts.back ?? (() => module.back({ size: "pil" }))), "cards"),
    parts.score === null || parts.score === undefined ? null : explain(h("span", { class: "sc" }, signed(parts.score)), "score"),
    open ? openCards(open) : null,
    lamp,
  );
}

/** A hand that lies open; the more cards, the more they overlap. @param {Element[]} cards */
function openCards(cards) {
  return h("span", { class: cards.length > 6 ? "oh many" : "oh", style: { "--n": cards.length } }, cards);
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
  return h("span", { class: "cc" }, h("span", { class: "bk", "aria-hidden": "true" }, backs), h("span", { "aria-hidden": "true" }, n), h("span", { class: "vh" }, t("table-cards", { number: n })));
}

/**
 * A mark on a card of the trick, with its word.
 * @param {"led" | "winning" | "won"} kind
 * @param {string} [words]
 */
export function tag(kind, words) {
  const led = kind === "led";
  return h("span", { class: led ? "tag led" : "tag lead" }, icon(led ? "i-flag" : "i-crown"), words ?? t(`table-tag-${kind}`));
}
