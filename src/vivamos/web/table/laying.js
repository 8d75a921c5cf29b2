/**
 * Cards are laid by hand: pulled to their place with mouse or finger, or by a press on the place once a card is chosen.
 *
 * A game marks its places. `data-drop` takes the cards of the hand whose moves begin with one of its texts (`play|refuse`;
 * empty: all), `data-press` has a button in it that is pressed. Inside of a place `.drop-here` is what lights up. The moves of a card
 * are those that the server allows: a place only says which of them is meant.
 */

/** @import {Ask} from "../types.js" */
/** @import {TableRoom} from "./room.js" */

import { h } from "../dom.js";
import { motion } from "../settings.js";

/** How far a pointer goes, in px, before it pulls a card and no longer presses it. */
const FAR = /** @type {Record<string, number>} */ ({ mouse: 5, touch: 10, pen: 8 });
const PLACES = "[data-drop], [data-press]";

/** The moves that are meant by a place. @param {string[]} moves @param {string} place what it takes */
export function meant(moves, place) {
  const texts = place.split("|");
  return moves.filter((move) => place === "" || texts.some((text) => move === text || move.startsWith(`${text} `)));
}

/** @param {HTMLElement} card a card of the hand */
const movesOf = (card) => card.dataset.moves?.split("|") ?? [];

/** Whether a card may be laid there. @param {HTMLElement} place @param {HTMLElement} card */
const takes = (place, card) => (place.dataset.drop === undefined ? buttonIn(place) !== null : meant(movesOf(card), place.dataset.drop).length > 0);

/** @param {HTMLElement} place @returns {HTMLElement | null} */
const buttonIn = (place) => place.querySelector("button:not([aria-disabled=true])");

/** What lights up. @param {Element} place */
const lit = (place) => place.querySelector(".drop-here") ?? place;

/**
 * A card on its way.
 * @typedef {object} Held
 * @property {string} key
 * @property {number} pointer
 * @property {number} x where it was taken
 * @property {number} y
 * @property {Ask | null} ask
 * @property {string | null} before what was selected
 * @property {HTMLElement | null} ghost once it is pulled
 */

/**
 * The page of a table on which cards are laid, in a game or in a lesson.
 * @typedef {object} Laid
 * @property {HTMLElement} root
 * @property {HTMLElement} layer over everything
 * @property {TableRoom} room
 * @property {{hide: () => unknown}} tips
 */

export class Laying {
  /** @type {Held | null} */
  #held = null;
  /** A card that lies where it was dropped, until the table is drawn with it. @type {HTMLElement | null} */
  #dropped = null;

  /** @param {Laid} page */
  constructor(page) {
    this.page = page;
    page.root.addEventListener("pointerdown", this.#take);
    page.root.addEventListener("click", this.#press);
  }

  close() {
    this.page.root.removeEventListener("pointerdown", this.#take);
    this.page.root.removeEventListener("click", this.#press);
    this.#follow(false);
  }

  /** After each drawing: the places for the chosen card. */
  light() {
    const { room } = this.page;
    const card = room.selected === null ? null : room.cardElement(room.selected);
    for (const place of room.el.querySelectorAll("[data-drop]")) {
      lit(place).classList.toggle("may", card !== null && takes(/** @type {HTMLElement} */ (place), card));
    }
  }

  /** What was dropped has been measured: from now on the card of the table is shown. */
  settle() {
    if (!this.#dropped) return;
    this.#dropped.remove();
    this.#dropped = null;
    this.page.room.pulled = null;
  }

  /** @param {PointerEvent} event */
  #take = (event) => {
    const { room } = this.page;
    const card = event.target instanceof Element ? event.target.closest(".hc[data-moves]") : null;
    if (!(card instanceof HTMLElement) || event.button !== 0 || !event.isPrimary || this.#held || room.sending) return;
    this.#held = { key: card.dataset.fly ?? "", pointer: event.pointerId, x: event.clientX, y: event.clientY, ask: room.ask, before: room.selected, ghost: null };
    this.#follow(true);
  };

  /** @param {boolean} on */
  #follow(on) {
    const listen = on ? addEventListener : removeEventListener;
    listen("pointermove", /** @type {EventListener} */ (this.#pull));
    listen("pointerup", /** @type {EventListener} */ (this.#drop));
    listen("pointercancel", this.#cancel);
    listen("keydown", /** @type {EventListener} */ (this.#escape), true);
  }

  /** @param {PointerEvent} event */
  #pull = (event) => {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (this.page.room.ask !== held.ask) return this.#cancel();
    if (!held.ghost) {
      if (Math.hypot(dx, dy) < (FAR[event.pointerType] ?? 5)) return;
      held.ghost = this.#lift(held.key);
    }
    held.ghost.style.translate = `${dx}px ${dy}px`;
    this.#aim(this.#placeAt(event, held.key));
  };

  /** The card leaves the hand: a copy of it follows the pointer. @param {string} key */
  #lift(key) {
    const { room, layer, tips } = this.page;
    const el = /** @type {HTMLElement} */ (room.cardElement(key));
    const face = /** @type {Element} */ (el.querySelector(".card"));
    const at = el.getBoundingClientRect();
    const copy = /** @type {Element} */ (face.cloneNode(true));
    copy.classList.remove("up", "sel");
    const ghost = h("div", { class: "ghost pulled", "aria-hidden": "true", "data-to": el.getAttribute("data-to") }, copy);
    Object.assign(ghost.style, { left: `${at.x}px`, top: `${at.y - 14}px`, width: `${face.clientWidth}px`, height: `${face.clientHeight}px` });
    layer.append(ghost);
    tips.hide();
    room.pulled = key;
    if (room.selected === key) room.redraw();
    else room.select(key);
    return ghost;
  }

  /** The place under the pointer that takes the card. @param {PointerEvent} event @param {string} key @returns {HTMLElement | null} */
  #placeAt({ clientX, clientY }, key) {
    const { room } = this.page;
    const card = room.cardElement(key);
    if (!card) return null;
    for (const el of document.elementsFromPoint(clientX, clientY)) {
      for (let place = el.closest(PLACES); place; place = place.parentElement?.closest(PLACES) ?? null) {
        if (room.el.contains(place) && takes(/** @type {HTMLElement} */ (place), card)) return /** @type {HTMLElement} */ (place);
      }
    }
    return null;
  }

  /** @param {HTMLElement | null} place */
  #aim(place) {
    const at = place && lit(place);
    for (const el of this.page.room.el.querySelectorAll(".aim")) if (el !== at) el.classList.remove("aim");
    at?.classList.add("aim");
  }

  /** @param {PointerEvent} event */
  #drop = (event) => {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const place = held.ghost && this.page.room.ask === held.ask ? this.#placeAt(event, held.key) : null;
    if (place) this.#lay(place, held.key);
    if (held.ghost) swallowClick();
    this.#end(this.page.room.sending);
  };

  #cancel = () => this.#end(false);

  /** @param {KeyboardEvent} event */
  #escape = (event) => {
    if (event.key !== "Escape" || !this.#held?.ghost) return;
    event.stopPropagation();
    this.#cancel();
  };

  /** @param {boolean} laid whether a move was made of it; else it goes back */
  #end(laid) {
    const held = this.#held;
    this.#held = null;
    this.#follow(false);
    this.#aim(null);
    if (!held?.ghost) return;
    this.#dropped = held.ghost;
    if (laid) held.ghost.setAttribute("data-fly", held.key); // the card of the table flies from here
    else this.#back(held.before);
  }

  /** Back into the hand. @param {string | null} selected */
  #back(selected) {
    const { room } = this.page;
    const ghost = this.#dropped;
    if (!ghost) return;
    const done = () => {
      if (this.#dropped === ghost) this.settle();
      room.redraw();
    };
    if (room.selected === room.pulled && room.selected !== selected) room.select(selected);
    const time = motion();
    if (time === 0) return done();
    ghost.animate([{ translate: ghost.style.translate }, { translate: "0 0" }], { duration: time, easing: "ease-out", fill: "forwards" }).finished.then(done, done);
  }

  /** The server has refused what was dropped. */
  refused() {
    this.#back(null);
  }

  /** @param {HTMLElement} place @param {string} key */
  #lay(place, key) {
    if (place.dataset.drop === undefined) buttonIn(place)?.click();
    else this.page.room.cardElement(key)?.dispatchEvent(new CustomEvent("lay", { detail: place.dataset.drop }));
  }

  /** A press on a place that is lit. @param {Event} event */
  #press = (event) => {
    const { room } = this.page;
    const { target } = event;
    if (!(target instanceof Element) || room.selected === null || target.closest("button, [href], input")) return;
    const place = target.closest(".may")?.closest("[data-drop]");
    if (place instanceof HTMLElement && room.el.contains(place)) this.#lay(place, room.selected);
  };
}

/** What was pulled was not pressed. */
function swallowClick() {
  const stop = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 60);
}
