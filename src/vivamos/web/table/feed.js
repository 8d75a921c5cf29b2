/**
 * What happens at the table, one thing after the other and slowly enough to be read: a finished trick rests, a shout is
 * shouted, cards land before the next is played. Whoever comes back after a while gets it all at once.
 */

/** @import {Fact, MoveEvent, StartEvent, TableEvent, UndoEvent, View} from "../types.js" */
/** @import {TableRoom} from "./room.js" */

import { addFacts } from "./log.js";

const READ = 1600;
const LONGEST_EFFECT = 3000;

/** @typedef {StartEvent | MoveEvent} GameEvent an event of the game itself */
/** @typedef {Exclude<TableEvent, GameEvent>} OtherEvent */

/**
 * @typedef {object} Shows
 * @property {() => Promise<void>} draw draws the room, and is done when all cards have landed
 * @property {(facts: Fact[]) => void} heard facts are new in the log
 * @property {(event: OtherEvent) => void} other
 * @property {(event: GameEvent) => void} settled an event of the game has been shown to its end
 */

export class Feed {
  /** @type {TableEvent[]} */
  #queue = [];
  /** The facts of the event that is being shown, as far as they are not in the log yet. @type {Fact[]} */
  #facts = [];
  #running = false;
  /** The number of the event whose position lies on the table. */
  shown = 0;
  /** @type {(() => void) | null} */
  #moveOn = null;
  /** Grows when what is being shown is overtaken by a table told anew. */
  #times = 0;
  /** How much faster than usual things rest. */
  pace = 1;
  /** Nothing rests and nothing is shown at leisure: pace.js says until when. */
  skipping = false;

  /**
   * @param {TableRoom} room
   * @param {Shows} shows
   */
  constructor(room, shows) {
    this.room = room;
    this.shows = shows;
  }

  /** Whether something is being shown. */
  get busy() {
    return this.#running;
  }

  /** @param {TableEvent} event */
  push(event) {
    if (event.what === "undo" && event.done) return this.#takeBack(event);
    this.#queue.push(event);
    if (!this.#running) void this.#run();
  }

  /** Put everything that waits into the log at once: the table is about to be told anew. */
  flush() {
    this.#times++;
    const { room } = this;
    addFacts(room, this.#facts);
    this.#facts = [];
    for (const event of this.#queue.splice(0)) {
      if (isGame(event)) addFacts(room, event.facts ?? []);
      else this.shows.other(event);
    }
    room.resting = null;
    this.moveOn();
  }

  /** What is taken back is not shown first. @param {UndoEvent} event */
  #takeBack(event) {
    this.flush();
    this.shown = event.number;
    this.shows.other(event);
  }

  stop() {
    this.#times++;
    this.#queue = [];
    this.moveOn();
  }

  /** Whoever has read enough presses. @returns {boolean} whether something rested */
  moveOn() {
    const rested = this.#moveOn !== null;
    this.#moveOn?.();
    return rested;
  }

  async #run() {
    this.#running = true;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      try {
        if (isGame(event)) await this.#game(event);
        else this.shows.other(event);
      } catch (error) {
        console.error(error);
      }
    }
    this.#running = false;
  }

  /** @param {GameEvent} event */
  async #game(event) {
    const { room } = this;
    const times = this.#times;
    if (event.seat === room.me) room.selected = null;
    room.deadline = null;
    this.#facts = [...(event.facts ?? [])];
    for (let at = this.#nextRest(event); at >= 0; at = this.#nextRest(event)) {
      const group = this.#facts.splice(0, at + 1);
      room.ask = null;
      room.resting = /** @type {Fact} */ (group[at]);
      room.view = /** @type {View} */ (room.resting.view);
      await this.#show(group);
      if (times === this.#times) await this.#effects(group);
      if (times === this.#times) await this.#rest(group[at]?.rest ?? 1);
      if (times !== this.#times) return;
    }
    room.resting = null;
    this.shown = event.number;
    if (event.view) {
      room.view = event.view;
      room.dealt = true;
      room.ask = event.ask ?? null;
      room.deadline = event.deadline == null ? null : Date.now() + event.deadline * 1000;
    }
    const group = this.#facts.splice(0);
    const over = event.view?.to_move === null;
    await this.#show(group);
    if (times !== this.#times) return;
    if (!over) this.shows.settled(event);
    await this.#effects(group);
    if (!over || times !== this.#times) return;
    // The last card is seen before the results are.
    if (event.view && !this.#hurried) await this.#rest(1);
    if (times === this.#times) this.shows.settled(event);
  }

  /** Where the next fact is whose position lies there to be read. @param {GameEvent} event */
  #nextRest(event) {
    const shown = event.view && this.room.dealt && !this.#hurried;
    return shown ? this.#facts.findIndex((fact) => fact.view !== undefined) : -1;
  }

  /** Facts come into the log when their picture comes onto the table. @param {Fact[]} facts */
  async #show(facts) {
    addFacts(this.room, facts);
    this.shows.heard(facts);
    await this.shows.draw();
  }

  /** @param {Fact[]} facts */
  async #effects(facts) {
    if (this.#hurried) return;
    for (const fact of facts) await this.#effect(fact);
  }

  /** @param {Fact} fact */
  async #effect(fact) {
    const { room } = this;
    const { effect, bubbles, sound } = room.module;
    if (fact.shout && fact.seat !== undefined) {
      if (bubbles !== false) room.bubble(fact.seat, fact.shout);
      room.sound(sound ?? "block");
    } else if (fact.kind === "trick") room.sound("sweep");
    else if (fact.kind === "over") room.sound("end");
    else if (fact.kind === "play") room.sound("paper");
    const long = new Promise((done) => setTimeout(done, LONGEST_EFFECT));
    await Promise.race([effect?.call(room.module, fact, room), long]);
  }

  /** Too much waits to be shown at leisure, or nobody wants to look. */
  get #hurried() {
    return this.skipping || this.#queue.length > 4 || document.visibilityState === "hidden";
  }

  /** @param {number} factor a round's result is longer to read than a trick @returns {Promise<void>} */
  #rest(factor) {
    const time = (factor * (this.#queue.length > 1 ? READ / 2 : READ)) / this.pace;
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

/** @param {TableEvent} event @returns {event is GameEvent} */
const isGame = (event) => event.what === "start" || event.what === "move";
