/** Searching the rules: what holds every word is marked, counted, and one goes from place to place. */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { settings } from "../settings.js";
import { t } from "../words.js";

const PLACES = "h2, h3, p, li, figcaption, td, th";

/**
 * The search field for a text.
 * @param {HTMLElement} text
 * @returns {{element: HTMLElement, end: () => void}}
 */
export function searchOf(text) {
  /** @type {Element[]} */
  let found = [];
  let at = 0;
  const count = h("p", { class: "count", role: "status" });
  const input = h("input", {
    class: "text", type: "search", enterkeyhint: "search", placeholder: t("rules-find"), "aria-label": t("rules-find"), "aria-keyshortcuts": "/", autocomplete: "off",
    oninput: () => look(),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter" && !event.isComposing) go(event.shiftKey ? -1 : 1);
      else if (event.key === "Escape" && input.value) clear();
      else return;
      event.preventDefault();
    },
  });
  const step = (/** @type {string} */ cls, /** @type {string} */ words, /** @type {number} */ by) =>
    h("button", { class: `tb ${cls}`, type: "button", "aria-label": words, title: words, onclick: () => go(by) }, icon("i-down"));
  const element = h("div", { class: "find", role: "search" }, input, count, step("back", t("rules-find-previous"), -1), step("on", t("rules-find-next"), 1));

  function look() {
    unmark(text);
    const words = folded(input.value).split(/\s+/).filter(Boolean);
    element.classList.toggle("busy", words.length > 0);
    found = words.length ? placesWith(text, words) : [];
    for (const place of found) mark(place, words);
    at = 0;
    show();
  }
  function show() {
    text.querySelector(".spot")?.classList.remove("spot");
    count.textContent = !input.value.trim() ? "" : found.length ? t("rules-found-at", { place: at + 1, count: found.length }) : t("rules-found-none");
    found[at]?.classList.add("spot");
    found[at]?.scrollIntoView({ block: "center" });
  }
  /** @param {number} by */
  function go(by) {
    if (!found.length) return;
    at = (at + by + found.length) % found.length;
    show();
  }
  function clear() {
    input.value = "";
    look();
  }
  /** @param {KeyboardEvent} event */
  function slash(event) {
    if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey || !settings().keys || event.target === input) return;
    event.preventDefault();
    input.focus();
    input.select();
  }
  document.addEventListener("keydown", slash);
  return { element, end: () => document.removeEventListener("keydown", slash) };
}

/** Small letters without accents, each in the place it had. @param {string} text */
const folded = (text) => text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD")[0]).toLowerCase();

/** The smallest parts of the text that hold every word. @param {HTMLElement} text @param {string[]} words */
function placesWith(text, words) {
  return [...text.querySelectorAll(PLACES)].filter((place) => {
    const said = folded(place.textContent ?? "");
    return !place.querySelector(PLACES) && words.every((word) => said.includes(word));
  });
}

/** @param {Element} place @param {string[]} words */
function mark(place, words) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const nodes = [];
  while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode));
  for (const node of nodes) markIn(node, words);
}

/** @param {Text} node @param {string[]} words */
function markIn(node, words) {
  const said = folded(node.data);
  const first = words.map((word) => ({ word, from: said.indexOf(word) })).filter(({ from }) => from >= 0).sort((a, b) => a.from - b.from || b.word.length - a.word.length)[0];
  if (!first) return;
  const hit = node.splitText(first.from);
  const rest = hit.splitText(first.word.length);
  const marked = h("mark", null);
  hit.replaceWith(marked);
  marked.append(hit);
  markIn(rest, words);
}

/** @param {HTMLElement} text */
function unmark(text) {
  for (const marked of text.querySelectorAll("mark")) marked.replaceWith(...marked.childNodes);
  text.normalize();
}
