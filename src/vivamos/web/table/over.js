/** What lies over the table: bubbles with shouts, menus, short messages. */

import { h, s } from "../dom.js";
import { canDraw, word, wordWidth } from "../draw.js";

const MOST_DRAWN = 300; // px; longer words are written, in as many lines as they need

/**
 * Somebody says something: a bubble under (or over) their seat.
 * @param {HTMLElement} layer
 * @param {Element} seat
 * @param {string} text
 * @param {number} motion
 * @param {number} [time] how long it stays
 */
export function bubble(layer, seat, text, motion, time = 2200) {
  const at = seat.getBoundingClientRect();
  // Above the lower half of the table the tail points down, below the upper half up.
  const down = at.top > innerHeight / 2;
  const box = h("div", { class: "bubble", "aria-hidden": "true" }, canDraw(text) && wordWidth(text, 19, 10) < MOST_DRAWN ? drawn(text, down) : h("span", { class: "words", dir: "auto" }, text));
  layer.append(box);
  const left = Math.max(8, Math.min(at.left + at.width / 2 - box.offsetWidth / 2, innerWidth - box.offsetWidth - 8));
  box.style.left = `${left}px`;
  box.style.top = down ? `${at.top - box.offsetHeight - 6}px` : `${at.bottom + 6}px`;
  if (motion > 0) box.animate([{ scale: 0.8, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: Math.min(motion, 200), easing: "ease-out" });
  setTimeout(() => box.remove(), time);
}

/** @param {string} text @param {boolean} down */
function drawn(text, down) {
  const width = wordWidth(text, 19, 10);
  const w = width + 52;
  const body = `M22 ${down ? 2 : 20}h${w - 44}a22 22 0 0 1 0 44H22a22 22 0 0 1 0-44z`;
  const tail = down ? `M${w / 2 - 14} 44l14 20 16-20z` : `M${w / 2 - 14} 22l14-20 16 20z`;
  const words = word(text, w / 2, down ? 14.5 : 32.5, 19, "m", 10);
  words.style.setProperty("--gc", "var(--acc-on)");
  words.style.setProperty("--gw", "17");
  words.style.setProperty("--gjoin", "round");
  words.style.setProperty("--gcap", "round");
  return s("svg", { width: w, height: 66, viewBox: `0 0 ${w} 66` }, s("path", { d: `${body}${tail}`, fill: "var(--acc)" }), words);
}

/**
 * A short message at the foot of the page.
 * @param {HTMLElement} layer
 * @param {string | Node[]} text
 * @param {string | null} [rule]
 */
export function toast(layer, text, rule = null) {
  layer.querySelector(".toast")?.remove();
  const box = h("div", { class: "toast", role: "status" }, rule && h("b", null, rule), text);
  layer.append(box);
  setTimeout(() => box.remove(), 4500);
}

/**
 * Something in a menu; null is a line between. One that may not be chosen is greyed out and says why, as soon as that is known: no words are no reason.
 * @typedef {{words: string | Node[], act?: () => void, href?: string, download?: string, whyNot?: Promise<string>} | null} Choice
 */

/** @type {(() => void) | null} */
let closeOpen = null;

export function menuOpen() {
  return closeOpen !== null;
}

export function closeMenu() {
  closeOpen?.();
}

/**
 * A menu at an element. Arrows walk, Escape closes, the focus goes back to where it came from.
 * @param {HTMLElement} layer
 * @param {HTMLElement} at
 * @param {Choice[]} choices
 * @param {string} label
 */
export function menu(layer, at, choices, label) {
  const again = at.getAttribute("aria-expanded") === "true";
  closeMenu();
  if (again) return;
  const items = choices.map((choice) => {
    if (choice === null) return h("hr", null);
    const { words, act, href, download, whyNot } = choice;
    if (href) return h("a", { href, download, role: "menuitem", tabindex: "-1", onclick: () => close(false) }, words);
    const choose = () => {
      if (item.getAttribute("aria-disabled")) return;
      close(true);
      act?.();
    };
    const item = h("button", { type: "button", role: "menuitem", tabindex: "-1", onclick: choose }, words);
    void whyNot?.then((why) => why && greyOut(item, why));
    return item;
  });
  const box = h("div", { class: "pop", role: "menu", "aria-label": label, onkeydown: walk }, items);
  /** @param {boolean} [back] */
  const close = (back = true) => {
    closeOpen = null;
    box.remove();
    document.removeEventListener("pointerdown", outside, true);
    at.removeAttribute("aria-expanded");
    if (back && at.isConnected) at.focus();
  };
  /** @param {Event} event */
  const outside = (event) => {
    if (event.target instanceof Node && !box.contains(event.target) && !at.contains(event.target)) close(false);
  };
  closeOpen = close;
  at.setAttribute("aria-expanded", "true");
  layer.append(box);
  const rect = (at.querySelector(".card") ?? at).getBoundingClientRect();
  const left = Math.max(8, Math.min(rect.left + rect.width / 2 - box.offsetWidth / 2, innerWidth - box.offsetWidth - 8));
  const below = rect.top < innerHeight / 2;
  box.style.left = `${left}px`;
  box.style.top = below ? `${Math.min(rect.bottom + 8, innerHeight - box.offsetHeight - 8)}px` : `${Math.max(8, rect.top - box.offsetHeight - 10)}px`;
  document.addEventListener("pointerdown", outside, true);
  const first = box.querySelector("[role=menuitem]");
  if (first instanceof HTMLElement) first.focus();
}

/** @param {HTMLElement} item @param {string} why */
function greyOut(item, why) {
  item.setAttribute("aria-disabled", "true");
  item.append(h("small", null, why));
}

/** @param {KeyboardEvent} event */
function walk(event) {
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const items = [...box.querySelectorAll("[role=menuitem]")].filter((el) => el instanceof HTMLElement);
  const at = items.findIndex((el) => el === document.activeElement);
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by !== undefined) {
    event.preventDefault();
    items[(at + by + items.length) % items.length]?.focus();
  } else if (event.key === "Escape" || event.key === "Tab") {
    event.preventDefault();
    event.stopPropagation();
    closeMenu();
  }
}
