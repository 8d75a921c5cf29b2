/** The review of a game as pages ask for it: begun if nobody has, waited for, and what was better only when it is wanted. */

/** @import {Decision, Standing, Again} from "./types.js" */

import { get, post } from "../api.js";

const LOOK_EVERY = 700; // ms
const TRIED_WITHIN = 30_000;

export class Asking {
  /** @type {Standing} */
  standing = { state: "none", done: 0, total: 0, ahead: 0, review: null };
  /** @type {Map<number, Promise<Decision>>} */
  #decisions = new Map();
  #timer = 0;
  #closed = false;

  /**
   * @param {string} replay its id
   * @param {() => void} changed is called when there is more to tell
   */
  constructor(replay, changed) {
    this.path = `/api/replays/${encodeURIComponent(replay)}/review`;
    this.changed = changed;
  }

  get review() {
    return this.standing.review;
  }

  get going() {
    return this.standing.state === "waiting" || this.standing.state === "working";
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** How far it is. */
  async look() {
    this.#take(await get(this.path));
  }

  /** Have the game reviewed, if it is not. */
  async begin() {
    this.#take(await post(this.path, {}));
  }

  /** @param {Standing} standing */
  #take(standing) {
    if (this.#closed) return;
    const lost = this.going && standing.state === "none"; // the server was started anew
    this.standing = standing;
    clearTimeout(this.#timer);
    if (lost) void this.begin().catch(() => {});
    else if (this.going) this.#timer = setTimeout(() => void this.look().catch(() => this.#later()), LOOK_EVERY);
    this.changed();
  }

  /** There was no answer: it may come yet. */
  #later() {
    if (!this.#closed) this.#timer = setTimeout(() => void this.look().catch(() => this.#later()), 5 * LOOK_EVERY);
  }

  /** All about one decision. @param {number} number */
  decision(number) {
    let asked = this.#decisions.get(number);
    if (!asked) {
      asked = /** @type {Promise<Decision>} */ (get(`${this.path}/decisions/${number}`));
      asked.catch(() => this.#decisions.delete(number));
      this.#decisions.set(number, asked);
    }
    return asked;
  }

  /** Try another move there. @param {number} number @param {string} move @returns {Promise<Again>} */
  tryMove(number, move) {
    return post(`${this.path}/decisions/${number}/tries`, { move }, undefined, TRIED_WITHIN);
  }
}
