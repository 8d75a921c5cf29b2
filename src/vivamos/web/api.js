// What the pages ask the server over HTTP. Seats taken here are remembered by settings.js.

import { tokens } from "./settings.js";

const ANSWER_WITHIN = 15_000;

/** An answer that is no success, as one sentence for people; `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  /** @param {number} status @param {string} sentence @param {string[]} [fields] the names of the fields it is about */
  constructor(status, sentence, fields = []) {
    super(sentence);
    this.name = "ApiError";
    this.status = status;
    this.fields = fields;
  }
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
    throw new ApiError(0, "The server does not answer. Look whether it is running, then try again.");
  }
  const text = await answer.text().catch(() => "");
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new ApiError(answer.status, "The server's answer could not be read.");
  }
  if (!answer.ok) throw refusal(answer.status, data);
  return data;
}

/** @param {number} status @param {any} data */
function refusal(status, data) {
  const detail = data?.detail;
  if (typeof detail === "string") return new ApiError(status, detail, [data.field].filter(Boolean));
  if (Array.isArray(detail) && detail.length) {
    const fields = detail.map((each) => String(each.loc?.at(-1) ?? ""));
    return new ApiError(status, detail.map((each) => String(each.msg)).join(". "), fields.filter(Boolean));
  }
  if (status === 404) return new ApiError(status, "There is nothing at this address.");
  if (status === 429) return new ApiError(status, "That was too fast. Wait a moment, then try again.");
  if (status >= 500) return new ApiError(status, "Something went wrong on the server. Nothing was changed.");
  return new ApiError(status, `The server said no (${status}).`);
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
  if (!found) throw new ApiError(404, `There is no game "${id}" here.`);
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
