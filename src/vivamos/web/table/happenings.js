/** What happens at the table, as the stream tells it: who comes and goes, talks, votes, takes a move back; and one's own turn. */

/** @import {GameEvent, OtherEvent} from "./feed.js" */
/** @import {TablePage} from "./page.js" */
/** @import {Fact, SeatsEvent, UndoEvent, VoteEvent, Welcome, Whispered} from "../types.js" */

import { isolated } from "../names.js";
import { lessons, motion, settings, tokens } from "../settings.js";
import { t } from "../words.js";
import { celebrate } from "./joy.js";
import { addFacts } from "./log.js";
import { voteAfter, voteWords } from "./vote.js";

const AUTOPLAY_AFTER = 500;

export class Happenings {
  #autoplay = 0;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.room = page.room;
  }

  close() {
    clearTimeout(this.#autoplay);
  }

  /** The table as it stands, told to whoever comes or comes back. @param {Welcome} welcome */
  welcome(welcome) {
    const { page, room } = this;
    const { you, table, view, ask, undo, vote, people, watching, invitation, deadline } = welcome;
    page.feed.flush();
    page.feed.shown = welcome.number;
    if (welcome.fresh) {
      room.log = [];
      addFacts(room, (welcome.facts ?? []).map(({ view: _view, ...fact }) => fact));
      room.talk = welcome.talk ?? [];
    }
    Object.assign(room, { me: you, table, ask, undo, vote, people, watching, whispers: welcome.whispers ?? [], invitation, returning: false, dealt: view !== null, sending: page.connection?.waiting("move") ?? false });
    if (view) room.view = view;
    room.deadline = deadline === null ? null : Date.now() + deadline * 1000;
    page.ended = table.state === "over";
    page.pace.begin();
    page.laying.settle();
    void page.draw(false);
    page.log.toEnd();
    this.#yourTurn();
  }

  /** Among spectators. @param {Whispered} said */
  whispered(said) {
    const { page, room } = this;
    if (page.tab !== "talk") page.news = true;
    page.voice.speak(t("whispers-said", { name: said.from, text: isolated(said.text) }));
    room.whispers = [...room.whispers, said];
    void page.draw(false);
  }

  /** New in the log. @param {Fact[]} facts */
  heard(facts) {
    const { page, room } = this;
    page.voice.facts(facts, room);
    page.voice.speak(page.firstNotes.hear(facts));
  }

  /** The events beside the game: seats, talk, undo, votes, rematch. @param {OtherEvent} event */
  other(event) {
    const { page, room } = this;
    if (event.what === "seats") this.#seats(event);
    else if (event.what === "vote") this.#vote(event);
    else if (event.what === "talk") {
      const { number, from, seat, text } = event;
      const said = { number, from, seat, text };
      room.talk = [...room.talk, said];
      page.news = said.seat !== room.me && page.tab !== "talk";
      if (said.seat !== null && said.text.length <= 40) page.bubble(said.seat, said.text);
      page.voice.speak(t("table-said", { name: said.from, text: isolated(said.text) }));
    } else if (event.what === "undo") this.#undo(event);
    else {
      const held = tokens.get(room.table.id);
      if (held) tokens.set(event.table, held.token, held.seat);
      room.table = { ...room.table, rematch: event.table };
      page.voice.speak(t("table-new-table"));
    }
    void page.draw(false);
  }

  /** Somebody sat down or left, or a bot plays for somebody; then it may be another one's turn. @param {SeatsEvent | VoteEvent} event */
  #seats(event) {
    const { page, room } = this;
    if (event.seats) room.table = { ...room.table, seats: event.seats };
    if (!room.standIn) room.returning = false;
    // A bot plays there now: nobody is waited for any more.
    if (room.vote && room.table.seats[room.vote.about]?.stand_in) room.vote = null;
    addFacts(room, event.facts ?? []);
    page.voice.facts(event.facts ?? [], room);
    if (!event.view) return;
    room.view = event.view;
    room.ask = event.ask ?? null;
    room.deadline = event.deadline == null ? null : Date.now() + event.deadline * 1000;
    this.#yourTurn();
  }

  /** @param {VoteEvent} event */
  #vote(event) {
    const { page, room } = this;
    room.vote = voteAfter(event);
    this.#seats(event);
    if (event.state === "over") this.settled(event);
    const words = voteWords(room, event);
    if (words) page.announce(words);
  }

  /** @param {UndoEvent} event */
  #undo(event) {
    const { page, room } = this;
    if (event.done) {
      room.undo = null;
      room.selected = null;
      room.log = [];
      addFacts(room, (event.facts ?? []).map(({ view: _view, ...fact }) => fact));
      if (event.view) room.view = event.view;
      room.ask = event.ask ?? null;
      room.deadline = event.deadline == null ? null : Date.now() + event.deadline * 1000;
      page.laying.settle();
      page.announce(room.text("table-took-back", { seat: event.asked_by }));
      this.#yourTurn();
    } else if (event.refused_by !== undefined) {
      room.undo = null;
      page.announce(room.text("table-no-take-back", { seat: event.refused_by }));
    } else {
      room.undo = { seat: event.asked_by, agreed: event.agreed ?? [] };
      page.voice.speak(room.text("table-asks-to-take-back", { seat: event.asked_by }));
    }
  }

  /** All of an event has been seen. @param {GameEvent | VoteEvent} event */
  settled(event) {
    const { page, room } = this;
    const state = event.state ?? (event.view ? (event.view.to_move === null ? "over" : "playing") : room.table.state);
    room.undo = room.vote = null;
    if (state !== room.table.state) room.table = { ...room.table, state };
    if (state === "over") {
      const now = !page.ended;
      page.ended = true;
      page.looking = false;
      if (room.me !== null) lessons.set(room.game.id, { played: true });
      void page.draw(false);
      if (now) this.#celebrate();
    }
    this.#yourTurn();
  }

  /** A win of one's own. */
  #celebrate() {
    const { me, view, module } = this.room;
    const shown = this.page.root.querySelector(".results");
    if (shown && me !== null && view.winners.includes(me)) celebrate(this.page.layer, shown, module, motion());
  }

  #yourTurn() {
    const { page, room } = this;
    clearTimeout(this.#autoplay);
    const { ask } = room;
    page.pace.tell();
    document.title = t(ask ? "table-title-your-turn" : "table-title", { game: room.game.name });
    page.voice.call(room.turnText);
    if (!ask) return page.attention.done();
    room.sound("knock");
    void page.attention.call();
    this.#showHand();
    const [only] = ask.moves;
    if (settings().autoplay && ask.moves.length === 1 && only !== undefined) {
      this.#autoplay = setTimeout(() => room.ask === ask && room.act(only), AUTOPLAY_AFTER + motion());
    }
  }

  /** Where a table is higher than the window, one's turn brings the hand into sight. */
  #showHand() {
    const table = this.page.root.querySelector(".table");
    if (table && table.scrollHeight > table.clientHeight + 8) table.querySelector(".hand")?.scrollIntoView({ block: "end" });
  }
}
