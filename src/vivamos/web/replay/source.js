/**
 * A recorded source: the events of a game that is over, as the stream told them, in pieces. The piece one looks at comes
 * first, then those before it, so that the log is whole, then the rest.
 */

/** @import {GameEvent} from "../table/feed.js" */
/** @import {Seen} from "./page.js" */

const PIECE = 100;

export class Source {
  /** By their steps, as far as they are here. @type {GameEvent[]} */
  #events = [];
  /** @type {Map<number, Promise<void>>} */
  #coming = new Map();
  #closed = false;

  /**
   * @param {(path: string) => Promise<any>} ask
   * @param {Seen} seen whose eyes
   * @param {number} steps the number of the last step
   * @param {() => void} more is called when more has come
   */
  constructor(ask, seen, steps, more) {
    this.ask = ask;
    this.seen = seen;
    this.steps = steps;
    this.more = more;
  }

  close() {
    this.#closed = true;
  }

  /** @param {number} at @returns {GameEvent | undefined} */
  get(at) {
    return this.#events[at];
  }

  /** The event of a step, asked for if need be. @param {number} at @returns {Promise<GameEvent>} */
  async event(at) {
    await this.#piece(Math.floor(at / PIECE));
    return /** @type {GameEvent} */ (this.#events[at]);
  }

  /** What happened up to a step, as far as it is here without a gap. @param {number} at */
  factsUntil(at) {
    let first = at;
    while (first > 0 && this.#events[first - 1]) first--;
    return this.#events.slice(first, at + 1).flatMap((event) => event.facts ?? []);
  }

  /** Fetch everything, beginning around a step. @param {number} at */
  async fill(at) {
    const here = Math.floor(at / PIECE);
    const last = Math.floor(this.steps / PIECE);
    const before = Array.from({ length: here }, (_, i) => here - 1 - i);
    const after = Array.from({ length: last - here }, (_, i) => here + 1 + i);
    for (const piece of [here, ...before, ...after]) {
      if (this.#closed) return;
      await this.#piece(piece);
      if (!this.#closed) this.more();
    }
  }

  /** @param {number} number */
  #piece(number) {
    let coming = this.#coming.get(number);
    if (!coming) {
      coming = this.#fetch(number * PIECE).catch((error) => {
        this.#coming.delete(number);
        throw error;
      });
      this.#coming.set(number, coming);
    }
    return coming;
  }

  /** @param {number} first */
  async #fetch(first) {
    const { seat, open } = this.seen;
    const query = new URLSearchParams({ from: String(first), to: String(first + PIECE - 1), view: open ? "open" : "seen" });
    if (seat !== null) query.set("as", String(seat));
    const events = /** @type {GameEvent[]} */ (await this.ask(`/events?${query}`));
    for (const event of events) this.#events[event.number] = event;
  }
}
