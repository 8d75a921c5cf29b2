/** The tooltip: on hover, on focus and on tap, for every element that `tip` has marked. */

import { h } from "../dom.js";
import { t } from "../words.js";

/** @type {Map<string, string>} */
const ids = new Map();
/** Texts for screen readers; they stay, so that a description may always be looked up. @type {HTMLElement | null} */
let store = null;

/** A text as it is read aloud, after the rule that it is about. @param {string | null} rule @param {string} text */
export const withRule = (rule, text) => (rule ? t("table-rule", { rule, text }) : text);

/**
 * Give an element a tooltip.
 * @param {Element} el
 * @param {string | null} rule
 * @param {string} text
 */
export function tip(el, rule, text) {
  const spoken = withRule(rule, text);
  let id = ids.get(spoken);
  if (!id) {
    id = `tip-${ids.size + 1}`;
    ids.set(spoken, id);
    if (!store?.isConnected) {
      store = h("div", { hidden: true });
      document.body.append(store);
    }
    store.append(h("span", { id }, spoken));
  }
  el.setAttribute("data-tip", text);
  if (rule) el.setAttribute("data-rule", rule);
  el.setAttribute("aria-describedby", id);
}

/** Shows the tooltips of everything inside of `root`, in `layer`. */
export class Tips {
  /** @type {HTMLElement | null} */
  #shown = null;
  /** @type {Element | null} */
  #of = null;
  /** @type {Element | null} */
  #dismissed = null;

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} layer
   */
  constructor(root, layer) {
    this.root = root;
    this.layer = layer;
    const marked = (/** @type {EventTarget | null} */ target) =>
      target instanceof Element ? target.closest("[data-tip]") : null;
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.show(marked(event.target));
    });
    root.addEventListener("pointerdown", (event) => {
      const el = marked(event.target);
      if (el === null || event.pointerType !== "mouse") this.show(el);
    });
    root.addEventListener("focusin", (event) => this.show(marked(event.target)));
    root.addEventListener("focusout", () => {
      this.#dismissed = null;
      this.show(null);
    });
  }

  /** Away with it, until somebody comes to the element again. */
  hide() {
    this.#dismissed = this.#of;
    this.show(null);
  }

  get open() {
    return this.#of !== null;
  }

  /** @param {Element | null} el */
  show(el) {
    if (el === this.#of && el !== null) return;
    this.#shown?.remove();
    this.#shown = null;
    this.#of = el;
    this.place();
  }

  /** After each drawing: the element may have moved, changed its words or gone. */
  place() {
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    // The card under the focus may just have become one that is refused.
    if (this.#of === null && focused !== this.#dismissed && focused?.matches("[data-tip]:focus-visible")) this.#of = focused;
    const el = this.#of;
    const text = el?.isConnected ? el.getAttribute("data-tip") : null;
    if (!el || !text) {
      this.#shown?.remove();
      this.#shown = null;
      this.#of = null;
      return;
    }
    const rule = el.getAttribute("data-rule");
    const made = h("div", { class: "tip", "aria-hidden": "true" }, rule && h("b", null, rule), text);
    this.#shown?.replaceWith(made);
    if (!made.isConnected) this.layer.append(made);
    this.#shown = made;
    const at = (el.querySelector(".card") ?? el).getBoundingClientRect();
    const strip = el.getBoundingClientRect();
    // Of a card that lies under the next one only a strip can be seen: point there.
    const point = strip.width < at.width ? strip.left + Math.min(strip.width, at.width) / 2 : at.left + at.width / 2;
    const raised = el.closest(".hand")?.querySelector(".card.sel")?.getBoundingClientRect();
    const aside = raised ? besides(raised, point, made.offsetWidth) : null;
    const edge = el.closest(".table")?.getBoundingClientRect().right ?? innerWidth;
    const left = Math.max(8, Math.min(aside ?? point - made.offsetWidth / 2, edge - made.offsetWidth - 8));
    const covers = raised && left < raised.left + raised.width / 2 && left + made.offsetWidth > raised.left;
    const top = (covers ? Math.min(raised.top, at.top) : at.top) - made.offsetHeight - 10;
    const below = top < 8;
    made.classList.toggle("below", below);
    made.style.left = `${left}px`;
    made.style.top = below ? `${at.bottom + 12}px` : `${top}px`;
    made.style.setProperty("--at", `${Math.max(14, Math.min(point - left, made.offsetWidth - 14))}px`);
  }
}

/**
 * The selected card stands higher than the others: a tooltip does not cover its number, if it can lie beside it.
 * @param {DOMRect} raised
 * @param {number} point where the tooltip points
 * @param {number} width
 * @returns {number | null} its left edge
 */
function besides(raised, point, width) {
  if (point - width / 2 > raised.right || point + width / 2 < raised.left) return null;
  return point > raised.left + raised.width / 2 ? Math.min(raised.right + 8, point - 20) : Math.max(raised.left - 8 - width, point + 20 - width);
}
