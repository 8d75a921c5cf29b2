/** The page of a table: `/t/<id>`, for its players, for who was sent the link, and for who watches. */

/** @import {GameEvent, OtherEvent} from "./feed.js" */
/** @import {Action, Answer, Game, Fact, GameModule, SeatsEvent, Table, UndoEvent, VoteEvent, Welcome} from "../types.js" */

import { game as gameOf, get } from "../api.js";
import { h, keep, morph } from "../dom.js";
import { loadGame } from "../games/load.js";
import plain from "../games/plain.js";
import { isolated } from "../names.js";
import { motion, onChange, settings, tokens } from "../settings.js";
import { t } from "../words.js";
import { Acts } from "./acts.js";
import { bar, Clock } from "./bar.js";
import { Connection } from "./connection.js";
import { Feed } from "./feed.js";
import { shortcuts } from "./keys.js";
import { addFacts, LogView, Voice } from "./log.js";
import { anchor, fly, measure } from "./motion.js";
import { notes } from "./notes.js";
import { bubble, menu, toast } from "./over.js";
import { rail, tabs, TalkView } from "./rail.js";
import { results } from "./results.js";
import { TableRoom } from "./room.js";
import { Tips, withRule } from "./tips.js";
import { voteAfter, voteWords } from "./vote.js";
import { waiting } from "./waiting.js";

const AUTOPLAY_AFTER = 500;

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @returns {Promise<() => void>} what undoes it
 */
export async function mount(root, id) {
  const table = /** @type {Table} */ (await get(`/api/tables/${encodeURIComponent(id)}`));
  const [game, module] = await Promise.all([gameOf(table.game), loadGame(table.game)]);
  const page = new TablePage(root, table, game, module);
  return () => page.close();
}

export class TablePage {
  layer = h("div", { class: "over", key: "over", "data-keep": true });
  log = new LogView();
  talk = new TalkView();
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
  #autoplay = 0;

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
    this.feed = new Feed(this.room, {
      draw: () => this.draw(true),
      heard: (facts) => this.#heard(facts),
      other: (event) => this.#other(event),
      settled: (event) => this.#settled(event),
    });
    this.tips = new Tips(root, this.layer);
    this.stopKeys = shortcuts(this);
    this.stopSettings = onChange(() => this.draw(false));
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
    this.stopKeys();
    this.stopSettings();
    this.#size.disconnect();
    clearTimeout(this.#autoplay);
    this.root.removeEventListener("pointerdown", this.#press);
    document.querySelector("dialog.sheet")?.remove();
  }

  /** Somebody has sat down here, or got up: the line begins anew with what this browser holds. */
  reconnect() {
    this.connection.close();
    this.connection = this.#connect();
  }

  #connect() {
    const held = tokens.get(this.room.table.id);
    return new Connection(this.room.table.id, held?.token ?? null, {
      welcome: (welcome) => this.#welcome(welcome),
      event: (event) => this.feed.push(event),
      answer: (answer, action) => this.#answer(answer, action),
      note: (note) => this.#change({ note }),
      here: (here) => {
        const seats = this.room.seats.map((seat) => ({ ...seat, here: here[seat.seat] ?? seat.here }));
        this.room.table = { ...this.room.table, seats };
        void this.draw(false);
      },
      people: (people) => this.#change({ people }),
      state: (state) => {
        if (this.room.lost === (state === "lost")) return;
        this.#change({ lost: state === "lost" });
        this.voice.say(t(state === "lost" ? "table-lost" : "table-connected-again"));
      },
      gone: (code, why) => this.acts.gone(code, why),
    });
  }

  /** @param {Partial<TableRoom>} change */
  #change(change) {
    Object.assign(this.room, change);
    void this.draw(false);
  }

  /** @param {Welcome} welcome */
  #welcome(welcome) {
    const { room } = this;
    const { you, table, view, ask, undo, vote, people, invitation, deadline } = welcome;
    this.feed.flush();
    this.feed.shown = welcome.number;
    if (welcome.fresh) {
      room.log = [];
      addFacts(room, (welcome.facts ?? []).map(({ view: _view, ...fact }) => fact));
      room.talk = welcome.talk ?? [];
    }
    Object.assign(room, { me: you, table, ask, undo, vote, people, invitation, returning: false, dealt: view !== null, sending: this.connection?.waiting("move") ?? false });
    if (view) room.view = view;
    room.deadline = deadline === null ? null : Date.now() + deadline * 1000;
    this.ended = table.state === "over";
    void this.draw(false);
    this.log.toEnd();
    this.#yourTurn();
  }

  /** @param {Fact[]} facts */
  #heard(facts) {
    this.voice.facts(facts, this.room);
  }

  /** The events beside the game: seats, talk, undo, votes, rematch. @param {OtherEvent} event */
  #other(event) {
    const { room } = this;
    if (event.what === "seats") this.#seats(event);
    else if (event.what === "vote") this.#vote(event);
    else if (event.what === "say") {
      const { number, from, seat, text } = event;
      const said = { number, from, seat, text };
      room.talk = [...room.talk, said];
      this.news = said.seat !== room.me && this.tab !== "talk";
      if (said.seat !== null && said.text.length <= 40) this.bubble(said.seat, said.text);
      this.voice.say(t("table-said", { name: said.from, text: isolated(said.text) }));
    } else if (event.what === "undo") this.#undo(event);
    else {
      const held = tokens.get(room.table.id);
      if (held) tokens.set(event.table, held.token, held.seat);
      room.table = { ...room.table, rematch: event.table };
      this.voice.say(t("table-new-table"));
    }
    void this.draw(false);
  }

  /** Somebody sat down or left, or a bot plays for somebody; then it may be another one's turn. @param {SeatsEvent | VoteEvent} event */
  #seats(event) {
    const { room } = this;
    if (event.seats) room.table = { ...room.table, seats: event.seats };
    if (!room.standIn) room.returning = false;
    // A bot plays there now: nobody is waited for any more.
    if (room.vote && room.table.seats[room.vote.about]?.stand_in) room.vote = null;
    addFacts(room, event.facts ?? []);
    this.voice.facts(event.facts ?? [], room);
    if (!event.view) return;
    room.view = event.view;
    room.ask = event.ask ?? null;
    room.deadline = event.deadline == null ? null : Date.now() + event.deadline * 1000;
    this.#yourTurn();
  }

  /** @param {VoteEvent} event */
  #vote(event) {
    const { room } = this;
    room.vote = voteAfter(event);
    this.#seats(event);
    if (event.state === "over") this.#settled(event);
    const words = voteWords(room, event);
    if (words) this.say(words);
  }

  /** @param {UndoEvent} event */
  #undo(event) {
    const { room } = this;
    if (event.done) {
      room.undo = null;
      room.selected = null;
      room.log = [];
      addFacts(room, (event.facts ?? []).map(({ view: _view, ...fact }) => fact));
      if (event.view) room.view = event.view;
      room.ask = event.ask ?? null;
      room.deadline = event.deadline == null ? null : Date.now() + event.deadline * 1000;
      this.say(room.text("table-took-back", { seat: event.asked_by }));
      this.#yourTurn();
    } else if (event.refused_by !== undefined) {
      room.undo = null;
      this.say(room.text("table-no-take-back", { seat: event.refused_by }));
    } else {
      room.undo = { seat: event.asked_by, agreed: event.agreed ?? [] };
      this.voice.say(room.text("table-asks-to-take-back", { seat: event.asked_by }));
    }
  }

  /** @param {GameEvent | VoteEvent} event */
  #settled(event) {
    const { room } = this;
    const state = event.state ?? (event.view ? (event.view.to_move === null ? "over" : "playing") : room.table.state);
    room.undo = room.vote = null;
    if (state !== room.table.state) room.table = { ...room.table, state };
    if (state === "over") {
      this.ended = true;
      this.looking = false;
      void this.draw(false);
    }
    this.#yourTurn();
  }

  #yourTurn() {
    const { room } = this;
    clearTimeout(this.#autoplay);
    const { ask } = room;
    document.title = t(ask ? "table-title-your-turn" : "table-title", { game: room.game.name });
    this.voice.call(room.turnText);
    if (!ask) return;
    room.sound("knock");
    this.#showHand();
    const [only] = ask.moves;
    if (settings().autoplay && ask.moves.length === 1 && only !== undefined) {
      this.#autoplay = setTimeout(() => room.ask === ask && room.act(only), AUTOPLAY_AFTER + motion());
    }
  }

  /** Where a table is higher than the window, one's turn brings the hand into sight. */
  #showHand() {
    const table = this.root.querySelector(".table");
    if (table && table.scrollHeight > table.clientHeight + 8) table.querySelector(".hand")?.scrollIntoView({ block: "end" });
  }

  /** @param {string} move */
  #move(move) {
    this.room.sending = true;
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
      if (action.type === "back") room.returning = false;
      room.sound("tick");
      const { rule = null } = answer.fact;
      const text = room.text(answer.fact);
      toast(this.layer, text, rule);
      this.voice.say(withRule(rule, room.spoken(answer.fact)));
    } else if (action.type === "rematch" && room.table.rematch) this.acts.go(`/t/${room.table.rematch}`);
    else if (action.type === "rematch") this.acts.goWhenLaid = true;
    void this.draw(false);
  }

  /** @param {string} text */
  say(text) {
    toast(this.layer, text);
    this.voice.say(text);
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
    const focus = this.#focusInHand();
    this.log.update(room);
    this.talk.update(room);
    this.clock.update(room);
    morph(this.root, [this.#whole()]);
    this.#keepFocus(focus);
    this.tips.place();
    this.acts.refresh();
    if (before) await fly(this.root, this.layer, before, motion());
  }

  #whole() {
    const { room, acts } = this;
    const look = room.module.look;
    return h(
      "div",
      { class: `room ${look}`, key: "room", "data-tab": this.tab },
      bar(room, { sheet: acts.sheet, sound: acts.sound, more: acts.more, clock: this.clock.el }),
      notes(room, acts),
      h("main", { class: `table ${this.#scene()}`, key: "table", "aria-label": t("table-table") }, this.#inside()),
      rail(room, this.log, this.talk, { say: acts.say, shut: () => acts.tab("") }),
      tabs(room, this.tab, { scores: acts.sheet, tab: acts.tab }, this.news),
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
