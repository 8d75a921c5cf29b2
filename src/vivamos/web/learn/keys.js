/** Single keys in a lesson: arrows into the hand, I what does this do, Enter and Space past what rests, Escape. */

/** @import {LessonPage} from "./page.js" */

import { arrowsToHand, byLetter } from "../table/keys.js";
import { closeMenu, menuOpen } from "../table/over.js";

/**
 * @param {LessonPage} page
 * @returns {() => void} ends it
 */
export function shortcuts(page) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") return escape(page);
    if (["Enter", " "].includes(event.key) && page.feed.moveOn()) return event.preventDefault();
    if (!arrowsToHand(page.root, event)) byLetter(KEYS, page, event);
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** @type {Record<string, (page: LessonPage) => void>} */
const KEYS = { i: (page) => void page.tips.pin(document.activeElement) };

/** What lies on top goes first. @param {LessonPage} page */
function escape(page) {
  if (menuOpen()) return closeMenu();
  if (page.tips.hide()) return;
  if (page.beside) page.openBeside();
  else if (page.room.selected !== null) page.room.select(null);
}
