/**
 * Cutting the hand in two: the cards lie as they were dealt, and the Insert card is dragged, keyed or sent to one of the
 * gaps that the server allows. What lies right of it becomes the refuse side. Where things lie is reckoned in style.css
 * from the counts given here.
 */

/** @import {Room} from "../../types.js" */

import { h } from "../../dom.js";
import { icon } from "../../draw.js";
import { listed } from "../../words.js";
import { card, spoken, words } from "./cards.js";

/** What stands over a tray. @param {string} title @param {string} small beside it @param {string} [more] where there is room */
export function trayTitle(title, small, more) {
  return h("h2", null, title, h("span", null, small), more && h("span", { class: "more" }, more));
}

/** @param {number} number */
export const cards = (number) => words("tray-cards", { number });

/** The numbers that may be declared now, the smallest first. @param {Room} room */
function allowed(room) {
  const moves = room.ask?.moves ?? [];
  return moves.map((move) => Number(/^divide (\d+)$/.exec(move)?.[1])).filter((n) => n > 0);
}

/** Where the Insert card lies: where it was put, else in the middle of the gaps. @param {Room} room */
export function chosen(room) {
  const numbers = allowed(room);
  const wanted = Number(/^divide (\d+)$/.exec(room.selected ?? "")?.[1]);
  return numbers.includes(wanted) ? wanted : (numbers[(numbers.length - 1) >> 1] ?? 0);
}

/**
 * The hand with the Insert card in it.
 * @param {Room} room
 */
export function cutter(room) {
  const hand = /** @type {string[]} */ (room.view.hand);
  const numbers = allowed(room);
  const number = chosen(room);
  const most = Math.max(...numbers);
  const normal = hand.length - number;
  const above = hand.length - most; // on a phone these lie in a row of their own: no gap is among them
  const put = (/** @type {number} */ n) => {
    if (numbers.includes(n) && n !== number) room.select(`divide ${n}`);
  };
  const sides = { "--n": hand.length, "--a": normal, "--k": above, "--b": normal - above, "--m": most };
  return h(
    "div",
    { class: "iy-cutbox", key: "cut" },
    h(
      "div",
      { class: "iy-cut", "data-anchor": "cut", style: sides },
      h("div", { class: "tray normal", "data-part": "hand" }, trayTitle(words("tray-normal"), cards(normal), words("tray-must-follow"))),
      h("div", { class: normal > above ? "tray normal more" : "tray normal more empty", "aria-hidden": "true" }),
      h("div", { class: "tray refuse", "data-part": "hand" }, trayTitle(words("tray-refuse"), cards(number))),
      hand.map((name, i) => {
        const where = `${i < above ? "first" : "then"} ${i < normal ? "nn" : "rr"}`;
        return h("div", { class: `cc ${where}`, key: name, "data-fly": name, "data-from": "deck", style: { "--i": i, "--j": i - above } }, card(name));
      }),
      insertCard(room, hand, numbers, number, put),
      h(
        "div",
        { class: "ruler", role: "group", "aria-label": words("cut-ruler") },
        [...numbers].reverse().map((n) => {
          const at = hand.length - n;
          const where = n === number ? "c" : at < normal ? "nn" : "rr";
          const props = { class: where, key: n, style: { "--i": at, "--j": at - above }, "aria-pressed": n === number ? "true" : "false" };
          return h("button", { ...props, type: "button", "aria-label": words("cut-declare", { number: n }), onclick: () => put(n) }, h("span", null, n));
        }),
      ),
    ),
  );
}

/**
 * The Insert card: a slider, so that it can be keyed and is spoken.
 * @param {Room} room
 * @param {string[]} hand
 * @param {number[]} numbers
 * @param {number} number
 * @param {(n: number) => void} put
 */
function insertCard(room, hand, numbers, number, put) {
  const held = listed(hand.slice(hand.length - number).map(spoken), "list-comma");
  const face = card("insert");
  face.setAttribute("aria-hidden", "true");
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return h(
    "div",
    {
      class: "ins",
      key: "insert",
      "data-fly": "insert",
      role: "slider",
      tabindex: 0,
      "aria-label": words("insert-card"),
      "aria-orientation": "horizontal",
      // The value is the place in the hand, for → moves to the right; the words say what it means.
      "aria-valuemin": hand.length - most,
      "aria-valuemax": hand.length - least,
      "aria-valuenow": hand.length - number,
      "aria-valuetext": words("cut-spoken", { number, held }),
      onkeydown: (/** @type {KeyboardEvent} */ event) => key(event, room, number, least, most, put),
      onpointerdown: (/** @type {PointerEvent} */ event) => drag(event, room, number, least, most),
    },
    face,
  );
}

/**
 * @param {KeyboardEvent} event
 * @param {Room} room
 * @param {number} number
 * @param {number} least
 * @param {number} most
 * @param {(n: number) => void} put
 */
function key(event, room, number, least, most, put) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowLeft" || event.key === "ArrowDown") put(number + 1);
  else if (event.key === "ArrowRight" || event.key === "ArrowUp") put(number - 1);
  else if (event.key === "Home") put(most);
  else if (event.key === "End") put(least);
  else if (event.key === "Enter" || event.key === " ") room.act(`divide ${number}`);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * One gap further for every strip that the pointer goes.
 * @param {PointerEvent} event
 * @param {Room} room
 * @param {number} number
 * @param {number} least
 * @param {number} most
 */
function drag(event, room, number, least, most) {
  const insert = event.currentTarget;
  if (event.button !== 0 || !(insert instanceof HTMLElement)) return;
  const strip = stripWidth(insert.parentElement);
  const from = event.clientX;
  insert.setPointerCapture(event.pointerId);
  insert.classList.add("held");
  let last = number;
  const move = (/** @type {PointerEvent} */ now) => {
    const wanted = Math.max(least, Math.min(most, number - Math.round((now.clientX - from) / strip)));
    if (wanted !== last) room.select(`divide ${(last = wanted)}`);
  };
  const end = () => {
    insert.classList.remove("held");
    insert.removeEventListener("pointermove", move);
  };
  insert.addEventListener("pointermove", move);
  insert.addEventListener("pointerup", end, { once: true });
  insert.addEventListener("pointercancel", end, { once: true });
}

/** How far two neighbours on the same side and row lie apart. @param {HTMLElement | null} cut */
function stripWidth(cut) {
  const all = [...(cut?.querySelectorAll(".cc.then") ?? [])];
  for (let i = 1; i < all.length; i++) {
    if (all[i].classList.contains("nn") !== all[i - 1].classList.contains("nn")) continue;
    const [a, b] = [all[i - 1].getBoundingClientRect(), all[i].getBoundingClientRect()];
    if (b.left - a.left > 4) return b.left - a.left;
  }
  return 40;
}

/**
 * What is said and pressed under the hand.
 * @param {Room} room
 */
export function cutControls(room) {
  const number = chosen(room);
  const numbers = allowed(room);
  const step = (/** @type {number} */ by, /** @type {string} */ label, /** @type {string} */ sign) =>
    h(
      "button",
      {
        class: "rnd",
        type: "button",
        "aria-label": label,
        disabled: !numbers.includes(number + by),
        onclick: () => room.select(`divide ${number + by}`),
      },
      icon(sign),
    );
  const keys = { left: h("kbd", null, "←"), right: h("kbd", null, "→"), enter: h("kbd", null, words("cut-enter-key")) };
  return h(
    "div",
    { class: "iy-ctl", key: "ctl" },
    h("p", { class: "lbl how" }, room.nodes("cut-keys", keys)),
    h("div", { class: "iy-steps" }, step(1, words("cut-more"), "i-left"), step(-1, words("cut-fewer"), "i-right")),
    h(
      "button",
      { class: "act", type: "button", disabled: room.sending, onclick: () => room.act(`divide ${number}`) },
      words("cut-done", { number }),
    ),
  );
}
