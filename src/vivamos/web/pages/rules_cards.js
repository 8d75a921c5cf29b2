/**
 * Cards in the text of the rules. A link to `card:R29` is drawn by the game's own cards; where nothing is drawn it reads as its words.
 * Links to `move:…` and `fact:…` are for the test that plays the example: readers see their words alone.
 */

/** @import {GameModule} from "../types.js" */

import { h } from "../dom.js";

const MANY = 6; // cards in a row that are drawn smaller

/** @param {HTMLElement} text @param {GameModule} module */
export function drawCards(text, module) {
  for (const link of text.querySelectorAll('a[href^="move:"], a[href^="fact:"]')) link.replaceWith(...link.childNodes);
  for (const step of text.querySelectorAll("ol > li")) {
    step.parentElement?.classList.add("steps");
    showStep(step, module);
  }
  for (const paragraph of text.querySelectorAll("p")) {
    if (cardsIn(paragraph).length && onlyCards(paragraph)) paragraph.replaceWith(row(paragraph, module));
  }
  for (const link of cardsIn(text)) link.replaceWith(h("span", { class: "of-card" }, drawn(link, module, "pil"), ...link.childNodes));
}

/** One step of the example: its cards beside its words. @param {Element} step @param {GameModule} module */
function showStep(step, module) {
  const cards = cardsIn(step);
  const shown = h("span", { class: "shown" }, cards.map((link) => drawn(link, module, "tbl")));
  for (const link of cards) link.replaceWith(h("strong", null, ...link.childNodes));
  const words = h("span", null, ...step.childNodes);
  step.append(...(cards.length ? [shown, words] : [words]));
}

/** @param {Element} paragraph @param {GameModule} module */
function row(paragraph, module) {
  const cards = cardsIn(paragraph);
  return h("div", { class: cards.length > MANY ? "laid many" : "laid" },
    cards.map((link) => h("figure", null, drawn(link, module, "hand"), h("figcaption", null, ...link.childNodes))));
}

/** @param {Element} text @returns {HTMLAnchorElement[]} */
const cardsIn = (text) => [...text.querySelectorAll("a")].filter((link) => link.getAttribute("href")?.startsWith("card:"));

/** Whether there is nothing between the cards but dots. @param {Element} paragraph */
const onlyCards = (paragraph) =>
  [...paragraph.childNodes].every((node) => (node instanceof Element ? node.matches('a[href^="card:"]') : /^[\s·]*$/.test(node.textContent ?? "")));

/** The card of a link; the words beside it are read aloud. @param {HTMLAnchorElement} link @param {GameModule} module @param {"hand" | "tbl" | "pil"} size */
function drawn(link, module, size) {
  const name = decodeURIComponent((link.getAttribute("href") ?? "").slice("card:".length));
  const card = name === "back" ? module.back({ size }) : module.card(name, { size, view: null });
  card.removeAttribute("role");
  card.removeAttribute("aria-label");
  card.setAttribute("aria-hidden", "true");
  card.setAttribute("data-card", name);
  return card;
}
