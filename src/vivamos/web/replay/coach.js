/** The coach beside a replay: what was costly and why, and a costly moment played again. */

/** @import {Again, Decision, Moment} from "../coach/types.js" */
/** @import {View} from "../types.js" */
/** @import {ReplayPage} from "./page.js" */

import { Asking } from "../coach/asking.js";
import { toast } from "../table/over.js";

/** @typedef {{moment: Moment, came: Again | null, view: View | null}} Trying a moment that is played again: what came of the last try, and what was seen before it */

export class Coach {
  /** The costly card one stands at, and what was seen before it. @type {{decision: Decision, view: View} | null} */
  shown = null;
  /** @type {Trying | null} */
  trying = null;
  /** Whether the coach is shown beside the table, or the log. */
  open = false;
  /** What was better at the moments that were tried or looked at: no other answer is shown. @type {Map<number, string>} */
  known = new Map();
  #told = false;
  #wished = Number(new URLSearchParams(location.search).get("try")) || 0;

  /** @param {ReplayPage} page */
  constructor(page) {
    this.page = page;
    this.asking = new Asking(page.overview.id, () => this.#changed());
  }

  /** Whether somebody has had this game reviewed. */
  async look() {
    try {
      await this.asking.look();
      if (this.#wished && this.asking.standing.state === "none") await this.begin();
    } catch {
      // It is not what one came for: the button says what is wrong when it is pressed.
    }
  }

  begin = async () => {
    try {
      await this.asking.begin();
    } catch (error) {
      this.page.showError(error);
    }
  };

  close() {
    this.asking.close();
  }

  /** Whether there is something to tell of this very moment. */
  get speaks() {
    return this.shown !== null || this.trying !== null || this.asking.going;
  }

  get moments() {
    return this.asking.review?.moments ?? [];
  }

  /** @param {number} at a step */
  momentAt(at) {
    return this.moments.find((moment) => moment.number === at) ?? null;
  }

  #changed() {
    const { page } = this;
    const { review } = this.asking;
    if (review && !this.#told) {
      this.#told = true;
      this.open = true;
      const most = Math.max(...review.moments.map((moment) => moment.cost));
      page.graph.judge(review, review.moments.map(({ number, seat, cost }) => ({ at: number, seat, weight: cost / most })));
      const wished = this.momentAt(this.#wished);
      if (wished) return void this.tryAgain(wished);
      if (this.momentAt(page.at)) return void page.goTo(page.at);
    }
    return void page.draw(false);
  }

  /** Go to a costly card, as its player saw it. @param {Moment} moment */
  see = async (moment) => {
    this.trying = null;
    await this.page.look({ seat: moment.seat }, moment.number);
  };

  // --- played again ---

  /** @param {Moment} moment */
  tryAgain = async (moment) => {
    this.trying = { moment, came: null, view: null };
    this.open = true;
    await this.page.look({ seat: moment.seat, open: false }, moment.number - 1);
    if (this.trying) this.trying.view = this.page.room.view;
    await this.page.draw(false);
  };

  /** The next costly card of the same seat, if there is one. */
  get next() {
    const now = this.trying?.moment;
    return now ? (this.moments.find((moment) => moment.seat === now.seat && moment.number > now.number) ?? null) : null;
  }

  /** @param {string} move */
  async tried(move) {
    const { page, trying } = this;
    if (!trying) return;
    page.room.sending = true;
    await page.draw(false);
    try {
      const came = await this.asking.tryMove(trying.moment.number, move);
      if (this.trying !== trying) return;
      trying.came = came;
      if (came.accepted) this.known.set(trying.moment.number, came.move.move);
    } catch (error) {
      toast(page.layer, error instanceof Error ? error.message : String(error));
    } finally {
      page.room.sending = false;
      page.room.selected = null;
      await page.draw(false);
    }
  }

  /** Whoever goes elsewhere has given up trying. @param {number} at */
  wentTo(at) {
    if (this.trying && at !== this.trying.moment.number - 1) this.trying = null;
  }
}
