/**
 * A lesson: `/learn/<game>`. The same table as in live play; what lies on it comes from the server, which keeps nothing: this browser says by
 * which moves it came there, and what is tried.
 */

/** @import {Fact, Game, GameModule} from "../types.js" */
/** @import {Lesson, Place} from "./types.js" */

import { ApiError, game as gameOf, get, openTable, post } from "../api.js";
import { h, keep, morph } from "../dom.js";
import { loadGame } from "../games/load.js";
import { ownName } from "../own_name.js";
import { change, lessons, motion, onChange, settings } from "../settings.js";
import { Feed } from "../table/feed.js";
import { fit } from "../table/fit.js";
import { Laying } from "../table/laying.js";
import { knownNow, Voice } from "../table/log.js";
import { anchor, fly, measure } from "../table/motion.js";
import { bubble, menu, toast } from "../table/over.js";
import { resting } from "../table/pace.js";
import { Tips, withRule } from "../table/tips.js";
import { t } from "../words.js";
import { shortcuts } from "./keys.js";
import { LessonRoom } from "./room.js";
import { Spotlight } from "./spotlight.js";
import { bar, buttons, side, teacher } from "./teacher.js";

const DEALT_WITHIN = 120_000; // ms; the first game on a machine compiles
const ENOUGH_TRIES = 2; // wrong ones, until "Show me" is offered

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @returns {Promise<() => void>} what undoes it
 */
export async function mount(root, id) {
  const [game, module] = await Promise.all([gameOf(id), loadGame(id)]);
  const lesson = /** @type {Lesson} */ (await get(`/api/lessons/${encodeURIComponent(id)}`));
  const page = new LessonPage(root, lesson, game, module);
  await page.begin();
  return () => page.close();
}

export class LessonPage {
  layer = h("div", { class: "over", key: "over", "data-keep": true });
  voice = new Voice();
  light = new Spotlight();
  /** The step that is shown; as many as there are: the lesson is over. */
  at = 0;
  /** By which moves the steps were done, as far as somebody has been. @type {(string | null)[]} */
  way = [];
  /** How much was said: nothing, a word, an arrow. */
  hint = 0;
  tries = 0;
  /** Why the last try was not it. @type {Fact | null} */
  why = null;
  /** The card that was tried, if it was one of the hand. @type {string | null} */
  tried = null;
  opening = false;
  beside = false;
  /** @type {Place | null} */
  #place = null;
  /** While cards fly and tricks rest nothing is said. */
  #moving = false;
  #closed = false;
  /** Grows with every wish: an answer to an earlier one comes too late. */
  #wish = 0;
  #size = new ResizeObserver(() => void this.draw(false));

  /**
   * @param {HTMLElement} root
   * @param {Lesson} lesson
   * @param {Game} game
   * @param {GameModule} module
   */
  constructor(root, lesson, game, module) {
    this.root = root;
    this.lesson = lesson;
    const free = { id: "lesson", game: game.id, players: 0, options: {}, state: /** @type {const} */ ("playing"), open: false, clock: null, seats: [], rematch: null, created: "", own_deck: false, hints: false };
    this.room = new LessonRoom(free, game, module, {
      redraw: () => void this.draw(false),
      send: (move) => void this.#try(move),
      bubble: (seat, text) => this.#bubble(seat, text),
      anchor: (name) => anchor(root, name),
      choose: (el, choices) => menu(this.layer, el, choices.map(({ words, move }) => ({ words, act: () => this.room.act(move) })), t("table-what-to-play")),
      table: () => /** @type {HTMLElement} */ (root.querySelector(".table")) ?? root,
    });
    this.room.me = lesson.learner;
    this.room.refused = () => this.#missed();
    this.feed = new Feed(this.room, {
      draw: () => this.draw(true),
      heard: (facts) => this.voice.facts(facts, this.room),
      other: () => {},
      settled: (event) => this.#settled(event.number),
    });
    this.feed.pace = resting();
    this.tips = new Tips(root, this.layer, (rule) => `/rules/${game.id}#${rule}`);
    this.laying = new Laying(this);
    this.stopKeys = shortcuts(this);
    this.stopSettings = onChange(() => void this.draw(false));
    root.addEventListener("pointerdown", this.#press);
    document.title = t("teach-page-title", { game: game.name });
    this.way = lessons.get(game.id).done.slice(0, lesson.steps.length);
  }

  async begin() {
    try {
      const wished = Number(new URLSearchParams(location.search).get("step")); // from 1 on
      await this.#load(Number.isInteger(wished) && wished >= 1 && wished <= this.lesson.steps.length ? wished - 1 : this.way.length);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      this.way = []; // the lesson has changed since: from the beginning
      await this.#load(0);
    }
    this.#size.observe(this.room.el);
  }

  close() {
    this.#closed = true;
    this.feed.stop();
    this.stopKeys();
    this.laying.close();
    this.stopSettings();
    this.#size.disconnect();
    this.root.removeEventListener("pointerdown", this.#press);
  }

  // --- where ---

  /** Whether there is something to do. */
  get asks() {
    return this.#place !== null && this.#place.shown !== null && this.#place.step === this.at;
  }

  /** @param {(string | null)[]} done @param {string | null} [tried] @returns {Promise<Place>} */
  #asked(done, tried = null) {
    return post(`/api/lessons/${encodeURIComponent(this.lesson.game)}`, { done, tried }, undefined, DEALT_WITHIN);
  }

  /** Cut to a step. @param {number} step */
  async #load(step) {
    const wish = ++this.#wish;
    const done = Array.from({ length: step }, (_, i) => this.way[i] ?? null);
    const place = await this.#asked(done);
    if (wish !== this.#wish || this.#closed) return;
    this.feed.stop();
    this.#cut(place);
  }

  /** @param {Place} place */
  #cut(place) {
    const { room } = this;
    const last = place.events[place.events.length - 1];
    this.laying.settle();
    room.table = place.table;
    Object.assign(room, { view: last?.view, ask: last?.ask ?? null, dealt: true, resting: null, selected: null, sending: false });
    room.log = knownNow(place.events.flatMap((event) => event.facts ?? []));
    this.feed.shown = last?.number ?? 0;
    this.#arrive(place);
  }

  /** A step begins. @param {Place} place */
  #arrive(place) {
    const { steps } = this.lesson;
    this.#place = place;
    this.#moving = false;
    this.at = place.step;
    this.hint = this.tries = 0;
    this.why = null;
    if (!this.asks) this.room.ask = null;
    const over = this.at === steps.length;
    // Whoever comes back to a step has not forgotten the later ones, until another move is made.
    lessons.set(this.lesson.game, over ? { done: [], learnt: true } : { done: this.way.slice(0, this.at) });
    const said = over ? [t("teach-learnt", { game: this.room.game.name }), t("teach-learnt-text")] : [t("teach-step-of", { number: this.at + 1, all: steps.length }), this.said("title"), this.said("text"), this.asks ? this.said("task") : ""];
    this.voice.call(said.filter(Boolean).join(" "));
    void this.draw(false);
    this.#keepFocus();
    this.#showTaught();
  }

  /** A message of this step. @param {string} part */
  said(part) {
    const step = this.lesson.steps[this.at];
    return step ? this.room.text(`lesson-${step.id}-${part}`) : "";
  }

  /** @param {number} step */
  async goTo(step) {
    this.beside = false;
    try {
      await this.#load(step);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** The next step, as the lesson would have gone there. */
  async skip() {
    const step = this.at;
    if (step >= this.lesson.steps.length) return;
    if (step >= this.way.length) this.way = [...this.way, null];
    const wish = ++this.#wish;
    try {
      const place = await this.#asked(this.way.slice(0, step + 1));
      if (wish !== this.#wish || this.#closed) return;
      const goesOn = this.#place?.laid === place.laid;
      if (goesOn && !this.asks && place.events.length - 1 > this.feed.shown) this.#play(place);
      else {
        this.feed.stop();
        this.#cut(place);
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  // --- trying ---

  /** @param {string} move */
  async #try(move) {
    const { room } = this;
    const wish = ++this.#wish;
    const key = room.selected ?? room.focusedCard;
    const done = this.way.slice(0, this.at);
    room.sending = true;
    this.why = null;
    this.tips.hide();
    void this.draw(false);
    try {
      const place = await this.#asked(done, move);
      if (wish !== this.#wish || this.#closed) return;
      room.sending = false;
      if (place.verdict?.kind === "right") {
        if (this.way[this.at] !== move) this.way = [...done, move];
        room.selected = null;
        this.#play(place);
      } else {
        room.selected = null;
        this.#missed(place.verdict?.why ?? null, key);
      }
    } catch (error) {
      room.sending = false;
      this.#failed(error);
    }
  }

  /** What follows is shown as in live play; then comes the next step. @param {Place} place */
  #play(place) {
    const { room, feed } = this;
    this.#place = place;
    this.#moving = true;
    this.why = null;
    room.ask = null;
    this.voice.call("");
    const fresh = place.events.filter((event) => event.number > feed.shown);
    // In between nobody is asked: the next step says for what.
    for (const event of fresh) feed.push({ ...event, ask: event === fresh[fresh.length - 1] && !place.over ? event.ask : null });
    void this.draw(false);
  }

  /** @param {number} number of the event that was shown */
  #settled(number) {
    const place = this.#place;
    if (!this.#moving || !place || number !== place.events[place.events.length - 1]?.number) return;
    if (place.over) void this.goTo(place.step);
    else this.#arrive(place);
  }

  /** A wrong try: the card goes back, and the rule is told where it lies. @param {Fact | null} [why] @param {string | null} [key] */
  #missed(why = null, key = null) {
    this.tries++;
    this.why = why;
    this.tried = key;
    this.laying.refused();
    void this.draw(false);
    if (why) {
      this.voice.call(withRule(why.rule ?? null, this.room.text(why)));
      this.room.sound("tick");
    }
    if (this.tries === ENOUGH_TRIES) this.#focus(".go .help");
  }

  /** First a word, then an arrow, then it is done. */
  help() {
    if (this.hint >= 2 || this.tries >= ENOUGH_TRIES) return void this.#showMe();
    this.hint++;
    this.why = null;
    this.tips.hide();
    this.voice.speak(this.hint === 1 ? this.said("hint") : t("teach-arrow"));
    return void this.draw(false);
  }

  async #showMe() {
    const move = this.#place?.shown;
    if (move && !this.room.sending) await this.#try(move);
  }

  /** @param {unknown} error */
  #failed(error) {
    if (this.#closed) return;
    this.laying.refused();
    toast(this.layer, error instanceof Error ? error.message : String(error));
    void this.draw(false);
  }

  // --- after it ---

  /** A short game against bots that play simply, with the coach beside one. */
  async firstGame() {
    if (this.opening) return;
    this.opening = true;
    void this.draw(false);
    const { game, first_game: wish } = this.lesson;
    try {
      const seats = ["you", ...Array(wish.players - 1).fill(`bot:${wish.level}`)];
      const id = await openTable({ game, players: wish.players, options: wish.options, seats, name: ownName() });
      lessons.set(game, { games: [...lessons.get(game).games, id] });
      dispatchEvent(new CustomEvent("go", { detail: `/t/${id}` }));
    } catch (error) {
      this.opening = false;
      this.#failed(error);
    }
  }

  sound = () => change({ sound: !settings().sound });

  openBeside = () => {
    this.beside = !this.beside;
    void this.draw(false);
  };

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

  /** A card that was played is gone: the focus goes to the hand, or to what leads on. */
  #keepFocus() {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement.isConnected && !activeElement.matches(":disabled")) return;
    (this.asks ? [".table .hc[data-moves]", '.table button[aria-pressed="true"]', ".table button"] : ["[data-on]"]).some((what) => this.#focus(what)); // a refused card would say why
  }

  /** @param {string} what @returns {boolean} whether it is there */
  #focus(what) {
    /** @type {HTMLElement | null} */ (this.root.querySelector(what))?.focus({ preventScroll: true });
    return this.root.querySelector(what) !== null;
  }

  /** Where a table is higher than its place, what is taught comes into sight. */
  #showTaught() {
    const table = this.room.el;
    if (table.scrollHeight > table.clientHeight + 8) ([...table.querySelectorAll(".hand")].at(-1) ?? table.lastElementChild)?.scrollIntoView({ block: "end" });
    this.#light();
  }

  #light() {
    const quiet = this.#moving;
    const place = quiet ? null : this.#place;
    const card = this.root.querySelector(".teach");
    const tried = this.why && this.tried !== null ? this.room.cardElement(this.tried) : null;
    this.light.explain(this.room.el, tried, this.why?.rule ?? null, this.why ? this.room.text(this.why) : "");
    this.light.place(this.room.el, place?.points ?? [], this.hint > 1 && this.asks ? (place?.arrow ?? []) : [], card instanceof HTMLElement ? card : null);
  }

  /**
   * @param {boolean} moving whether cards fly to their new places
   * @returns {Promise<void>} when they have landed
   */
  async draw(moving) {
    if (this.#closed || !this.room.dealt) return;
    const before = moving && motion() > 0 && !document.hidden ? measure(this.root) : null;
    if (moving) this.laying.settle();
    morph(this.root, [this.#whole()]);
    fit(this.room.el);
    this.laying.light();
    this.#light();
    this.tips.place();
    if (before) await fly(this.root, this.layer, before, motion());
  }

  #whole() {
    const { room } = this;
    return h(
      "div",
      { class: `room lesson ${room.module.look}`, key: "room", "data-beside": this.beside ? "" : null, "data-step": String(this.at), "data-moving": this.#moving ? "" : null },
      bar(this),
      h("main", { class: "table plays", key: "table", "aria-label": t("table-table"), onscroll: () => this.#light() }, room.module.draw(room)),
      h("div", { class: "stage", key: "stage" }, keep(this.light.veil), this.#moving ? null : teacher(this), keep(this.light.pointer), keep(this.light.tip)),
      side(this),
      buttons(this),
      keep(this.voice.polite),
      keep(this.voice.assertive),
      keep(this.layer),
    );
  }
}
