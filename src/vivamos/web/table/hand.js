/**
 * A hand of cards, each a button. A card with a legal move is raised, one that the rules refuse is dimmed and says why.
 * The first press selects, the second plays, or one on its place; it can be pulled there too. Enter plays at once; the arrows walk.
 */

/** @import {GameModule, HandParts} from "../types.js" */
/** @import {TableRoom} from "./room.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { change, settings } from "../settings.js";
import { t } from "../words.js";
import { meant } from "./laying.js";

/** What must be seen of a card that others lie on: its number and letter. */
const STRIP = 30;

/**
 * @param {TableRoom} room
 * @param {GameModule} module
 * @param {string[]} cards
 * @param {HandParts} parts
 */
export function hand(room, module, cards, parts) {
  const { fan = false, size = "hand", keyOf = (card) => card } = parts;
  const keys = cards.map(keyOf);
  const most = room.perRow(size, STRIP);
  const rows = Math.max(1, Math.ceil(cards.length / most));
  const each = Math.ceil(cards.length / rows);
  const current = tabStop(room, keys, cards, parts);
  const buttons = cards.map((card, i) => {
    const angle = fan && rows === 1 ? bow(i, cards.length) : null;
    return button(room, module, card, keys[i] ?? card, parts, i === current, angle, size);
  });
  // The fan is for the few: a long hand would bend out of the table.
  const long = cards.length > 9 || rows > 1;
  const cls = ["hand", fan && "fan", long && "long", size !== "hand" && size, room.judged && "judged"].filter(Boolean).join(" ");
  const lines = Array.from({ length: rows }, (_, row) =>
    h("div", { class: cards.length > 6 ? "hrow tight" : "hrow", key: `row${row}` }, buttons.slice(row * each, (row + 1) * each)),
  );
  return h(
    "div",
    { class: cls, key: "hand", role: "group", "aria-label": parts.label ?? room.handLabel, "aria-busy": room.sending ? "true" : null, onkeydown: walk },
    lines,
  );
}

/**
 * @param {TableRoom} room
 * @param {GameModule} module
 * @param {string} card
 * @param {string} key
 * @param {HandParts} parts
 * @param {boolean} stop whether Tab comes here
 * @param {{angle: number, drop: number} | null} bent
 * @param {"hand" | "tbl" | "pil"} size
 */
function button(room, module, card, key, parts, stop, bent, size) {
  const asked = room.ask !== null && !room.sending;
  const legal = legalMoves(room, card, parts);
  const refusal = room.ask !== null && legal.length === 0 ? refusalOf(room, parts.moves(card)) : null;
  const face = module.card(card, { size, view: room.view });
  if (room.selected === key) face.classList.add("sel");
  else if (room.ask !== null && legal.length > 0) face.classList.add("up");
  if (refusal) face.classList.add("dim");
  const moves = room.judged || room.hinted.length > 0 ? parts.moves(card) : [];
  const hinted = moves.some((move) => room.hinted.includes(move)) ? h("span", { class: "tag coach-tag" }, icon("i-lamp"), h("span", { class: "vh" }, t("coach-tag"))) : null;
  const ring = room.judged?.ring(moves);
  if (ring) face.classList.add(ring);
  // Until somebody has played a card here: some wait for it to go by itself.
  const again = asked && room.selected === key && room.pulled === null && legal.length > 0 && !(parts.choose && legal.length > 1) && !settings().played;
  const el = h(
    "button",
    {
      type: "button",
      class: room.pulled === key ? "hc pulled" : "hc",
      key,
      "data-card": card,
      "data-fly": key,
      "data-moves": asked && legal.length > 0 ? legal.join("|") : null,
      tabindex: stop ? "0" : "-1",
      "aria-disabled": refusal ? "true" : null,
      "aria-keyshortcuts": module.about ? "I" : null,
      "aria-pressed": refusal ? null : String(room.selected === key),
      onclick: () => {
        if (refusal) return room.refuse();
        if (room.selected !== key) room.select(key);
        else if (asked) play(room, card, key, legal, parts);
        else room.select(null);
      },
      onlay: (/** @type {CustomEvent<string>} */ { detail: place }) => asked && play(room, card, key, meant(legal, place), parts),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter" || event.repeat) return;
        event.preventDefault();
        if (refusal) room.refuse();
        else if (asked) play(room, card, key, legal, parts);
        else room.select(room.selected === key ? null : key);
      },
    },
    wrapped([...(room.judged?.above(moves) ?? []), hinted, parts.above?.(card) ?? null]),
    face,
    again ? h("span", { class: "again" }, t("table-press-again")) : null,
    room.judged?.below(moves, refusal && room.inShort(refusal)) ?? null,
  );
  if (bent) {
    el.style.setProperty("--a", `${bent.angle}deg`);
    el.style.setProperty("--y", `${bent.drop}px`);
  }
  if (refusal) room.tip(el, refusal.rule ?? null, refusal);
  return room.explainCard(el, card, refusal);
}

/** @param {(Node | null)[]} above */
const wrapped = (above) => (above.some(Boolean) ? h("span", { class: "abv" }, above) : null);

/** @param {TableRoom} room @param {string} card @param {HandParts} parts */
function legalMoves(room, card, parts) {
  const legal = room.ask?.moves ?? [];
  return parts.moves(card).filter((move) => legal.includes(move));
}

/** The first reason the server gave for one of these moves. @param {TableRoom} room @param {string[]} moves */
function refusalOf(room, moves) {
  for (const move of moves) {
    const found = room.ask?.refused[move];
    if (found) return found;
  }
  return null;
}

/** @param {TableRoom} room @param {string} card @param {string} key @param {string[]} legal @param {HandParts} parts */
function play(room, card, key, legal, parts) {
  const [only] = legal;
  if (only === undefined) return;
  if (!settings().played) change({ played: true });
  if (legal.length === 1) return room.act(only);
  const el = room.cardElement(key);
  if (el === null) return;
  room.select(key);
  if (parts.choose) parts.choose(card, legal, el);
  else room.choose(el, legal.map((move) => ({ words: parts.words?.(move) ?? move, move })));
}

/** A hand is one stop for Tab: the card that has the focus, else the selected, else the first that may be played. */
/** @param {TableRoom} room @param {string[]} keys @param {string[]} cards @param {HandParts} parts */
function tabStop(room, keys, cards, parts) {
  const focused = keys.indexOf(room.focusedCard ?? "");
  if (focused >= 0) return focused;
  const selected = keys.indexOf(room.selected ?? "");
  if (selected >= 0) return selected;
  const playable = cards.findIndex((card) => legalMoves(room, card, parts).length > 0);
  return Math.max(0, playable);
}

/** @param {number} i @param {number} n */
function bow(i, n) {
  const t = i - (n - 1) / 2;
  const step = Math.min(3.5, 16 / Math.max(1, n - 1));
  return { angle: Math.round(t * step * 100) / 100, drop: Math.round(Math.abs(t) ** 1.8 * Math.min(2.4, 14 / n) * 10) / 10 };
}

/** @param {KeyboardEvent} event */
function walk(event) {
  const moves = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity });
  const by = moves[event.key];
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const hand = /** @type {HTMLElement} */ (event.currentTarget);
  const cards = [...hand.querySelectorAll(".hc")].filter((el) => el instanceof HTMLElement);
  const at = cards.findIndex((el) => el === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  const next = cards[Math.max(0, Math.min(cards.length - 1, at + by))];
  for (const card of cards) card.tabIndex = card === next ? 0 : -1;
  next?.focus();
}
