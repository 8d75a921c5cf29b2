/** What lies in the middle of VIVA's table: the blocking card, the draw pile and the three houses. */

import { h, s } from "../../dom.js";
import { word } from "../../draw.js";
import { listed } from "../../words.js";
import { back, coloursOf, face, words } from "./cards.js";
import { flightOf, liesUnder } from "./copies.js";
import { actFromHand, heldOver, layOn, numbers, target } from "./plan.js";

/** @import {Fact, Room, View} from "../../types.js" */

/** Two faint arcs on the table. */
export function ground() {
  const d = "M262 -60C262 330 390 640 642 900M1022 -60C1022 330 894 640 642 900";
  const arcs = s("path", { d, fill: "none", stroke: "var(--table-mark)", "stroke-width": 118 });
  const svg = s("svg", { viewBox: "0 0 976 742", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" }, arcs);
  return h("div", { class: "vt-ground" }, svg);
}

/** A see-through button over something that may be pressed. @param {string} label @param {() => void} press @param {Record<string, unknown>} [more] */
const hit = (label, press, more = {}) => h("button", { class: "vt-hit", type: "button", "aria-label": label, onclick: press, ...more });

// --- the blocking card and the draw pile ---

/** @param {Room} room @param {View} view */
export function blockAndPile(room, view) {
  return h("div", { class: "vt-side", "data-part": "trick" }, blocking(room, view), pile(room, view), caption(room, view));
}

/** @param {Room} room @param {View} view */
function blocking(room, view) {
  const held = room.resting ? null : room.selected === null ? null : heldOver(room);
  const moves = room.ask?.moves ?? [];
  const move = held && [`finish ${held}`, `block ${held}`].find((one) => moves.includes(one));
  const last = room.log.findLast((one) => one.kind === "block" || one.kind === "finish");
  const by = last?.fact === "block-turned-up" ? undefined : last?.seat;
  const place = (/** @type {string} */ card) => `block ${view.round} ${view.discard.length} ${card}`;
  const out = /** @type {{seat: number, card: string} | null} */ (view.out);
  const under = out ? view.blocking : null; // the last card lies on the blocking card
  const top = out ? out.card : view.blocking;
  const at = out ? `out ${view.round}` : place(top ?? "");
  return h(
    "div",
    { class: `vt-block${move ? " ok" : ""}${out ? " out" : ""}`, "data-anchor": "block", "data-press": Boolean(move) },
    under ? h("div", { class: "vt-under", key: place(under), "data-fly": flightOf(room, place(under), under), "aria-hidden": "true" }, face(under, { blocked: true })) : null,
    top === null
      ? h("div", { class: "vt-slot" }, words(room.ask ? "slot-own-block" : "slot-block"))
      : h("div", { key: at, "data-fly": flightOf(room, at, top), "data-from": by === undefined ? "pile" : `seat:${by}` }, out ? room.explainCard(face(top), top) : room.explain(face(top, { blocked: true }), "blocking")),
    out ? room.tag("won", words("tag-out")) : null,
    move && held ? hit(words(move.startsWith("finish") ? "press-go-out" : "press-block", { colours: coloursOf(held) }), () => actFromHand(room, move)) : null,
  );
}

/** @param {Room} room @param {View} view */
function pile(room, view) {
  const moves = room.ask?.moves ?? [];
  const move = moves.includes("draw") ? "draw" : moves.includes("block top") ? "block top" : null;
  const label = words(move === "draw" ? "button-draw" : "press-turn-up");
  const layers = Math.min(5, Math.ceil(view.pile / 12));
  return h(
    "div",
    { class: `vt-pile${move ? " can" : ""}`, "data-anchor": "pile" },
    view.pile === 0 ? h("div", { class: "vt-slot" }, words("slot-pile")) : Array.from({ length: layers }, (_, i) => h("div", { class: "lay", style: { "--i": i }, "aria-hidden": "true" }, back())),
    move ? hit(label, () => actFromHand(room, move), { tabindex: -1 }) : null,
    room.explain(h("p", { class: "sub" }, words("pile-count", { number: view.pile })), "pile"),
  );
}

/** @param {Room} room @param {View} view */
function caption(room, view) {
  if (view.out) return h("p", { class: "vt-cap" }, h("b", null, room.text("caption-out", { seat: view.out.seat })));
  if (view.blocking === null) return h("p", { class: "vt-cap" }, h("b", null, words("caption-nothing")));
  const last = room.me !== null && view.cards[room.me] === 1;
  const hint = words(last ? "hint-own-last-card" : "hint-last-card");
  return h("p", { class: "vt-cap" }, h("b", null, words("caption-blocked", { colours: coloursOf(view.blocking) })), h("span", { class: "sub" }, hint));
}

// --- the houses ---

/** @param {Room} room @param {View} view */
export function houses(room, view) {
  return h("div", { class: "vt-houses", "data-part": "trick", "data-anchor": "houses" }, view.houses.map((/** @type {{top: string | null, cards: number}} */ _, /** @type {number} */ i) => house(room, view, i + 1)));
}

/** Who laid the card that lies on a house. @param {Room} room @param {number} number */
function laidBy(room, number) {
  return room.log.findLast((fact) => fact.kind === "place" && fact.houses.includes(number))?.seat;
}

/** @param {Room} room @param {View} view @param {number} number */
function house(room, view, number) {
  const { top, cards } = view.houses[number - 1];
  const { laid, card: held } = numbers(room);
  const aim = room.view.asked === "block" ? null : target(room, number);
  const placed = view.placed?.split(" ") ?? [];
  const judged = placed.slice(2).includes(String(number));
  const planned = laid.filter((one) => one === number).length;
  const isViva = Boolean(view.viva) || Boolean(aim?.viva);
  const caught = Boolean(view.caught) && judged;
  const refusal = held && !aim ? room.ask?.refused[`place ${held} ${number}`] : undefined;
  const state = [isViva ? "viva" : aim?.forbidden ? "risk" : aim ? "ok" : "", judged ? "judged" : "", caught ? "caught" : "", cards > 1 ? "deep" : ""];
  const aloud = top === null ? words("house-spoken-empty", { house: number }) : words("house-spoken", { house: number, number: cards, colours: coloursOf(top) });
  const by = laidBy(room, number);
  const from = by === undefined ? "pile" : `seat:${by}`;
  const place = `house ${view.round} ${view.discard.length} ${number} ${cards} ${top}`;
  const off = view.viva ? `foot:${number}` : null; // swept houses fall off the foot
  const under = liesUnder(room, number, { place, card: top, cards });
  const el = h(
    "section",
    { class: `vt-house ${state.filter(Boolean).join(" ")}`, key: `house ${number}`, "aria-label": aloud, "data-press": Boolean(aim && held) },
    roof(number, isViva),
    under ? h("div", { class: "vt-lot", key: under.place, "data-fly": flightOf(room, under.place, under.card), "data-to": off, "aria-hidden": "true" }, face(under.card)) : null,
    top === null ? h("div", { class: "vt-lot" }) : h("div", { class: "vt-lot", key: place, "data-fly": flightOf(room, place, top), "data-from": from, "data-to": off }, room.explainCard(face(top), top)),
    planned && held ? h("div", { class: "vt-plan" }, Array.from({ length: planned }, () => face(held))) : null,
    foot(room, view, { number, top, aim, judged, caught, isViva, planned }),
    h("i", { class: "vt-off", "data-anchor": `foot:${number}`, "aria-hidden": "true" }),
    aim && held ? press(room, held, number, aim) : null,
    refusal && held ? refused(room, refusal, number, held) : null,
  );
  return el;
}

/** @param {Room} room @param {string} card @param {number} number @param {import("./plan.js").Target} aim */
function press(room, card, number, aim) {
  const button = hit(pressWords(room, card, number, aim), () => layOn(room, number), { "aria-keyshortcuts": String(number) });
  if (aim.forbidden) room.tip(button, "VI-17", { fact: "try-warning", args: { reason: aim.forbidden } });
  return button;
}

/** @param {Room} room @param {string} card @param {number} house @param {import("./plan.js").Target} aim */
function pressWords(room, card, house, aim) {
  const what = { colours: coloursOf(card), house };
  if (aim.viva) return words("press-place-viva", { ...what, viva_colours: coloursOf(aim.viva) });
  if (aim.forbidden) return room.text("press-place-forbidden", { ...what, reason: aim.forbidden });
  return words(aim.move === null ? "press-place-first" : "press-place", what);
}

/** @param {Room} room @param {Fact} refusal @param {number} house @param {string} card */
function refused(room, refusal, house, card) {
  const button = hit(words("press-refused", { colours: coloursOf(card), house }), () => {}, { "aria-disabled": "true" });
  room.tip(button, refusal.rule ?? null, refusal);
  return button;
}

/** @param {number} number @param {boolean} isViva */
function roof(number, isViva) {
  return s(
    "svg",
    { class: "hs", viewBox: "0 0 196 354", preserveAspectRatio: "none", "aria-hidden": "true" },
    s("path", { class: "hw", d: "M2 72L98 3l96 69v279H2z" }),
    s("g", { class: "num" }, word(String(number), 98, 34, 34)),
    isViva ? [s("path", { d: "M2 310h192v41H2z", fill: "var(--acc)" }), s("g", { class: "cry" }, word("VIVA!", 98, 320, 20, "m", 9))] : null,
  );
}

/** The words at the foot of a house. @param {Room} room @param {View} view @param {{number: number, top: string | null, aim: any, judged: boolean, caught: boolean, isViva: boolean, planned: number}} of */
function foot(room, view, { top, aim, judged, caught, isViva, planned }) {
  if (isViva) return null;
  const told = () => {
    if (caught) return h("b", null, words("house-caught"));
    if (judged && top !== null) return room.nodes(view.placed_over ? "house-placed-on" : "house-just-placed", { card: top, top_card: view.placed_over });
    if (planned) return h("b", null, words("house-planned", { number: planned }));
    if (aim?.forbidden) return words("house-forbidden");
    return top === null ? words("house-empty") : listed([...top].map((letter) => words(`colour-${letter}`)), "list-comma");
  };
  return h("p", { class: "ft" }, told());
}
