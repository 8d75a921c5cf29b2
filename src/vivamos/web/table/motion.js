/**
 * Cards fly. Before a drawing we measure where everything marked with `data-fly` lies; after it we let what lies somewhere
 * else come from there, what is new from its `data-from`, and what has gone to its `data-to`.
 */

import { h } from "../dom.js";

const EASE = "cubic-bezier(.2,.8,.25,1)";
const DEAL_STEP = 40;
const DEAL_MOST = 600;

/** @typedef {{el: Element, rect: DOMRect, to: string | null, clone: Element | null}} Place */
/** @typedef {Map<string, Place>} Places */

/** @param {Element} el */
const cardOf = (el) => (el.matches(".card") ? el : (el.querySelector(".card") ?? el));

/**
 * @param {Element} root
 * @returns {Places}
 */
export function measure(root) {
  /** @type {Places} */
  const places = new Map();
  for (const el of root.querySelectorAll("[data-fly]")) {
    const rect = el.getBoundingClientRect();
    const name = el.getAttribute("data-fly");
    if (name && rect.width > 0) {
      const clone = /** @type {Element} */ (cardOf(el).cloneNode(true));
      places.set(name, { el, rect: el.querySelector(".card") ? fit(el, rect) : rect, to: el.getAttribute("data-to"), clone });
    }
  }
  return places;
}

/** A strip of a hand is narrower than its card. @param {Element} el @param {DOMRect} rect */
function fit(el, rect) {
  const card = cardOf(el);
  const width = card.clientWidth || rect.width;
  return new DOMRect(rect.left, rect.top, width, card.clientHeight || rect.height);
}

/** The first of the anchors with this name that can be seen. @param {Element} root @param {string} name */
export function anchor(root, name) {
  for (const el of root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
    if (el.getBoundingClientRect().width > 0) return el;
  }
  return null;
}

/**
 * Let everything come from where it was.
 * @param {Element} root
 * @param {HTMLElement} layer over everything, for what flies
 * @param {Places} before
 * @param {number} duration
 * @returns {Promise<void>} when all have landed
 */
export async function fly(root, layer, before, duration) {
  if (duration === 0) return;
  /** @type {Animation[]} */
  const running = [];
  const now = new Set();
  let dealt = 0;
  const arriving = [...root.querySelectorAll("[data-fly]")];
  const fresh = arriving.filter((el) => !before.has(el.getAttribute("data-fly") ?? "") && el.hasAttribute("data-from"));
  const step = Math.min(DEAL_STEP, DEAL_MOST / Math.max(1, fresh.length));
  for (const el of arriving) {
    const name = el.getAttribute("data-fly") ?? "";
    now.add(name);
    const rect = fit(el, el.getBoundingClientRect());
    if (rect.width === 0) continue;
    const was = before.get(name);
    if (was) {
      if (far(was.rect, rect)) running.push(...(was.el === el ? slide(el, was.rect, rect, duration) : ghost(el, was.rect, rect, duration, 0, layer)));
    } else if (el.hasAttribute("data-from")) {
      const from = anchor(root, el.getAttribute("data-from") ?? "");
      if (from) running.push(...ghost(el, middle(from, rect), rect, duration, step * dealt++, layer));
    }
  }
  for (const [name, was] of before) {
    if (now.has(name) || !was.clone) continue;
    const to = was.to ? anchor(root, was.to) : null;
    running.push(leave(was, to ? middle(to, was.rect) : null, duration, layer));
  }
  // A page in the background may never end its animations.
  const long = new Promise((done) => setTimeout(done, duration + DEAL_MOST + 200));
  await Promise.race([Promise.allSettled(running.map((animation) => animation.finished)), long]);
}

/** @param {DOMRect} a @param {DOMRect} b */
const far = (a, b) => Math.abs(a.x - b.x) > 3 || Math.abs(a.y - b.y) > 3 || Math.abs(a.width - b.width) > 3;

/** Where a card of this shape starts on an anchor: small, in its middle. @param {Element} el @param {DOMRect} like */
function middle(el, like) {
  const at = (el.querySelector(".av") ?? el).getBoundingClientRect();
  const width = Math.min(like.width, Math.max(24, at.width * 0.8));
  const height = (width * like.height) / like.width;
  return new DOMRect(at.left + at.width / 2 - width / 2, at.top + at.height / 2 - height / 2, width, height);
}

/** It stayed the same element: it moves itself. @param {Element} el @param {DOMRect} from @param {DOMRect} to @param {number} duration */
function slide(el, from, to, duration) {
  const translate = `${from.x - to.x}px ${from.y - to.y}px`;
  return [el.animate([{ translate }, { translate: "0 0" }], { duration, easing: EASE })];
}

/** @param {DOMRect} from @param {DOMRect} to */
function frames(from, to) {
  const scale = from.width / to.width;
  return [
    { transformOrigin: "0 0", transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})` },
    { transformOrigin: "0 0", transform: "none" },
  ];
}

/**
 * A copy flies over everything, while the card itself waits unseen at its place.
 * @param {Element} el
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration
 * @param {number} delay
 * @param {HTMLElement} layer
 */
function ghost(el, from, to, duration, delay, layer) {
  const box = boxed(/** @type {Element} */ (cardOf(el).cloneNode(true)), to, layer);
  const flight = box.animate(frames(from, to), { duration, delay, easing: EASE, fill: "backwards" });
  const unseen = el.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  flight.finished.finally(() => box.remove()).catch(() => {});
  return [flight, unseen];
}

/**
 * What has gone flies to its place, or fades where it lay.
 * @param {Place} was
 * @param {DOMRect | null} to
 * @param {number} duration
 * @param {HTMLElement} layer
 */
function leave(was, to, duration, layer) {
  const box = boxed(/** @type {Element} */ (was.clone), was.rect, layer);
  const end = to
    ? { transformOrigin: "0 0", transform: `translate(${to.x - was.rect.x}px, ${to.y - was.rect.y}px) scale(${to.width / was.rect.width})`, opacity: 0.6 }
    : { opacity: 0 };
  const flight = box.animate([{ opacity: 1 }, end], { duration, easing: EASE, fill: "forwards" });
  flight.finished.finally(() => box.remove()).catch(() => {});
  return flight;
}

/** @param {Element} inside @param {DOMRect} rect @param {HTMLElement} layer */
function boxed(inside, rect, layer) {
  for (const el of [inside, ...inside.querySelectorAll("[data-fly],[data-anchor]")]) {
    for (const name of ["data-fly", "data-anchor", "data-from", "data-to", "id"]) el.removeAttribute(name);
  }
  inside.classList.remove("up", "sel", "dim");
  const box = h("div", { class: "ghost", "aria-hidden": "true" }, inside);
  Object.assign(box.style, { left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, height: `${rect.height}px` });
  layer.append(box);
  return box;
}
