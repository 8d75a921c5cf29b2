/** The words of the log: `{s:2}` is a seat's name, `{s:2's}` whose, `{c:Y15}` a card. */

/** @import {Line} from "../types.js" */

import { h } from "../dom.js";

/**
 * @typedef {object} Naming
 * @property {(seat: number) => string} name
 * @property {number | null} me
 * @property {(card: string) => Node} chip
 * @property {(card: string) => string} spoken
 */

/** What is left of a line once its cards may no longer be looked up. @param {Line} line */
export const textOf = (line) => (line.faded ? (line.short ?? "") : line.text);

/**
 * @param {string} text
 * @param {Naming} naming
 * @returns {Node[]}
 */
export function written(text, naming) {
  return parts(text, naming).map((part) => {
    if (part.kind === "card") return naming.chip(part.text);
    if (part.kind === "name") return h("b", null, part.text);
    return document.createTextNode(part.text);
  });
}

/**
 * @param {string} text
 * @param {Naming} naming
 */
export function spoken(text, naming) {
  return parts(text, naming)
    .map((part) => (part.kind === "card" ? naming.spoken(part.text) : part.text))
    .join("");
}

/**
 * @param {string} text
 * @param {Naming} naming
 * @returns {{kind: "text" | "name" | "card", text: string}[]}
 */
function parts(text, naming) {
  /** @type {{kind: "text" | "name" | "card", text: string}[]} */
  const found = [];
  let at = 0;
  for (const match of text.matchAll(/\{(s|c):([^}]*)\}/g)) {
    const before = text.slice(at, match.index);
    if (before) found.push({ kind: "text", text: before });
    at = match.index + match[0].length;
    const [, mark, what = ""] = match;
    if (mark === "c") found.push({ kind: "card", text: what });
    else found.push({ kind: "name", text: called(what, /(^|[.!?] )$/.test(text.slice(0, match.index)), naming) });
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/**
 * @param {string} what `2` or `2's`
 * @param {boolean} first at the start of a sentence
 * @param {Naming} naming
 */
function called(what, first, naming) {
  const seat = parseInt(what, 10);
  const whose = what.endsWith("s");
  if (seat === naming.me) {
    const word = whose ? "your" : "you";
    return first ? word[0]?.toUpperCase() + word.slice(1) : word;
  }
  const name = naming.name(seat);
  return whose ? `${name}’s` : name;
}
