/** How long things rest and bots think, as one likes it; and the way past all of it, to one's own next turn. */

/** @import {TablePage} from "./page.js" */

import { settings } from "../settings.js";

/** How much faster than usual things rest: however quick bots are, a trick can be read. */
export const resting = () => 1 / (0.4 + 0.6 * settings().pace);

export class Pace {
  /** What the server knows of it. */
  #told = 1;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** Whether I play, and nobody for me. */
  get #plays() {
    const { room } = this.page;
    return room.me !== null && !room.standIn;
  }

  /** Whether something rests, or a bot thinks on and on: then there is something to skip. */
  get waits() {
    const { room, feed } = this.page;
    if (feed.skipping || room.table.state !== "playing") return false;
    if (room.resting) return true;
    const mover = room.view.to_move === null ? null : room.seatOf(room.view.to_move);
    return this.#plays && room.ask === null && !room.lost && mover !== null && (mover.kind === "bot" || mover.stand_in !== null);
  }

  skip = () => {
    const { page } = this;
    page.feed.skipping = this.#plays;
    page.feed.moveOn();
    this.tell();
    void page.draw(false);
    const card = page.root.querySelector('.hc[tabindex="0"]');
    if (card instanceof HTMLElement) card.focus({ preventScroll: true }); // the button has gone
  };

  /** A new connection knows nothing of it. */
  begin() {
    this.#told = 1;
    this.page.feed.skipping = false;
    this.tell();
  }

  /** The feed is told how long things rest, the server how long bots think. */
  tell() {
    const { room, feed, connection } = this.page;
    const { pace } = settings();
    if (room.ask || room.table.state !== "playing") feed.skipping = false;
    feed.pace = resting();
    const wanted = feed.skipping ? 0 : pace;
    if (wanted === this.#told || room.me === null) return;
    this.#told = wanted;
    connection.send({ type: "pace", id: crypto.randomUUID(), pace: wanted });
  }
}
