/** A game looked at again: `/game/<id>`, and a record that was opened here. The same table as in live play, from a record. */

/** @import {GameEvent} from "../table/feed.js" */
/** @import {Game, GameModule, Table, View} from "../types.js" */
/** @import {Marks} from "./graph.js" */

import { game as gameOf } from "../api.js";
import { Judged } from "../coach/worth.js";
import { h, keep, morph } from "../dom.js";
import { loadGame } from "../games/load.js";
import plain from "../games/plain.js";
import { motion, onChange, tokens } from "../settings.js";
import { Feed } from "../table/feed.js";
import { fit } from "../table/fit.js";
import { knownNow, LogView, Voice } from "../table/log.js";
import { anchor, fly, measure } from "../table/motion.js";
import { bubble, menu, toast } from "../table/over.js";
import { Tips } from "../table/tips.js";
import { t } from "../words.js";
import { ReplayActs } from "./acts.js";
import { bar } from "./bar.js";
import { Coach } from "./coach.js";
import { coachPanel } from "./coach_panel.js";
import { dock } from "./dock.js";
import { Graph } from "./graph.js";
import { shortcuts } from "./keys.js";
import { ReplayRoom } from "./room.js";
import { side, withThisMoment } from "./side.js";
import { Source } from "./source.js";

/** @typedef {{seat: number | null, open: boolean}} Seen whose eyes, and whether all cards lie open */
/** @typedef {{id: string, table: Table, steps: number, marks: Marks, shared: boolean, playable: boolean, mine: number | null, places: (number | null)[], sides: number, minutes: number | null}} Overview */
/** @typedef {{overview: Overview, ask: (path: string) => Promise<any>, address: string}} Opened a replay, and how its pieces are asked for */

const PACES = [1, 2, 4, 0.5];
const PAUSE = 700; // ms between two moves at the usual pace
const FADE = 120; // ms; a jump is a cut
const ADDRESS_AFTER = 250; // ms; browsers do not like it changed too often

/**
 * @param {HTMLElement} root
 * @param {Opened} opened
 * @returns {Promise<() => void>} what undoes it
 */
export async function showReplay(root, opened) {
  const { table } = opened.overview;
  const [game, module] = await Promise.all([gameOf(table.game), loadGame(table.game)]);
  const page = new ReplayPage(root, opened, game, module);
  await page.begin();
  return () => page.close();
}

export class ReplayPage {
  layer = h("div", { class: "over", key: "over", "data-keep": true });
  log = new LogView();
  voice = new Voice();
  /** The step that is shown: 0 is the first deal, each other one a move. */
  at = 0;
  playing = false;
  pace = 1;
  /** On a small screen: whether the panel beside the table is open. */
  beside = false;
  #closed = false;
  #timer = 0;
  #address = 0;
  /** Grows with every jump: what is loaded for an earlier one comes too late. */
  #wish = 0;
  #size = new ResizeObserver(() => void this.draw(false));

  /**
   * @param {HTMLElement} root
   * @param {Opened} opened
   * @param {Game} game
   * @param {GameModule} module
   */
  constructor(root, { overview, ask, address }, game, module) {
    this.root = root;
    this.overview = overview;
    this.ask = ask;
    this.address = address;
    this.steps = overview.steps;
    this.room = new ReplayRoom(overview.table, game, module, {
      redraw: () => void this.draw(false),
      send: (move) => void (this.coach.trying ? this.coach.tried(move) : toast(this.layer, t("replay-only-looking"))),
      bubble: (seat, text) => this.#bubble(seat, text),
      anchor: (name) => anchor(root, name),
      choose: (el, choices) => menu(this.layer, el, choices.map(({ words, move }) => ({ words, act: () => this.room.act(move) })), t("table-what-to-play")),
      table: () => /** @type {HTMLElement} */ (root.querySelector(".table")) ?? root,
    });
    this.room.mine = overview.mine ?? tokens.get(overview.table.id)?.seat ?? null;
    this.feed = new Feed(this.room, {
      draw: () => this.draw(true),
      heard: (facts) => this.voice.facts(facts, this.room),
      other: () => {},
      settled: () => this.#settled(),
    });
    this.acts = new ReplayActs(this);
    this.tips = new Tips(root, this.layer, (rule) => `/rules/${game.id}#${rule}`);
    this.graph = new Graph(this.steps, overview.marks, (at, settled) => void this.goTo(at, settled));
    this.coach = new Coach(this);
    this.stopKeys = shortcuts(this);
    this.stopSettings = onChange(() => void this.draw(false));
    const wished = new URLSearchParams(location.search);
    this.seen = this.#seenIn(wished);
    this.at = clamp(Number(wished.get("at")) || 0, this.steps);
    this.source = this.#source();
    root.addEventListener("pointerdown", this.#press);
    document.title = t("replay-title", { game: game.name });
  }

  async begin() {
    await this.goTo(this.at);
    this.#size.observe(this.root.querySelector(".table") ?? this.root);
    this.#size.observe(this.graph.el);
    this.#fill();
    void this.coach.look();
  }

  close() {
    this.#closed = true;
    this.coach.close();
    this.source.close();
    this.feed.stop();
    this.stopKeys();
    this.stopSettings();
    this.#size.disconnect();
    clearTimeout(this.#timer);
    clearTimeout(this.#address);
    this.root.removeEventListener("pointerdown", this.#press);
    document.querySelector("dialog.sheet")?.remove();
  }

  /** Whose eyes the address asks for; else those of whoever looks, or of the first who is no bot. @param {URLSearchParams} wished */
  #seenIn(wished) {
    const { seats } = this.room;
    const open = wished.get("view") === "open";
    const as = wished.get("as");
    if (as !== null && /^\d+$/.test(as) && Number(as) < seats.length) return { seat: Number(as), open };
    if (as === "spectator") return { seat: null, open };
    return { seat: this.room.mine ?? seats.find((seat) => seat.kind === "human")?.seat ?? 0, open };
  }

  #source() {
    this.room.me = this.seen.seat;
    return new Source(this.ask, this.seen, this.steps, () => this.#moreCame());
  }

  #fill() {
    void this.source.fill(this.at).catch((error) => this.#failed(error));
  }

  /** More of the past is here: the log begins earlier. */
  #moreCame() {
    if (this.feed.busy || !this.source.get(this.at)) return;
    this.room.log = knownNow(this.source.factsUntil(this.at));
    void this.draw(false);
  }

  /** @param {unknown} error */
  #failed(error) {
    if (this.#closed) return;
    this.#stop();
    this.showError(error);
    void this.draw(false);
  }

  /** What went wrong. @param {unknown} error */
  showError(error) {
    toast(this.layer, error instanceof Error ? error.message : String(error));
  }

  // --- where ---

  /** Show a step at once; the log is written when somebody stays there. @param {number} wanted @param {boolean} [settled] */
  async goTo(wanted, settled = true) {
    const at = clamp(wanted, this.steps);
    const wish = ++this.#wish;
    this.feed.stop();
    try {
      const event = this.source.get(at) ?? (await this.source.event(at));
      if (wish !== this.#wish || this.#closed) return;
      const { room } = this;
      this.at = at;
      this.coach.wentTo(at);
      Object.assign(room, { view: event.view, ask: event.ask ?? null, dealt: true, resting: null, selected: null, judged: null });
      if (settled) room.log = knownNow(this.source.factsUntil(at));
      this.coach.shown = null;
      if (settled) await this.#judge(event, wish);
      if (wish !== this.#wish || this.#closed) return;
      this.voice.call("");
      await this.draw(false);
      this.#showHand();
      if (!settled) return;
      if (motion() > 0) this.root.querySelector(".table")?.animate([{ opacity: 0.4 }, { opacity: 1 }], FADE);
      this.log.toEnd();
      this.#addressLater();
      if (this.playing) this.#next();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** At a costly card: the hand it came from lies there still, with what each card was worth. @param {GameEvent} event @param {number} wish */
  async #judge(event, wish) {
    const { coach, room, at } = this;
    const moment = coach.trying || this.playing ? null : coach.momentAt(at);
    if (!moment) return;
    const [decision, before] = await Promise.all([coach.asking.decision(at), this.source.get(at - 1) ?? this.source.event(at - 1)]);
    if (wish !== this.#wish) return;
    const seen = /** @type {View} */ (before.view);
    coach.shown = { decision, view: seen };
    coach.known.set(decision.number, decision.best);
    if (this.seen.seat !== decision.seat) return;
    const after = event.facts?.find((fact) => fact.view)?.view ?? /** @type {View} */ (event.view);
    Object.assign(room, { view: room.module.lookedAt?.(seen, after) ?? seen, ask: before.ask ?? null, judged: new Judged(decision.moves, decision.played, decision.best) });
  }

  /** Where a table is higher than its place, what the cards were worth is brought into sight. */
  #showHand() {
    const table = this.root.querySelector(".table");
    if (this.room.judged && table && table.scrollHeight > table.clientHeight + 8) table.querySelector(".hand.judged")?.scrollIntoView({ block: "end" });
  }

  /** One move on, as it was played, or back. @param {1 | -1} by */
  step(by) {
    this.#stop();
    if (by < 0 || this.feed.busy) return void this.goTo(this.at + by);
    return void this.#forward();
  }

  /** To the next mark: a costly card, else a trick, or a round where there are no tricks. @param {1 | -1} by */
  jump(by) {
    this.#stop();
    const { rounds, tricks } = this.overview.marks;
    const costly = this.coach.moments.map((moment) => moment.number);
    const marks = [0, ...(costly.length > 0 ? costly : tricks.length > 0 ? tricks : rounds), this.steps].sort((a, b) => a - b);
    const next = by > 0 ? marks.find((mark) => mark > this.at) : marks.findLast((mark) => mark < this.at);
    if (next !== undefined) void this.goTo(next);
  }

  async #forward() {
    if (this.at >= this.steps) return this.#stop();
    const wish = ++this.#wish;
    try {
      const event = this.source.get(this.at + 1) ?? (await this.source.event(this.at + 1));
      if (wish !== this.#wish || this.#closed) return;
      this.at += 1;
      this.coach.wentTo(this.at);
      this.coach.shown = null;
      this.room.judged = null;
      this.room.ask = null;
      this.feed.pace = this.pace;
      this.feed.push(event);
      this.#addressLater();
    } catch (error) {
      this.#failed(error);
    }
  }

  // --- playing ---

  toggle() {
    if (this.playing) this.#stop();
    else {
      this.playing = true;
      if (this.at >= this.steps) void this.goTo(0);
      else void this.#forward();
    }
    void this.draw(false);
  }

  faster() {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 1;
    this.feed.pace = this.pace;
    void this.draw(false);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #settled() {
    if (this.playing) this.#next();
    if (this.at >= this.steps) this.#stop();
    if (!this.playing && this.coach.momentAt(this.at)) return void this.goTo(this.at);
    return void this.draw(false);
  }

  #next() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.playing && void this.#forward(), PAUSE / this.pace);
  }

  // --- whose eyes ---

  /** @param {Partial<Seen>} change @param {number} [at] another step */
  async look(change, at = this.at) {
    this.#stop();
    this.seen = { ...this.seen, ...change };
    this.source.close();
    this.source = this.#source();
    await this.goTo(at);
    this.#fill();
  }

  /** The address of this very moment. */
  get link() {
    return `${this.address}?${this.query}`;
  }

  get query() {
    const { seat, open } = this.seen;
    const query = new URLSearchParams({ at: String(this.at), as: seat === null ? "spectator" : String(seat) });
    if (open) query.set("view", "open");
    return query.toString();
  }

  #addressLater() {
    clearTimeout(this.#address);
    this.#address = setTimeout(() => history.replaceState(history.state, "", `${location.pathname}?${this.query}`), ADDRESS_AFTER);
  }

  // --- drawing ---

  /** @param {number} seat @param {string} text */
  #bubble(seat, text) {
    const at = anchor(this.root, `seat:${seat}`);
    if (at) bubble(this.layer, at, text, motion());
  }

  /** Whoever presses on the table has read enough. @param {Event} event */
  #press = (event) => {
    if (event.target instanceof Element && event.target.closest(".table")) this.feed.moveOn();
  };

  /**
   * @param {boolean} moving whether cards fly to their new places
   * @returns {Promise<void>} when they have landed
   */
  async draw(moving) {
    if (this.#closed || !this.room.dealt) return;
    const before = moving && motion() > 0 && !document.hidden ? measure(this.root) : null;
    this.log.update(this.room);
    morph(this.root, [this.#whole()]);
    fit(this.room.el);
    this.tips.place();
    this.acts.refresh();
    this.graph.update(this.room, this.at, this.where);
    if (before) await fly(this.root, this.layer, before, motion() / Math.max(1, this.pace));
  }

  /** "Round 2 of 4, trick 5, move 57 of 144" */
  get where() {
    const { now, more } = this.room.module.status(this.room.view);
    return [now, more, t("replay-move-of", { number: this.at, all: this.steps })].filter(Boolean).join(", ");
  }

  #whole() {
    return h(
      "div",
      { class: `room replay ${this.room.module.look}`, key: "room", "data-beside": this.beside ? "" : null },
      bar(this),
      h("main", { class: `table plays${this.seen.open ? " opened" : ""}`, key: "table", "aria-label": t("table-table") }, this.#table()),
      dock(this),
      side(this),
      h("div", { class: "coach-under", key: "coach-under" }, this.coach.speaks ? coachPanel(this) : null),
      withThisMoment(this),
      keep(this.voice.polite),
      keep(this.layer),
    );
  }

  #table() {
    try {
      return this.room.module.draw(this.room);
    } catch (error) {
      console.error(error); // a drawing that fails must not hide the game
      return plain.draw(this.room);
    }
  }
}

/** @param {number} at @param {number} most */
const clamp = (at, most) => Math.max(0, Math.min(most, Math.round(at)));
