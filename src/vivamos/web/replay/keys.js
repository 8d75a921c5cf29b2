/** Keys of a replay: ← → step, with Shift they jump, Space plays, O opens the cards, L log, S scores, ? help. */

/** @import {ReplayPage} from "./page.js" */

import { byLetter } from "../table/keys.js";
import { closeMenu, menuOpen } from "../table/over.js";

/**
 * @param {ReplayPage} page
 * @returns {() => void} ends it
 */
export function shortcuts(page) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") return escape(page);
    const { target } = event;
    const slider = target instanceof HTMLInputElement && target.type === "range";
    if ((target instanceof HTMLInputElement && !slider) || target instanceof HTMLSelectElement || document.querySelector("dialog[open]") || menuOpen()) return;
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by !== 0) {
      event.preventDefault();
      return event.shiftKey ? page.jump(by) : page.step(by);
    }
    // A button that has the focus is pressed by Space, as everywhere.
    if (event.key === " " && !(target instanceof Element && target.closest("button, a"))) {
      event.preventDefault();
      return page.toggle();
    }
    byLetter(KEYS, page, event);
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** @type {Record<string, (page: ReplayPage) => void>} */
const KEYS = {
  o: (page) => void page.look({ open: !page.seen.open }),
  l: (page) => {
    page.acts.which(false);
    if (innerWidth < 1024 && !page.beside) page.acts.beside();
    page.log.box.focus();
  },
  s: (page) => page.acts.sheet(),
  i: (page) => void page.tips.pin(document.activeElement),
  "?": (page) => page.acts.keys(),
};

/** @param {ReplayPage} page */
function escape(page) {
  if (menuOpen()) return closeMenu();
  if (page.feed.moveOn()) return;
  if (page.tips.hide()) return;
  if (page.beside) page.acts.beside();
}
