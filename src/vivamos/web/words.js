/**
 * Words for facts, in the reader's language: the catalogues that the server reads too (`engine/words.py` says what a
 * message gets), resolved here with the browser's own plurals and numbers. A test renders every message in both.
 *
 * A sentence is made of parts, so that a page may draw a card and print a name bold; `text` joins them.
 */

/** @import {Fact} from "./types.js" */

import { h } from "./dom.js";
import { isolated } from "./names.js";
import { settings } from "./settings.js";

/** The languages we speak, each by its own name. @type {[string, string][]} */
export const LANGUAGES = [["en", "English"], ["de", "Deutsch"], ["es", "Español"], ["ja", "日本語"]];
const PSEUDO = "en-XA";

/**
 * How somebody reads a fact: who they are, what seats are called, how a card is drawn and how it is read aloud.
 * @typedef {object} Naming
 * @property {number | null} [me]
 * @property {(seat: number) => string} [name]
 * @property {(card: string) => Node} [chip]
 * @property {(card: string) => string} [spoken]
 */

/** @typedef {{kind: "text" | "name" | "card", text: string, bold?: boolean, own?: boolean} | {kind: "node", node: Node}} Part */
/** @typedef {Record<string, any>} Args */

/** The language of this page: the one chosen in the settings, else the first of the browser's that we speak. */
export const language = (() => {
  for (const wanted of [settings().language, ...navigator.languages]) {
    if (wanted === PSEUDO) return PSEUDO;
    const short = wanted?.toLowerCase().split("-")[0];
    if (LANGUAGES.some(([code]) => code === short)) return /** @type {string} */ (short);
  }
  return "en";
})();
/** What the browser's own `Intl` is asked for. */
export const locale = ["en", PSEUDO].includes(language) ? "en-GB" : language;
document.documentElement.lang = locale;

const plurals = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale, { useGrouping: "always" }); // Spanish too: Python does so

export class Words {
  /** @param {Record<string, any>} messages @param {Words | null} [others] where to look for what is not here */
  constructor(messages, others = null) {
    this.messages = messages;
    this.others = others;
  }

  /** @param {string} id @returns {boolean} */
  has(id) {
    return Object.hasOwn(this.messages, id) || (this.others?.has(id) ?? false);
  }

  /** A message, or a fact, as plain text. @param {string | Fact} told @param {Args} [args] @param {Naming} [naming] */
  text(told, args = {}, naming = {}) {
    return this.parts(told, args, naming).map((part) => plain(part, naming)).join("");
  }

  /** The same as nodes: names and what stands between `**` are bold, cards are drawn. @param {string | Fact} told @param {Args} [args] @param {Naming} [naming] @returns {Node[]} */
  nodes(told, args = {}, naming = {}) {
    return this.parts(told, args, naming).map((part) => {
      if (part.kind === "node") return part.node;
      if (part.kind === "card") return naming.chip ? orElse(() => /** @type {any} */ (naming).chip(part.text), h("span", { class: "chip" }, part.text)) : document.createTextNode(part.text);
      return part.bold || part.kind === "name" ? h("b", null, part.text) : document.createTextNode(part.text);
    });
  }

  /** @param {string | Fact} told @param {Args} [args] @param {Naming} [naming] @returns {Part[]} */
  parts(told, args = {}, naming = {}) {
    const id = typeof told === "string" ? told : told.fact;
    const given = typeof told === "string" ? args : (told.args ?? {});
    const pattern = this.find(id);
    if (pattern === undefined) return [{ kind: "text", text: id }];
    return bolded(this.#pattern(pattern, this.#ready(given, naming)));
  }

  /** @param {string} id @returns {any} */
  find(id) {
    return Object.hasOwn(this.messages, id) ? this.messages[id] : this.others?.find(id);
  }

  /** The arguments as a message gets them. @param {Args} args @param {Naming} naming */
  #ready(args, naming) {
    const called = (/** @type {number} */ seat) => /** @type {Part} */ ({
      kind: "name",
      text: seat === naming.me ? this.text("you-in-list") : (naming.name?.(seat) ?? this.text("seat-name", { number: seat })),
    });
    const inList = (/** @type {number} */ seat) => (seat === naming.me ? [called(seat)] : this.#pattern(this.find("name-in-list"), { name: [called(seat)] }));
    /** @type {Args} */
    const ready = {};
    for (const [key, value] of Object.entries(args)) {
      const kind = key.split("_").at(-1);
      if (value === null || value === undefined) ready[key] = ready[`${key}_is`] = "none";
      else if (value instanceof Node) ready[key] = [{ kind: "node", node: value }];
      else if (isFact(value)) ready[key] = this.parts(value, {}, naming);
      else if (Array.isArray(value) && isFact(value[0])) ready[key] = this.#joined(value.map((each) => this.parts(each, {}, naming)), "list-comma");
      else if (kind === "seat") {
        ready[key] = [called(value)];
        ready[`${key}_is`] = value === naming.me ? "you" : "other";
      } else if (kind === "seats") {
        ready[key] = this.#joined(value.map(inList), "list-and");
        ready[`${key}_is`] = !value.includes(naming.me) ? "other" : value.length === 1 ? "you" : "us";
        ready[`${key}_count`] = value.length;
      } else if (kind === "card") ready[key] = [{ kind: "card", text: value }];
      else if (kind === "cards") {
        ready[key] = value.flatMap((/** @type {string} */ card, /** @type {number} */ i) => [...(i ? [naming.spoken ? this.#between("list-comma") : { kind: "text", text: " " }] : []), { kind: "card", text: card }]);
        ready[`${key}_count`] = value.length;
      } else if (kind === "colour") {
        ready[key] = this.parts(`colour-${value}`);
        ready[`${key}_is`] = value;
      } else if (kind === "scores") {
        const told = value.flatMap((/** @type {number | null} */ won, /** @type {number} */ seat) => (won === null ? [] : [[...inList(seat), { kind: "text", text: ` ${signed(won)}` }]]));
        ready[key] = this.#joined(told, "list-comma");
      } else if (kind === "name") ready[key] = [{ kind: "name", text: isolated(String(value)) }];
      else if (typeof value === "boolean") ready[key] = value ? "yes" : "no";
      else if (Array.isArray(value)) ready[key] = this.#joined(value.map((each) => [{ kind: "text", text: String(each) }]), "list-comma");
      else ready[key] = value;
    }
    return ready;
  }

  /** `Inés, Teo and Cato` @param {Part[][]} told @param {string} last @returns {Part[]} */
  #joined(told, last) {
    return told.flatMap((each, i) => (i === 0 ? each : [i === told.length - 1 ? this.#between(last, each) : this.#between("list-comma"), ...each]));
  }

  /** What stands between two things of a list; in the catalogue between bars, for blanks at the edge get lost. @param {string} which @param {Part[]} [before] @returns {Part} */
  #between(which, before = []) {
    return { kind: "text", text: this.text(which, { sound: soundOf(before.map((part) => plain(part, {})).join("")) }).replace(/^\||\|$/g, "") };
  }

  /** @param {any} pattern @param {Args} ready @returns {Part[]} */
  #pattern(pattern, ready) {
    if (typeof pattern === "string") return [{ kind: "text", text: pattern, own: true }];
    return pattern.flatMap((/** @type {any} */ each) => (typeof each === "string" ? [{ kind: "text", text: each, own: true }] : shown(this.#value(each, ready))));
  }

  /** What stands in braces: parts, a number or a word. @param {any} expression @param {Args} ready @returns {any} */
  #value(expression, ready) {
    if (typeof expression === "string") return expression;
    const [what, first, second, third] = expression;
    if (what === "number") return first;
    if (what === "given") return Object.hasOwn(ready, first) ? ready[first] : `{$${first}}`;
    if (what === "message") return this.#pattern(this.find(first) ?? first, ready);
    if (what === "term") return this.#pattern(this.find(first) ?? first, Object.fromEntries(Object.entries(second).map(([key, value]) => [key, this.#value(value, {})])));
    if (what === "function") {
      const value = this.#value(second, ready);
      return first === "SIGNED" ? signed(Number(value)) : value;
    }
    const chosen = this.#value(first, ready);
    return this.#pattern(variant(chosen, second) ?? second[third], ready);
  }
}

/** How a word begins, for languages in which "and" depends on it: Spanish has "Teo e Inés", "siete u ocho". @param {string} text */
function soundOf(text) {
  const begins = text.slice(0, 4).normalize("NFD").toLowerCase().replace(/^h/, "").slice(0, 2);
  return /^[io]/.test(begins) && begins !== "ie" ? begins.slice(0, 1) : "other";
}

/** @param {any} chosen @param {Record<string, any>} variants */
function variant(chosen, variants) {
  if (typeof chosen === "number") {
    const exact = Object.keys(variants).find((key) => key.trim() !== "" && Number(key) === chosen);
    return variants[exact ?? plurals.select(chosen)];
  }
  return Object.hasOwn(variants, chosen) ? variants[chosen] : undefined;
}

/** @param {any} value @returns {Part[]} */
function shown(value) {
  if (Array.isArray(value)) return value;
  return [{ kind: "text", text: typeof value === "number" ? numbers.format(value) : String(value) }];
}

/** Only our own words can make something bold: what was put in is never looked through. @param {Part[]} parts @returns {Part[]} */
function bolded(parts) {
  let bold = false;
  /** @type {Part[]} */
  const made = [];
  for (const part of parts) {
    if (part.kind !== "text") {
      made.push(part);
      continue;
    }
    for (const [i, text] of (part.own ? part.text.split("**") : [part.text]).entries()) {
      if (i) bold = !bold;
      if (text) made.push({ kind: "text", text, bold: bold || part.bold });
    }
  }
  return made;
}

/** @param {Part} part @param {Naming} naming */
function plain(part, naming) {
  if (part.kind === "node") return part.node.textContent ?? "";
  if (part.kind === "card" && naming.spoken) return orElse(() => /** @type {any} */ (naming).spoken(part.text), part.text);
  return part.text;
}

/**
 * A card that the game cannot draw is shown by its name.
 * @template T
 * @param {() => T} draw
 * @param {T} otherwise
 */
function orElse(draw, otherwise) {
  try {
    return draw();
  } catch {
    return otherwise;
  }
}

/** @param {any} value */
const isFact = (value) => typeof value === "object" && value !== null && typeof value.fact === "string";

/** `+7`, `−2`, `0`. @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

// ---- the catalogues of this page

/** @param {string} which `room`, or the id of a game @returns {Promise<Record<string, any>>} */
async function catalogue(which) {
  const address = new URL(`./words/${language}/${which}.json`, import.meta.url);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** The words of the room: of every page, and of what the server says. Everything else waits for them. */
const room = new Words(await catalogue("room"));
/** @type {Map<string, Words>} */
const games = new Map();

/** A message of the room as text. @param {string | Fact} told @param {Args} [args] @param {Naming} [naming] */
export const t = (told, args, naming) => room.text(told, args, naming);

/** The same as nodes. @param {string | Fact} told @param {Args} [args] @param {Naming} [naming] */
export const tn = (told, args, naming) => room.nodes(told, args, naming);

/** Get the words of a game; its module may use them from then on. @param {string} id */
export async function loadWords(id) {
  if (!games.has(id)) games.set(id, new Words(await catalogue(id), room));
}

/** The words of a game, with those of the room. @param {string} id @returns {Words} */
export function wordsOf(id) {
  return games.get(id) ?? room;
}

/** What people typed as their names, as a list in the reader's language. @param {string[]} names */
export const listedNames = (names) => listed(names.map((name) => t("name-in-list", { name })));

/** A list in the reader's language. @param {string[]} told @param {"list-and" | "list-or" | "list-comma"} [last] */
export function listed(told, last = "list-and") {
  const between = (/** @type {string} */ which, /** @type {string} */ before) => t(which, { sound: soundOf(before) }).replace(/^\||\|$/g, "");
  return told.map((each, i) => (i === 0 ? each : between(i === told.length - 1 ? last : "list-comma", each) + each)).join("");
}
