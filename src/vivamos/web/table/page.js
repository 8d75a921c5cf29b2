/** The page of a table: `/t/<id>`, for its players, for who was sent the link, and for who watches. */

/** @import {Action, Answer, Game, GameModule, Table} from "../types.js" */

import { game as gameOf, games, get } from "../api.js";
import { h, keep, morph } from "../dom.js";
import { loadGame } from "../games/load.js";
import { FirstNotes } from "../learn/first_notes.js";
import plain from "../games/plain.js";
import { motion, onChange, tokens } from "../settings.js";
import { t } from "../words.js";
import { Acts } from "./acts.js";
import { Attention } from "./attention.js";
import { bar, Clock } from "./bar.js";
import { Connection } from "./connection.js";
import { Feed } from "./feed.js";
import { fit } from "./fit.js";
import { Happenings } from "./happenings.js";
import { Hinting } from "./hint.js";
import { shortcuts } from "./keys.js";
import { Laying } from "./laying.js";
import { LogView, Voice } from "./log.js";
import { anchor, fly, measure } from "./motion.js";
import { notes } from "./notes.js";
import { bubble, menu, toast } from "./over.js";
import { Pace } from "./pace.js";
import { rail, tabs, TalkView } from "./rail.js";
import { results } from "./results.js";
import { TableRoom } from "./room.js";
import { Tips, withRule } from "./tips.js";
import { waiting } from "./waiting.js";
import { whisperBox, WhisperView } from "./whispers.js";

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @returns {Promise<() => void>} what undoes it
 */
export async function mount(root, id) {
  /** @type {[Table, unknown]} */
  const [table] = await Promise.all([get(`/api/tables/${encodeURIComponent(id)}`), games()]);
  const [game, module] = await Promise.all([gameOf(table.game), loadGame(table.game)]);
  const page = new TablePage(root, table, game, module);
  return () => page.close();
}

export class TablePage {
  layer = h("div", { class: "over", key: "over", "data-keep": true });
  log = new LogView();
  talk = new TalkView();
  whispers = new WhisperView();
  voice = new Voice();
  clock = new Clock();
  /** The tab that is open on a small screen: log, talk or none. */
  tab = "";
  news = false;
  /** At the end of a game: whether the table is shown instead of the results. */
  looking = false;
  ended = false;
  /** What the server said to the last try of a form. @type {string | null} */
  problem = null;
  #closed = false;
  #size = new ResizeObserver(() => this.draw(false));

  /**
   * @param {HTMLElement} root
   * @param {Table} table
   * @param {Game} game
   * @param {GameModule} module
   */
  constructor(root, table, game, module) {
    this.root = root;
    this.room = new TableRoom(table, game, module, {
      redraw: () => void this.draw(false),
      send: (move) => this.#move(move),
      bubble: (seat, text) => this.bubble(seat, text),
      anchor: (name) => anchor(root, name),
      choose: (el, choices) => menu(this.layer, el, choices.map(({ words, move }) => ({ words, act: () => this.room.act(move) })), t("table-what-to-play")),
      table: () => /** @type {HTMLElement} */ (root.querySelector(".table")) ?? root,
    });
    this.acts = new Acts(this);
    this.attention = new Attention(`/t/${table.id}`, game.name);
    this.hinting = new Hinting(this);
    this.pace = new Pace(this);
    this.firstNotes = new FirstNotes(this.room, () => this.draw(false));
    this.room.lamp = () => this.hinting.lamp("lamp");
    this.happenings = new Happenings(this);
    this.feed = new Feed(this.room, {
      draw: () => this.draw(true),
      heard: (facts) => this.happenings.heard(facts),
      other: (event) => this.happenings.other(event),
      settled: (event) => this.happenings.settled(event),
    });
    this.tips = new Tips(root, this.layer, (rule) => `/rules/${game.id}#${rule}`);
    this.laying = new Laying(this);
    this.stopKeys = shortcuts(this);
    this.stopSettings = onChange(() => {
      this.pace.tell();
      void this.draw(false);
    });
    root.addEventListener("pointerdown", this.#press);
    this.connection = this.#connect();
    void this.draw(false);
    this.#size.observe(root.querySelector(".table") ?? root);
  }

  close() {
    this.#closed = true;
    this.connection.close();
    this.feed.stop();
    this.clock.stop();
    this.attention.close();
    this.stopKeys();
    this.laying.close();
    this.stopSettings();
    this.#size.disconnect();
    this.happenings.close();
    this.root.removeEventListener("pointerdown", this.#press);
    document.querySelector("dialog.sheet")?.remove();
  }

  /** Somebody has sat down here, or got up: the connection begins anew with what this browser holds. */
  reconnect() {
    this.connection.close();
    this.connection = this.#connect();
  }

  #connect() {
    const held = tokens.get(this.room.table.id);
    return new Connection(this.room.table.id, held?.token ?? null, {
      welcome: (welcome) => this.happenings.welcome(welcome),
      event: (event) => this.feed.push(event),
      answer: (answer, action) => this.#answer(answer, action),
      note: (note) => this.#change({ note }),
      here: (here) => {
        const seats = this.room.seats.map((seat) => ({ ...seat, here: here[seat.seat] ?? seat.here }));
        this.room.table = { ...this.room.table, seats };
        void this.draw(false);
      },
      people: (people) => this.#change({ people }),
      watching: (watching) => this.#change({ watching }),
      coach: () => this.#change({ table: { ...this.room.table, hints: true } }),
      whispers: (whispers) => this.#change({ whispers }),
      whispered: (whispered) => this.happenings.whispered(whispered),
      state: (state) => {
        if (this.room.lost === (state === "lost")) return;
        this.#change({ lost: state === "lost" });
        this.voice.speak(t(state === "lost" ? "table-lost" : "table-connected-again"));
      },
      gone: (code, why) => this.acts.gone(code, why),
    });
  }

  /** @param {Partial<TableRoom>} change */
  #change(change) {
    Object.assign(this.room, change);
    void this.draw(false);
  }

  /** @param {string} move */
  #move(move) {
    this.room.sending = true;
    this.firstNotes.read();
    this.connection.send({ type: "move", id: crypto.randomUUID(), move });
    this.tips.hide();
    void this.draw(false);
  }

  /** @param {Answer} answer @param {Action} action */
  #answer(answer, action) {
    const { room } = this;
    if (action.type === "move") room.sending = this.connection.waiting("move");
    // The move is taken, though its event may still wait to be shown: nobody is asked the same twice.
    if (action.type === "move" && answer.type === "done" && answer.number > this.feed.shown) room.ask = null;
    if (answer.type === "refused") {
      if (action.type === "move") this.laying.refused();
      if (action.type === "back") room.returning = false;
      room.sound("tick");
      const { rule = null } = answer.fact;
      toast(this.layer, room.nodes(answer.fact), rule);
      this.voice.speak(withRule(rule, room.text(answer.fact)));
    } else if (action.type === "rematch" && room.table.rematch) this.acts.go(`/t/${room.table.rematch}`);
    else if (action.type === "rematch") this.acts.goWhenLaid = true;
    void this.draw(false);
  }

  /** @param {string} text */
  announce(text) {
    toast(this.layer, text);
    this.voice.speak(text);
  }

  /** @param {number} seat @param {string} text */
  bubble(seat, text) {
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
    if (this.#closed) return;
    const { room } = this;
    const before = moving && motion() > 0 && !document.hidden ? measure(this.root) : null;
    if (moving) this.laying.settle();
    const focus = this.#focusInHand();
    this.hinting.update();
    this.log.update(room);
    this.talk.update(room);
    this.whispers.update(room);
    this.clock.update(room);
    morph(this.root, [this.#whole()]);
    if (this.#scene() === "plays") fit(room.el);
    this.laying.light();
    this.#keepFocus(focus);
    this.tips.place();
    this.acts.refresh();
    if (before) await fly(this.root, this.layer, before, motion());
  }

  #whole() {
    const { room, acts } = this;
    const look = room.module.look;
    const note = this.firstNotes.note();
    const beside = innerWidth >= 1024; // on a small screen the rail is folded away
    const upright = innerWidth < 700; // on a phone the coach speaks over the tabs: above them everything is needed
    return h(
      "div",
      { class: `room ${look}`, key: "room", "data-tab": this.tab },
      bar(room, { sheet: acts.sheet, sound: acts.sound, more: acts.more, clock: this.clock.el, skip: this.pace.waits ? this.pace.skip : null }),
      notes(room, acts, beside || upright ? null : note),
      h("main", { class: `table ${this.#scene()}`, key: "table", "aria-label": t("table-table") }, this.#inside()),
      rail(room, this.log, this.talk, { talk: acts.talk, shut: () => acts.tab("") }, this.hinting.panel() ?? (beside ? note : null), whisperBox(room, this.whispers, acts.whisper)),
      tabs(room, this.tab, { scores: acts.sheet, tab: acts.tab }, this.news, this.hinting.lamp("")),
      upright ? note : null,
      keep(this.voice.polite),
      keep(this.voice.assertive),
      keep(this.layer),
    );
  }

  #scene() {
    if (!this.room.dealt) return "waits";
    return this.ended && !this.looking ? "ends" : "plays";
  }

  #inside() {
    const { room, acts } = this;
    const scene = this.#scene();
    if (scene === "waits") return [waiting(room, acts, this.problem)];
    try {
      return scene === "ends" ? [results(room, acts)] : room.module.draw(room);
    } catch (error) {
      // A drawing that fails must not end the game: the plain table can always be played.
      console.error(error);
      return plain.draw(room);
    }
  }

  /** Where in the hand the focus is, so that it can go to the neighbour of a card that leaves. */
  #focusInHand() {
    const cards = [...this.root.querySelectorAll(".hc")];
    return cards.findIndex((card) => card === document.activeElement);
  }

  /** @param {number} was */
  #keepFocus(was) {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (was < 0 || !lost) return;
    const cards = [...this.root.querySelectorAll(".hc")].filter((el) => el instanceof HTMLElement);
    const next = cards[Math.min(was, cards.length - 1)] ?? this.root.querySelector(".table button, .table :any-link");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }
}
