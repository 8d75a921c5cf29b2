// What the pages ask the server over HTTP. Seats taken here are remembered by settings.js.

/** @import {Fact} from "./types.js" */

import { tokens } from "./settings.js";
import { t, wordsOf } from "./words.js";

const ANSWER_WITHIN = 15_000;

/** An answer that is no success, as a fact; `status` is 0 when there was no answer at all. Its message is for people. */
export class ApiError extends Error {
  /** @param {number} status @param {Fact} fact @param {string | null} [field] the field of a form that it is about @param {string} [detail] the server's own words, if there are no others */
  constructor(status, fact, field = null, detail = fact.fact) {
    super(inWords(fact, detail, ""));
    this.name = "ApiError";
    this.status = status;
    this.fact = fact;
    this.field = field;
    this.detail = detail;
  }

  /** The message where a game may have words for it that the room has not. @param {string} game its id */
  saidIn(game) {
    return inWords(this.fact, this.detail, game);
  }
}

/** @param {Fact} fact @param {string} detail @param {string} game */
function inWords(fact, detail, game) {
  const words = wordsOf(game);
  if (!words.has(fact.fact)) return detail;
  const reason = words.text(fact);
  return fact.rule ? t("error-with-rule", { reason, rule: fact.rule }) : reason;
}

/** @param {string} path @param {string} [token] @returns {Promise<any>} */
export const get = (path, token) => ask("GET", path, undefined, token);
/** @param {string} path @param {unknown} body @param {string} [token] @returns {Promise<any>} */
export const post = (path, body, token) => ask("POST", path, body, token);
/** @param {string} path @param {string} [token] @returns {Promise<any>} */
export const remove = (path, token) => ask("DELETE", path, undefined, token);

/** @param {string} method @param {string} path @param {unknown} body @param {string} [token] */
async function ask(method, path, body, token) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      cache: "no-store",
    });
  } catch {
    throw new ApiError(0, { fact: "error-no-answer" });
  }
  const text = await answer.text().catch(() => "");
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new ApiError(answer.status, { fact: "error-not-readable" });
  }
  if (!answer.ok) throw refusal(answer.status, data);
  return data;
}

/** @param {number} status @param {any} data */
function refusal(status, data) {
  if (typeof data?.detail === "string") return new ApiError(status, data.fact ?? { fact: "" }, data.field ?? null, data.detail);
  if (status === 404) return new ApiError(status, { fact: "error-nothing-there" });
  if (status === 429) return new ApiError(status, { fact: "error-too-fast" });
  if (status >= 500) return new ApiError(status, { fact: "error-server" });
  return new ApiError(status, { fact: "error-refused", args: { status } });
}

/** @type {Promise<any[]> | null} */
let asked = null;

/** The list of games, asked for once. @returns {Promise<any[]>} */
export function games() {
  asked ??= get("/api/games").catch((error) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** @param {string} id */
export async function game(id) {
  const found = (await games()).find((each) => each.id === id);
  if (!found) throw new ApiError(404, { fact: "error-no-game", args: { given: id } });
  return found;
}

// ---- tables

/**
 * Open a table and sit down at it.
 * @param {{game: string, players: number, options?: object, deck?: object | null, seats: string[], open?: boolean,
 *   name: string, clock?: number | null}} wish
 * @returns {Promise<string>} the table's id
 */
export async function openTable(wish) {
  const made = await post("/api/tables", { options: {}, deck: null, open: false, clock: null, ...wish });
  tokens.set(made.id, made.token, made.seat);
  return made.id;
}

/**
 * Sit down at somebody's table.
 * @param {string} table
 * @param {string} name
 * @param {number | null} [seat]
 * @param {string | null} [invitation] the secret of the link, if one came by it
 * @returns {Promise<number>}
 */
export async function joinTable(table, name, seat = null, invitation = null) {
  const made = await post(`/api/tables/${encodeURIComponent(table)}/seats`, { name, seat, invitation });
  tokens.set(table, made.token, made.seat);
  return made.seat;
}
