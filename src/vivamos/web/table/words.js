/**
 * The words of the log: `{s:2}` is a seat's name, `{s:2's}` whose, `{n}` the name that the line brings along, `{c:Y15}` a
 * card. What is put in is never looked through again: a name may hold braces.
 */

/** @import {Line} from "../types.js" */

import { h } from "../dom.js";
import { isolated } from "../names.js";

/**
 * @typedef {object} Naming
 * @property {(seat: number) => string} name
 * @property {number | null} me
 * @property {(card: string) => Node} chip
 * @property {(card: string) => string} spoken
 */

/** @typedef {{kind: "text" | "name" | "card", text: string}} Part */

/** What is left of a line once its cards may no longer be looked up. @param {Line} line */
export const textOf = (line) => (line.faded ? (line.short ?? "") : line.text);

/**
 * @param {Line} line
 * @param {Naming} naming
 * @returns {Node[]}
 */
export function written(line, naming) {
  return parts(textOf(line), line.name, naming).map((part) => {
    if (part.kind === "card") return orElse(() => naming.chip(part.text), h("span", { class: "chip" }, part.text));
    if (part.kind === "name") return h("b", null, part.text);
    return document.createTextNode(part.text);
  });
}

/**
 * @param {Line} line
 * @param {Naming} naming
 */
export function spoken(line, naming) {
  return parts(line.text, line.name, naming)
    .map((part) => (part.kind === "card" ? orElse(() => naming.spoken(part.text), part.text) : part.text))
    .join("");
}

/**
 * A card that the game cannot draw is shown by its name.
 * @template T
 * @param {() => T} draw
 * @param {T} plain
 */
function orElse(draw, plain) {
  try {
    return draw();
  } catch {
    return plain;
  }
}

/**
 * @param {string} text
 * @param {string | undefined} name
 * @param {Naming} naming
 * @returns {Part[]}
 */
function parts(text, name, naming) {
  /** @type {Part[]} */
  const found = [];
  let at = 0;
  for (const match of text.matchAll(/\{(?:(n)|s:(\d+)('s)?|c:([^{}]+))\}/g)) {
    const before = text.slice(at, match.index);
    if (before) found.push({ kind: "text", text: before });
    at = match.index + match[0].length;
    const [whole, brought, seat, whose, card] = match;
    const first = /(^|[.!?] )$/.test(text.slice(0, match.index));
    if (card !== undefined) found.push({ kind: "card", text: card });
    else if (brought === undefined) found.push({ kind: "name", text: called(Number(seat), whose !== undefined, first, naming) });
    else found.push(name === undefined ? { kind: "text", text: whole } : { kind: "name", text: isolated(name) });
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/**
 * @param {number} seat
 * @param {boolean} whose
 * @param {boolean} first at the start of a sentence
 * @param {Naming} naming
 */
function called(seat, whose, first, naming) {
  if (seat === naming.me) {
    const word = whose ? "your" : "you";
    return first ? word[0]?.toUpperCase() + word.slice(1) : word;
  }
  const name = naming.name(seat);
  return whose ? `${name}’s` : name;
}
