/**
 * What happens at the table, one thing after the other and slowly enough to be read: a finished trick rests, a shout is
 * shouted, cards land before the next is played. Whoever comes back after a while gets it all at once.
 */

/** @import {Line, TableEvent, View} from "../types.js" */
/** @import {TableRoom} from "./room.js" */

import { addLines } from "./log.js";

const READ = 1600;
const LONGEST_EFFECT = 3000;

/**
 * @typedef {object} Shows
 * @property {() => Promise<void>} draw draws the room, and is done when all cards have landed
 * @property {(lines: Line[]) => void} heard lines are new in the log
 * @property {(event: TableEvent) => void} other an event that is not of the game itself
 * @property {(event: TableEvent) => void} settled an event of the game has been shown to its end
 */

export class Feed {
  /** @type {TableEvent[]} */
  #queue = [];
  #running = false;
  /** @type {(() => void) | null} */
  #moveOn = null;
  #stopped = false;
  /** The number of the event whose position lies on the table. */
  shown = 0;

  /**
   * @param {TableRoom} room
   * @param {Shows} shows
   */
  constructor(room, shows) {
    this.room = room;
    this.shows = shows;
  }

  /** @param {TableEvent} event */
  push(event) {
    this.#queue.push(event);
    if (!this.#running) void this.#run();
  }

  /** Forget what waits: the table is told anew. */
  clear() {
    this.#queue = [];
    this.moveOn();
  }

  stop() {
    this.#stopped = true;
    this.clear();
  }

  /** Whoever has read enough presses. @returns {boolean} whether something rested */
  moveOn() {
    const rested = this.#moveOn !== null;
    this.#moveOn?.();
    return rested;
  }

  async #run() {
    this.#running = true;
    for (let event = this.#queue.shift(); event && !this.#stopped; event = this.#queue.shift()) {
      try {
        if (event.what === "start" || event.what === "move") await this.#game(event);
        else this.shows.other(event);
      } catch (error) {
        console.error(error);
      }
    }
    this.#running = false;
  }

  /** @param {TableEvent} event */
  async #game(event) {
    const { room } = this;
    const before = room.view;
    /** @type {Line[]} */
    let group = [];
    if (event.seat === room.me) room.selected = null;
    room.deadline = null;
    for (const line of event.lines ?? []) {
      group.push(line);
      if (line.still === undefined || !event.view || this.#hurried || !room.dealt) continue;
      room.ask = null;
      room.resting = line;
      room.view = /** @type {View} */ ({ ...before, ...line.still, to_move: before.to_move });
      await this.#show(group);
      group = [];
      await this.#rest(line.rest ?? 1);
      if (this.#stopped) return;
    }
    room.resting = null;
    this.shown = event.number;
    if (event.view) {
      room.view = event.view;
      room.dealt = true;
      room.ask = event.ask ?? null;
      room.deadline = event.deadline == null ? null : Date.now() + event.deadline * 1000;
    }
    await this.#show(group);
    this.shows.settled(event);
  }

  /** Lines come into the log when their picture comes onto the table. @param {Line[]} lines */
  async #show(lines) {
    addLines(this.room, lines);
    this.shows.heard(lines);
    await this.shows.draw();
    if (this.#hurried) return;
    for (const line of lines) await this.#effect(line);
  }

  /** @param {Line} line */
  async #effect(line) {
    const { room } = this;
    const { effect, bubbles, sound } = room.module;
    if (line.shout && line.seat !== undefined) {
      if (bubbles !== false) room.bubble(line.seat, line.shout);
      room.sound(sound ?? "block");
    } else if (line.kind === "trick") room.sound("sweep");
    else if (line.kind === "over") room.sound("end");
    else if (line.kind === "play") room.sound("paper");
    const long = new Promise((done) => setTimeout(done, LONGEST_EFFECT));
    await Promise.race([effect?.call(room.module, line, room), long]);
  }

  /** Too much waits to be shown at leisure, or nobody looks. */
  get #hurried() {
    return this.#queue.length > 4 || document.visibilityState === "hidden";
  }

  /** @param {number} times a round's result is longer to read than a trick @returns {Promise<void>} */
  #rest(times) {
    const time = times * (this.room.motion === 0 || this.#queue.length > 1 ? READ / 2 : READ);
    return new Promise((done) => {
      const timer = setTimeout(() => this.#moveOn?.(), time);
      this.#moveOn = () => {
        clearTimeout(timer);
        this.#moveOn = null;
        done();
      };
    });
  }
}
