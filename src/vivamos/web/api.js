// What the pages ask the server over HTTP. Seats taken here are remembered by settings.js.

/** @import {Overview} from "./replay/page.js" */
/** @import {Fact} from "./types.js" */

import { ownKey, tokens } from "./settings.js";
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
/** A text is sent as it is. @param {string} path @param {unknown} body @param {string} [token] @param {number} [within] @returns {Promise<any>} */
export const post = (path, body, token, within) => ask("POST", path, body, token, undefined, within);
/** @param {string} path @param {string} [token] @returns {Promise<any>} */
export const remove = (path, token) => ask("DELETE", path, undefined, token);

/** What is asked as oneself: about one's own page, and when sitting down. @param {string} method @param {string} path @param {unknown} [body] */
const asMe = (method, path, body) => ask(method, path, body, undefined, ownKey());

/** @param {string} method @param {string} path @param {unknown} body @param {string} [token] @param {string} [key] @param {number} [within] ms */
async function ask(method, path, body, token, key, within = ANSWER_WITHIN) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers["Vivamos-Key"] = key;
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(within),
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

/** A finished game or a shared record, and the seat that was one's own there. @param {string} id @returns {Promise<Overview>} */
export const finishedGame = (id) => asMe("GET", `/api/replays/${encodeURIComponent(id)}`);

// ---- tables

/**
 * Open a table and sit down at it.
 * @param {{game: string, players: number, options?: object, deck?: object | null, seats: string[], open?: boolean,
 *   name: string, clock?: number | null, hints?: boolean}} wish
 * @returns {Promise<string>} the table's id
 */
export async function openTable(wish) {
  const made = await asMe("POST", "/api/tables", { options: {}, deck: null, open: false, clock: null, ...wish });
  tokens.set(made.id, made.token, made.seat);
  return made.id;
}

/**
 * Lay a table at a step of a replay and sit down there, bots at all other seats.
 * @param {string} replay
 * @param {{at: number, seat: number, name: string, level: string}} wish
 * @returns {Promise<string>} the table's id
 */
export async function continueFrom(replay, wish) {
  const made = await asMe("POST", `/api/replays/${encodeURIComponent(replay)}/tables`, wish);
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
  const made = await asMe("POST", `/api/tables/${encodeURIComponent(table)}/seats`, { name, seat, invitation });
  tokens.set(table, made.token, made.seat);
  return made.seat;
}

// ---- oneself

/** One's own page; null if this browser is new here. @returns {Promise<import("./types.js").Me | null>} */
export const me = () => asMe("GET", "/api/me");

/** @param {{before?: string, won?: boolean, toReview?: boolean}} which @returns {Promise<import("./types.js").PlayedGames>} */
export function myGames({ before, won = false, toReview = false }) {
  const query = new URLSearchParams({ won: String(won), to_review: String(toReview), ...(before ? { before } : {}) });
  return asMe("GET", `/api/me/games?${query}`);
}

/** What cost points again and again. @returns {Promise<import("./types.js").Practice>} */
export const myPractice = () => asMe("GET", "/api/me/practice");

/** Change something about oneself. @param {"name" | "avatar" | "code" | "pair" | "merge" | "forget"} what @param {object} body @returns {Promise<any>} */
export const changeMe = (what, body) => asMe("POST", `/api/me/${what}`, body);

/** @param {string} device */
export const signOff = (device) => asMe("DELETE", `/api/me/devices/${encodeURIComponent(device)}`);

/** All one's data, as text. @returns {Promise<string>} */
export const exported = async () => JSON.stringify(await asMe("GET", "/api/me/export"), null, 1);

// ---- club nights

/** @returns {Promise<import("./types.js").NightRow[]>} */
export const myNights = () => asMe("GET", "/api/nights");

/** @param {object} wish @returns {Promise<string>} the night's id */
export const makeNight = async (wish) => (await asMe("POST", "/api/nights", wish)).id;

/** Come in by the code on the wall. @param {string} code @param {string} name @returns {Promise<string>} the night's id */
export const joinNight = async (code, name) => (await asMe("POST", "/api/nights/join", { code, name })).id;

/** @param {string} night @returns {Promise<import("./types.js").Night>} */
export const night = (night) => asMe("GET", `/api/nights/${encodeURIComponent(night)}`);

/** The code on the wall, also as a picture. @param {string} night @returns {Promise<import("./types.js").NightCode>} */
export const nightCode = (night) => asMe("GET", `/api/nights/${encodeURIComponent(night)}/code`);

/** @param {string} night @param {"code" | "settings" | "draw" | "start" | "end"} what @param {object} body @returns {Promise<any>} */
export const changeNight = (night, what, body) => asMe("POST", `/api/nights/${encodeURIComponent(night)}/${what}`, body);

/** @param {string} night @param {number} number of the person @param {{state?: string, role?: string}} how */
export const attendNight = (night, number, how) => asMe("POST", `/api/nights/${encodeURIComponent(night)}/people/${number}`, how);

/** Take the place of a bot at a table of the night. @param {string} night @param {string} table */
export async function takePlaceAtNight(night, table) {
  const made = await asMe("POST", `/api/nights/${encodeURIComponent(night)}/tables/${encodeURIComponent(table)}/place`, {});
  tokens.set(table, made.token, made.seat, night);
}

/** Take the seat that is kept for me at a table of the night. @param {string} night @param {string} table */
export async function sitAtNight(night, table) {
  const made = await asMe("POST", `/api/nights/${encodeURIComponent(night)}/tables/${encodeURIComponent(table)}/seat`, {});
  tokens.set(table, made.token, made.seat, night);
}
