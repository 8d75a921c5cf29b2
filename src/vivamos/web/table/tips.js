/**
 * What things say of themselves, the one way for all: a tooltip in a line (why a card is refused, what a tag or a button
 * means), or a popover (what a card does, always and now). On hover and on focus they come and go; a long press, `I`
 * and, on what is no button, a tap make them stay until Escape, the cross or a press beside them.
 */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";
import { put } from "./tip_place.js";

/**
 * @typedef {object} About what a card does
 * @property {string} name
 * @property {string} text always
 * @property {string | null} now at this moment, if the game can say
 * @property {(() => Node[]) | null} drawn the same with its cards drawn
 * @property {string | null} rule
 * @property {() => Element} picture
 * @property {boolean} special its text is told to who hears the page, and comes with the focus
 */

/** How long the pointer rests on something that can be pressed, and a finger stays, before it speaks. */
const REST = 650;
const LONG_PRESS = 500;
/** How long it stays when the pointer has left: the way to its link. */
const LEAVING = 250;
/** A finger that goes farther than this drags. */
const STILL = 10;

/** @type {Map<string, string>} */
const ids = new Map();
/** Texts for screen readers; they stay, so that a description may always be looked up. @type {HTMLElement | null} */
let store = null;
/** @type {Map<string, About>} */
const abouts = new Map();
/** Texts with cards in them, as they are drawn. @type {Map<string, () => Node[]>} */
const drawn = new Map();

/** A text as it is read aloud, after the rule that it is about. @param {string | null} rule @param {string} text */
export const withRule = (rule, text) => (rule ? t("table-rule", { rule, text }) : text);

/** The place of a text for screen readers. @param {string} spoken */
function told(spoken) {
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
  return id;
}

/**
 * Give an element a tooltip.
 * @param {Element} el
 * @param {string | null} rule
 * @param {string} text
 * @param {(() => Node[]) | null} [draw] the same with its cards drawn
 */
export function tip(el, rule, text, draw = null) {
  if (draw) drawn.set(text, draw);
  el.setAttribute("data-tip", text);
  if (rule) el.setAttribute("data-rule", rule);
  el.setAttribute("aria-describedby", told(withRule(rule, text)));
}

/** The same for a mark that is no button: it can be walked to. @param {Element} el @param {string | null} rule @param {string} text */
export function mark(el, rule, text) {
  tip(el, rule, text);
  if (!el.matches(PRESSED)) walkable(el);
}

/**
 * Give a card a popover.
 * @param {Element} el
 * @param {About} about
 */
export function explain(el, about) {
  const key = `about ${about.name}|${about.text}|${about.now ?? ""}`;
  abouts.set(key, about);
  el.setAttribute("data-about", key);
  if (!about.special) return;
  if (!el.hasAttribute("aria-describedby")) el.setAttribute("aria-describedby", told(withRule(about.rule, about.text)));
  if (el.matches(".hc")) el.setAttribute("data-special", "");
  else walkable(el);
}

/** All that explains itself and is no button is one stop for Tab. @param {Element} el */
function walkable(el) {
  el.setAttribute("data-mark", "");
  el.setAttribute("tabindex", "-1");
}

/** Buttons with nothing but a drawing: they say their name. */
const NAMED = ".ico[aria-label], .ic-only[aria-label], .rnd[aria-label], .home[aria-label]";
/** Buttons whose words are left out where there is no room: then they say them. */
const WORDED = ".tb:has(.word)";
const TOLD = `[data-tip], [data-about], ${NAMED}, ${WORDED}`;
/** What is told in a line comes at once, what lies over the table, and names, when one rests. */
const AT_ONCE = "[data-tip]";
const PRESSED = "button, :any-link, [role=slider]";
/** Whether a press on it does something else. @param {Element} el */
const does = (el) => el.matches(PRESSED) && el.getAttribute("aria-disabled") !== "true";

/** Shows what everything inside of `root` says, in `layer`. */
export class Tips {
  /** @type {HTMLElement | null} */
  #shown = null;
  /** What is in it, so that it is made anew only when that has changed. */
  #key = "";
  /** @type {Element | null} */
  #of = null;
  /** @type {Element | null} */
  #dismissed = null;
  /** Whether it stays until it is sent away. */
  #pinned = false;
  /** Whether the popover is shown, and not the line. */
  #whole = false;
  #coming = 0;
  #going = 0;
  /** Whether a finger is down. */
  #finger = false;
  /** The mark that Tab comes to. @type {Element | null} */
  #stop = null;

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} layer
   * @param {(rule: string) => string} address where a rule can be read
   */
  constructor(root, layer, address) {
    this.root = root;
    this.layer = layer;
    this.address = address;
    root.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.#hover(event.target));
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && this.#of !== marked(event.target)) this.#leave(event.target);
    });
    root.addEventListener("pointerdown", (event) => this.#press(event));
    root.addEventListener("contextmenu", (event) => {
      if (this.#finger && marked(event.target)) event.preventDefault();
    });
    root.addEventListener("focusin", (event) => this.#focus(event.target));
    root.addEventListener("focusout", (event) => {
      if (this.#pinned && event.relatedTarget instanceof Node && this.#shown?.contains(event.relatedTarget)) return;
      this.#dismissed = null;
      if (!this.#pinned || this.#shown?.contains(/** @type {Node} */ (event.target))) this.show(null);
    });
    root.addEventListener("keydown", (event) => this.#walk(event));
  }

  /** Away with it, until somebody comes to the element again. Whether there was one. */
  hide() {
    const of = this.#of;
    if (of === null) return false;
    const within = this.#shown?.contains(document.activeElement);
    this.#dismissed = of;
    this.show(null);
    if (within && of instanceof HTMLElement) of.focus({ preventScroll: true });
    return true;
  }

  /** Whether there is one that stays until it is sent away. */
  get staying() {
    return this.#pinned;
  }

  /** All that an element says, to be read in peace: the focus goes there. @param {Element | null} el */
  pin(el) {
    const found = marked(el);
    if (!found || (this.#pinned && this.#of === found)) return this.hide();
    this.#stay(found);
    this.#shown?.focus({ preventScroll: true });
    return true;
  }

  /** @param {Element} el */
  #stay(el) {
    this.show(el, el.hasAttribute("data-about"), true);
  }

  /** @param {Element | null} el @param {boolean} [whole] @param {boolean} [pinned] */
  show(el, whole = false, pinned = false) {
    clearTimeout(this.#coming);
    clearTimeout(this.#going);
    if (el === this.#of && el !== null && whole === this.#whole && pinned === this.#pinned) return;
    this.#of = el;
    this.#whole = whole;
    this.#pinned = pinned;
    this.place();
  }

  // --- how it is asked for ---

  /** The pointer moves over something: a line comes at once, what lies over the table only when it rests. @param {EventTarget | null} target */
  #hover(target) {
    const el = marked(target);
    if (this.#pinned || el === null || el === this.#of || el === this.#dismissed) return;
    if (el.matches(AT_ONCE)) return this.show(el);
    this.#rest(el);
  }

  /** @param {Element} el */
  #rest(el) {
    clearTimeout(this.#coming);
    this.#coming = setTimeout(() => this.#comes(el), REST);
  }

  /** By rest or focus: the line, if there is one, else the popover; none over a hand of which a card is chosen already. @param {Element} el */
  #comes(el) {
    if (!el.isConnected || this.#pinned || el === this.#dismissed) return;
    if (el.matches(".hc") && this.root.querySelector(".hc .card.sel")) return;
    this.show(el, !el.hasAttribute("data-tip") && el.hasAttribute("data-about"));
  }

  /** The pointer has gone elsewhere. @param {EventTarget | null} target */
  #leave(target) {
    if (target instanceof Node && this.#shown?.contains(target)) return clearTimeout(this.#going);
    if (marked(target) !== this.#dismissed) this.#dismissed = null;
    if (this.#pinned) return;
    clearTimeout(this.#coming);
    clearTimeout(this.#going);
    if (this.#of && !this.#of.matches(":focus-visible")) this.#going = setTimeout(() => this.show(null), LEAVING);
  }

  /** @param {PointerEvent} event */
  #press(event) {
    const { target } = event;
    if (target instanceof Node && this.#shown?.contains(target)) return;
    const el = marked(target);
    if (this.#pinned || el === null || event.pointerType === "mouse") {
      // Whoever presses knows what they want.
      if (el === null || does(el) || this.#pinned) this.#dismissed = el;
      if (el === null || this.#pinned || this.#whole) this.show(null);
      clearTimeout(this.#coming);
      if (event.pointerType === "mouse") return;
    }
    if (el === null) return;
    this.#dismissed = null;
    if (el.matches(AT_ONCE)) this.show(el);
    this.#longPress(el, event);
  }

  /** A finger that stays. @param {Element} el @param {PointerEvent} event */
  #longPress(el, event) {
    const done = new AbortController();
    const { signal } = done;
    let long = false;
    this.#finger = true;
    const timer = setTimeout(() => {
      long = true;
      this.#stay(el);
    }, LONG_PRESS);
    const ends = () => {
      this.#finger = false;
      clearTimeout(timer);
      done.abort();
    };
    const lifted = () => {
      ends();
      if (long) swallowClick();
      else if (!does(el) && !el.matches(AT_ONCE)) this.#stay(el);
    };
    const moved = (/** @type {PointerEvent} */ now) => {
      if (!long && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > STILL) ends();
    };
    addEventListener("pointerup", lifted, { signal });
    addEventListener("pointercancel", ends, { signal });
    addEventListener("pointermove", moved, { signal });
  }

  /** @param {EventTarget | null} target */
  #focus(target) {
    const el = marked(target);
    if (el === null || this.#pinned) return;
    if (el.hasAttribute("data-mark")) this.#stop = el;
    if (el === this.#dismissed) return;
    if (el.matches(AT_ONCE)) return this.show(el);
    if (!el.matches(":focus-visible")) return;
    clearTimeout(this.#coming);
    if (el.hasAttribute("data-mark")) this.#comes(el);
    else if (el.matches(`[data-special], ${NAMED}, ${WORDED}`)) this.#rest(el);
  }

  /** Arrows walk from mark to mark. @param {KeyboardEvent} event */
  #walk(event) {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined || !(event.target instanceof Element) || !event.target.hasAttribute("data-mark")) return;
    const marks = this.#marks();
    event.preventDefault();
    const at = marks.findIndex((el) => el === event.target);
    marks[(at + by + marks.length) % marks.length]?.focus();
    this.#oneStop();
  }

  #marks() {
    const all = [...this.root.querySelectorAll("[data-mark]")];
    return /** @type {HTMLElement[]} */ (all.filter((el) => el.checkVisibility()));
  }

  #oneStop() {
    const marks = this.#marks();
    const stop = marks.find((el) => el === this.#stop) ?? marks[0];
    for (const el of marks) el.tabIndex = el === stop ? 0 : -1;
  }

  // --- how it looks ---

  /** After each drawing: the element may have moved, changed its words or gone. */
  place() {
    this.#oneStop();
    const { activeElement } = document;
    const focused = activeElement && this.root.contains(activeElement) ? activeElement : null;
    // The card under the focus may just have become one that is refused.
    if (this.#of === null && focused !== this.#dismissed && focused?.matches(":focus-visible") && focused.matches(AT_ONCE)) {
      this.#of = focused;
      this.#whole = this.#pinned = false;
    }
    const el = this.#of?.isConnected ? this.#of : null;
    const about = this.#whole ? abouts.get(el?.getAttribute("data-about") ?? "") : undefined;
    const text = el?.getAttribute("data-tip") ?? (el?.matches(NAMED) ? el.getAttribute("aria-label") : wordLeftOut(el));
    if (!el || !(about ?? text)) return this.#away();
    const rule = el.getAttribute("data-rule");
    const key = `${this.#pinned} ${about ? el.getAttribute("data-about") : `${rule} ${text}`}`;
    if (key !== this.#key || !this.#shown) {
      const made = about ? this.#popover(about) : this.#line(el, rule, text ?? "");
      if (this.#shown) this.#shown.replaceWith(made);
      else this.layer.append(made);
      this.#shown = made;
      this.#key = key;
    }
    put(this.#shown, el);
  }

  #away() {
    const gone = this.#shown;
    this.#shown = this.#of = null;
    this.#key = "";
    this.#pinned = this.#whole = false;
    gone?.remove(); // last: the focus may have been in there
  }

  /** @param {string} rule @param {string} words */
  #link(rule, words) {
    return h("a", { href: this.address(rule), target: "_blank", tabindex: this.#pinned ? null : "-1" }, words);
  }

  /** A refusal begins with its rule, as the rules page writes it; what only explains ends with it. @param {Element} el @param {string | null} rule @param {string} text */
  #line(el, rule, text) {
    const refuses = el.matches("[aria-disabled=true]");
    const told = drawn.get(text)?.() ?? [text];
    const inside = rule === null ? told : refuses ? [h("b", null, this.#link(rule, rule)), told] : [told, " ", this.#link(rule, t("tip-rule", { rule }))];
    return h("div", this.#box("tip", text), inside);
  }

  /** @param {About} about */
  #popover({ name, text, now, drawn, rule, picture }) {
    const face = picture();
    face.setAttribute("aria-hidden", "true");
    for (const gone of ["role", "aria-label"]) face.removeAttribute(gone);
    const close = this.#pinned ? h("button", { type: "button", class: "tb ico", "aria-label": t("table-close"), onclick: () => this.hide() }, icon("i-cross")) : null;
    return h(
      "div",
      this.#box("tip about", name),
      face,
      h("h2", null, name),
      close,
      h("p", null, text),
      now ? h("p", { class: "now" }, h("b", null, t("tip-now")), " ", drawn?.() ?? now) : null,
      rule ? h("p", { class: "ft" }, this.#link(rule, t("tip-rule", { rule }))) : null,
    );
  }

  /** What only comes and goes is a description of its element; what stays is something of its own. @param {string} cls @param {string} label */
  #box(cls, label) {
    return this.#pinned ? { class: `${cls} stays`, role: "dialog", "aria-label": label, tabindex: "-1" } : { class: cls, "aria-hidden": "true" };
  }
}

/** @param {Element | null} el */
function wordLeftOut(el) {
  const word = el?.matches(WORDED) ? el.querySelector(".word") : null;
  return word && word.getBoundingClientRect().width <= 1 ? word.textContent : null;
}

/** The element that explains itself, of where the pointer or the focus is. @param {EventTarget | null} target */
const marked = (target) => (target instanceof Element ? target.closest(TOLD) : null);

/** What comes after a long press is no click. */
function swallowClick() {
  const stop = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, true), 300);
}
