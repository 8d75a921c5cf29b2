/** The report of a finished game, `/game/<id>/report`: result, why, what to look at again, what was good. */

/** @import {Decision, ReviewedSeat, Summary} from "../coach/types.js" */
/** @import {Game, GameModule, View} from "../types.js" */
/** @import {Overview} from "../replay/page.js" */

import { finishedGame, game as gameOf, get } from "../api.js";
import { Asking } from "../coach/asking.js";
import { h, keep, morph } from "../dom.js";
import { icon } from "../draw.js";
import { loadGame } from "../games/load.js";
import { bar } from "../pages/parts.js";
import { explainSigns } from "../pages/signs.js";
import { progress } from "../replay/coach_panel.js";
import { Graph } from "../replay/graph.js";
import { ReplayRoom } from "../replay/room.js";
import { Source } from "../replay/source.js";
import { tokens } from "../settings.js";
import { shareOrCopy } from "../share.js";
import { knownNow } from "../table/log.js";
import { scoreTable } from "../table/sheet.js";
import { t } from "../words.js";
import { card, MOST_CARDS } from "./cards.js";
import { howItEnded } from "./ended.js";
import { luckAndPlay } from "./stair.js";

const WORTH_REVIEW = 1; // points that a card must cost, so that looking at it comes before another game

/** @param {HTMLElement} root @param {string} id */
export async function mount(root, id) {
  const overview = await finishedGame(id);
  const [game, module] = await Promise.all([gameOf(overview.table.game), loadGame(overview.table.game)]);
  const page = new ReportPage(root, overview, game, module);
  await page.begin();
  return () => page.close();
}

/** @typedef {{decision: Decision, view: View}} Looked a decision, and what its player saw before it */

export class ReportPage {
  /** The seat that is looked at closely. */
  seat = 0;
  /** @type {Map<number, Looked>} */
  looked = new Map();
  problem = "";
  /** What came of sharing. */
  said = "";
  #closed = false;
  #signs;
  #size = new ResizeObserver(() => this.#graphNow());

  /** @param {HTMLElement} root @param {Overview} overview @param {Game} game @param {GameModule} module */
  constructor(root, overview, game, module) {
    this.root = root;
    this.#signs = explainSigns(root);
    this.overview = overview;
    this.room = new ReplayRoom(overview.table, game, module, {
      redraw: () => this.draw(), send: () => {}, bubble: () => {}, anchor: () => null, choose: () => {}, table: () => root,
    });
    this.room.mine = overview.mine ?? tokens.get(overview.table.id)?.seat ?? null;
    this.seat = this.room.mine ?? this.room.seats.find((seat) => seat.kind === "human")?.seat ?? 0;
    this.room.me = this.seat;
    this.asking = new Asking(overview.id, () => void this.#changed());
    this.graph = new Graph(overview.steps, overview.marks, () => {});
    document.title = t("page-title", { page: t("report-title", { game: game.name }) });
  }

  async begin() {
    const source = new Source((path) => get(`/api/replays/${encodeURIComponent(this.overview.id)}${path}`), { seat: this.seat, open: false }, this.overview.steps, () => {});
    await source.fill(0);
    const last = await source.event(this.overview.steps);
    Object.assign(this.room, { view: last.view, dealt: true, log: knownNow(source.factsUntil(this.overview.steps)) });
    this.draw();
    this.#size.observe(this.root);
    void this.ask();
  }

  close() {
    this.#closed = true;
    this.asking.close();
    this.#size.disconnect();
  }

  ask = async () => {
    this.problem = "";
    try {
      await this.asking.begin();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.draw();
    }
  };

  /** @param {number} seat */
  async choose(seat) {
    this.seat = seat;
    this.room.me = seat;
    await this.#lookCloser();
  }

  async #changed() {
    const { review } = this.asking;
    if (review) {
      const most = Math.max(...review.moments.map((moment) => moment.cost));
      this.graph.judge(review, review.moments.map(({ number, seat, cost }) => ({ at: number, seat, weight: cost / most })));
    }
    await this.#lookCloser();
  }

  /** Draws, with the cards of this seat that are shown and what its player saw before them; what cannot be had is said. */
  async #lookCloser() {
    try {
      await this.#fetchCards();
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
    this.draw();
  }

  async #fetchCards() {
    const mine = this.mine;
    if (!mine) return;
    const wanted = [...mine.costly.slice(0, MOST_CARDS), ...(mine.good === null ? [] : [mine.good])].filter((number) => !this.looked.has(number));
    await Promise.all(wanted.map(async (number) => {
      const query = new URLSearchParams({ from: String(number - 1), to: String(number - 1), as: String(mine.seat) });
      const [decision, [before]] = await Promise.all([this.asking.decision(number), get(`/api/replays/${encodeURIComponent(this.overview.id)}/events?${query}`)]);
      this.looked.set(number, { decision, view: before.view });
    }));
  }

  /** @returns {ReviewedSeat | null} */
  get mine() {
    return this.asking.review?.seats[this.seat] ?? null;
  }

  draw() {
    if (this.#closed) return;
    morph(this.root, [this.#whole(), keep(this.#signs)]);
    this.#graphNow();
  }

  #graphNow() {
    if (this.asking.review) this.graph.update(this.room, this.overview.steps, "");
  }

  #whole() {
    const { room, asking } = this;
    return h(
      "div",
      { class: `report ${room.module.look}`, key: "report" },
      bar(h("span", { class: "st" }, h("b", null, room.game.name), " ", t("report-report"))),
      h("main", null, this.#head(), h("div", { class: "wrap" }, asking.review ? this.#told(asking.review) : this.#waits())),
    );
  }

  #head() {
    const { room, overview } = this;
    const { winners } = room.view;
    const length = [t("me-rounds", { rounds: overview.marks.rounds.length }), overview.minutes === null ? "" : t("report-minutes", { minutes: overview.minutes })];
    const mine = this.mine;
    const sheet = room.module.sheet(room);
    const ended = room.mine === this.seat ? howItEnded(overview, room.view.scores, this.seat) : "";
    const luck = mine && room.mine === this.seat ? t(mine.points.luck > 0.5 ? "report-luck-good" : mine.points.luck < -0.5 ? "report-luck-poor" : "report-luck-even") : null;
    return h(
      "section",
      { class: "report-head" },
      h(
        "div",
        { class: "win" },
        h("p", { class: "k1" }, [room.game.name, ...length].filter(Boolean).join(" · ")),
        h("h1", { tabindex: "-1" }, winners.length === 0 ? t("table-was-ended") : room.text("table-have-won", { seats: winners })),
        ended || luck ? h("p", { class: "k2" }, [ended, luck].filter(Boolean).join(" ")) : null,
        h("div", { class: "btns" }, this.#buttons()),
        h("p", { class: "k1 said", role: "status" }, this.said),
      ),
      h("div", { class: "crowned" }, winners.map((seat) => h("span", { class: "av", key: seat }, room.module.avatar(seat), icon("i-crown", "crown")))),
      h("div", { class: "scores", tabindex: "0", role: "region", "aria-label": t("table-scores") }, scoreTable(sheet, t("table-scores"))),
    );
  }

  /** What comes first: a look at what was costly, or another game. */
  #buttons() {
    const { overview, room } = this;
    const costly = this.mine?.costly[0];
    const cost = this.asking.review?.moments.find((moment) => moment.number === costly)?.cost ?? 0;
    const first = cost > WORTH_REVIEW;
    const at = costly === undefined ? "" : `?at=${costly}&as=${this.seat}`;
    const again = overview.table.rematch ? `/t/${overview.table.rematch}` : room.mine === null ? `/new/${room.game.id}` : `/t/${overview.table.id}`;
    const look = h("a", { class: first ? "bb acc" : "bb", key: "look", href: `/game/${overview.id}${at}` }, icon("i-eye"), t("report-look"));
    const play = h("a", { class: first ? "bb" : "bb acc", key: "play", href: again }, icon("i-again"), t("table-play-again"));
    const pass = h("button", { type: "button", class: "bb", key: "share", onclick: () => void this.#share() }, icon("i-link"), t("report-share-it"));
    return [...(first ? [look, play] : [play, look]), pass];
  }

  async #share() {
    const url = location.href;
    const how = await shareOrCopy({ title: document.title, url });
    this.said = how === "copied" ? t("report-copied") : how === "neither" ? url : "";
    this.draw();
  }

  #waits() {
    const { standing } = this.asking;
    if (this.problem || standing.state === "failed") {
      return h("div", { class: "coach", key: "wrong", role: "alert" }, h("p", null, this.problem || t("review-failed")), h("button", { type: "button", class: "lamp", onclick: () => void this.ask() }, icon("i-again"), t("coach-ask-again")));
    }
    return progress(this.asking);
  }

  /** @param {Summary} review */
  #told(review) {
    const { room } = this;
    return [
      h(
        "div",
        { class: "main", key: "main" },
        luckAndPlay(this, review),
        h("section", { class: "how", key: "how" }, h("h2", null, t("report-how-it-went")), h("p", { class: "sub" }, t("report-graph-text")), h("div", { class: "plotted", inert: true, "aria-hidden": "true" }, this.graph.el)),
      ),
      h("div", { class: "beside", key: "beside" }, this.#cards(room)),
    ];
  }

  /** @param {ReplayRoom} room */
  #cards(room) {
    const mine = this.mine;
    if (!mine) return null;
    const costly = mine.costly.slice(0, MOST_CARDS).flatMap((number) => this.looked.get(number) ?? []);
    const good = mine.good === null ? undefined : this.looked.get(mine.good);
    return [
      h("h2", { key: "costly" }, room.text("report-costly-of", { seat: this.seat, number: costly.length })),
      h("p", { class: "sub", key: "costly-text" }, t(costly.length > 0 ? "report-costly-text" : "report-no-moments")),
      h("ol", { class: "cd", key: "costly-cards" }, costly.map((looked) => card(this, looked, -looked.decision.cost))),
      good ? h("h2", { key: "good" }, room.text("report-best-of", { seat: this.seat })) : null,
      good ? h("ol", { class: "cd", key: "good-card" }, card(this, good, mine.good_by)) : null,
    ];
  }
}
