/**
 * What a player is about to lay. The moves themselves come from the server; here they are only sorted by the card that
 * is held over the houses, how many of it are wanted, and the houses already chosen for the first of them.
 */

/** @import {Fact, Room} from "../../types.js" */

/** @typedef {{houses: number[], move: string}} Placement */
/** @typedef {{move: string | null, viva: string, forbidden: Fact | null}} Target move null: one more card is to be laid after this */

/** What a room remembers. @returns {{of: string, count: number, houses: number[]}} */
const noPlan = () => ({ of: "", count: 1, houses: [] });

/** The card of a key of the hand. @param {string} key */
export const cardOf = (key) => key.split(".")[0] ?? key;

/** The card that is held over the houses: the one just drawn, or the selected one. @param {Room} room @returns {string | null} */
export function heldOver(room) {
  if (!room.ask || room.resting || room.view.asked === "judge") return null;
  if (room.view.asked === "drawn") return room.view.drawn;
  return room.selected === null ? null : cardOf(room.selected);
}

/** @param {Room} room @param {string} card @returns {Placement[]} */
function placements(room, card) {
  const moves = room.ask?.moves.filter((move) => move.startsWith(`place ${card} `)) ?? [];
  return moves.map((move) => ({ move, houses: move.split(" ").slice(2).map(Number) }));
}

/** The plan for the card held over the houses; a new one when another card is, or when the position is another. @param {Room} room @param {string} card */
function planFor(room, card) {
  const plan = room.memory(noPlan);
  const of = [room.view.round, room.view.turns, room.view.asked, card].join(" ");
  if (plan.of !== of) Object.assign(plan, { ...noPlan(), of });
  return plan;
}

/** How many of the card may be laid at once: `[1, 2, 3]`; nothing to choose if there is just one. @param {Room} room */
export function numbers(room) {
  const card = heldOver(room);
  if (card === null) return { card, all: [], chosen: 1, laid: [] };
  const plan = planFor(room, card);
  const all = [...new Set(placements(room, card).map(({ houses }) => houses.length))].sort((a, b) => a - b);
  return { card, all, chosen: plan.count, laid: plan.houses };
}

/** @param {Room} room @param {number} count */
export function chooseNumber(room, count) {
  const card = heldOver(room);
  if (card === null) return;
  Object.assign(planFor(room, card), { count, houses: [] });
  room.redraw();
}

/** @param {number[]} some @param {number[]} all */
function within(some, all) {
  const rest = [...all];
  return some.every((house) => {
    const at = rest.indexOf(house);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/**
 * What a press on a house would do; null: nothing.
 * @param {Room} room
 * @param {number} house from 1
 * @returns {Target | null}
 */
export function target(room, house) {
  const card = heldOver(room);
  if (card === null) return null;
  const plan = planFor(room, card);
  const houses = [...plan.houses, house];
  const able = placements(room, card).filter((one) => one.houses.length === plan.count && within(houses, one.houses));
  const first = able[0];
  if (!first) return null;
  if (houses.length < plan.count) return { move: null, viva: "", forbidden: null };
  const { viva = {}, forbidden = {} } = room.ask?.preview ?? {};
  return { move: first.move, viva: viva[first.move] ?? "", forbidden: forbidden[first.move] ?? null };
}

/** Lay a card of the plan on a house: the last of them makes the move. @param {Room} room @param {number} house */
export function layOn(room, house) {
  const aim = target(room, house);
  const card = heldOver(room);
  if (!aim || card === null) return;
  const plan = planFor(room, card);
  if (aim.move === null) {
    plan.houses = [...plan.houses, house];
    room.redraw();
  } else {
    plan.houses = [];
    actFromHand(room, aim.move);
  }
}

/** Make a move. What was pressed for it goes away, so the focus returns to the hand. @param {Room} room @param {string} move */
export function actFromHand(room, move) {
  const card = room.el.querySelector('.hc[aria-pressed="true"]') ?? room.el.querySelector('.hc[tabindex="0"]');
  if (card instanceof HTMLElement && room.el.contains(document.activeElement) && document.activeElement?.matches(".vt button")) card.focus({ preventScroll: true });
  room.act(move);
}
