/** Single keys: I what does this do, L log, S scores, T talk, R rules, M sound, ? help, Escape. */

/** @import {TablePage} from "./page.js" */

import { settings } from "../settings.js";
import { closeMenu, menuOpen } from "./over.js";

/**
 * @param {TablePage} page
 * @returns {() => void} ends it
 */
export function shortcuts(page) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest(".room") && !page.root.contains(target)) return; // another table's
    const typing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
    if (event.key === "Escape") return escape(page, typing ? target : null);
    if (typing || document.querySelector("dialog[open]")) return;
    if (["Enter", " "].includes(event.key) && page.feed.moveOn()) return event.preventDefault();
    if (arrowsToHand(page.root, event)) return;
    byLetter(KEYS, page, event);
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** What a single key does, where such keys are wanted. @template Page @param {Record<string, (page: Page) => void>} keys @param {Page} page @param {KeyboardEvent} event */
export function byLetter(keys, page, event) {
  const act = settings().keys ? keys[event.key.toLowerCase()] : undefined;
  if (!act) return;
  event.preventDefault();
  act(page);
}

/** @type {Record<string, (page: TablePage) => void>} */
const KEYS = {
  i: (page) => void page.tips.pin(document.activeElement),
  l: (page) => {
    if (folded() && page.tab !== "log") page.acts.tab("log");
    page.log.box.focus();
  },
  s: (page) => page.acts.sheet(),
  t: (page) => {
    if (folded() && page.tab !== "talk") page.acts.tab("talk");
    const input = page.root.querySelector(".talk-text");
    if (input instanceof HTMLElement) input.focus();
  },
  r: (page) => page.acts.rules(),
  m: (page) => page.acts.sound(),
  "?": (page) => page.acts.keys(),
};

/** Arrows are for the hand, also when nothing has the focus. @param {HTMLElement} root @param {KeyboardEvent} event @returns {boolean} whether it was one */
export function arrowsToHand(root, event) {
  if (!["ArrowLeft", "ArrowRight"].includes(event.key) || !nobodyElses(root)) return false;
  const slider = root.querySelector(".table [role=slider]");
  const card = slider ?? root.querySelector('.hc[tabindex="0"]:not([aria-disabled])') ?? root.querySelector('.hc[tabindex="0"]');
  if (!(card instanceof HTMLElement)) return false;
  event.preventDefault();
  card.focus();
  if (slider) slider.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true }));
  return true;
}

/** Whether arrows mean nothing where the focus is: whoever comes to a table stands on its heading. @param {HTMLElement} root */
function nobodyElses(root) {
  const at = document.activeElement;
  return at === null || at === document.body || (at.closest(".bar") !== null && root.contains(at) && !menuOpen());
}

/** Whether the rail is behind the tabs. */
const folded = () => innerWidth < 1024;

/** @param {TablePage} page @param {HTMLElement | null} typing */
function escape(page, typing) {
  if (menuOpen()) return closeMenu();
  if (page.tips.staying) return void page.tips.hide();
  if (page.feed.moveOn()) return;
  page.tips.hide();
  if (page.tab) page.acts.tab("");
  else if (page.room.selected !== null && !typing) page.room.select(null);
  const card = page.root.querySelector('.hc[tabindex="0"]');
  // Whoever leaves the log or the talk comes back to the hand.
  if ((typing || page.log.box === document.activeElement) && card instanceof HTMLElement) card.focus();
  else typing?.blur();
}
