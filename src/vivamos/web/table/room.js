/** A table as a person at it (or beside it) sees it, and what they can do: what games' modules draw from. */

/** @import {Judged} from "../coach/worth.js" */
/** @import {Ask, Game, GameModule, Fact, HandParts, People, Room, Said, Seat, SeatParts, Table, UndoAsked, View, VoteAsked, Whispered} from "../types.js" */

import { isolated } from "../names.js";
import { motion } from "../settings.js";
import { t, wordsOf } from "../words.js";
import { hand } from "./hand.js";
import { seatPanel, tag } from "./seats.js";
import { play as playSound } from "./sound.js";
import { explain, mark, tip } from "./tips.js";

/**
 * What the page does for a room.
 * @typedef {object} Stage
 * @property {() => void} redraw
 * @property {(move: string) => void} send
 * @property {(seat: number, text: string) => void} bubble
 * @property {(name: string) => Element | null} anchor
 * @property {(el: HTMLElement, choices: {words: string, move: string}[]) => void} choose
 * @property {() => HTMLElement} table
 */

/** @implements {Room} */
export class TableRoom {
  /** @type {View} */
  view = { game: "", players: 0, viewer: null, to_move: null, scores: [], winners: [] };
  /** Whether a view has come yet: before the deal there is none. */
  dealt = false;
  /** @type {Ask | null} */
  ask = null;
  /** @type {number | null} */
  me = null;
  /** @type {Fact[]} */
  log = [];
  /** @type {Said[]} */
  talk = [];
  /** How many spectators there are. */
  watching = 0;
  /** What they said among themselves, as far as I may read it. @type {Whispered[]} */
  whispers = [];
  /** @type {Fact | null} */
  resting = null;
  /** @type {string | null} */
  selected = null;
  sending = false;
  /** The key of the card that is on its way from the hand to its place. @type {string | null} */
  pulled = null;
  /** When the clock of the seat to move runs out, as Date.now() tells the time. @type {number | null} */
  deadline = null;
  /** @type {UndoAsked | null} */
  undo = null;
  /** @type {VoteAsked | null} */
  vote = null;
  /** @type {People} */
  people = { host: null, away: [], silent: null };
  /** @type {string | null} */
  invitation = null;
  /** Whether we have asked for our seat, and the bot finishes its move. */
  returning = false;
  /** What the server remarks in passing. @type {Fact | null} */
  note = null;
  lost = false;
  /** What the coach says of each move, where a decision is looked at again. @type {Judged | null} */
  judged = null;
  /** The moves that the coach proposes now. @type {string[]} */
  hinted = [];
  /** Asks the coach; nothing where one may not. @type {() => HTMLElement | null} */
  lamp = () => null;
  /** What a game's module last told of each seat: the phone shows one's own in the tabs. @type {Map<number, SeatParts>} */
  told = new Map();
  /** What games' modules keep, by the function that made it. @type {Map<() => unknown, unknown>} */
  #memories = new Map();

  /**
   * @param {Table} table
   * @param {Game} game
   * @param {GameModule} module
   * @param {Stage} stage
   */
  constructor(table, game, module, stage) {
    this.table = table;
    this.game = game;
    this.module = module;
    this.stage = stage;
    // Games' modules take these out of the room one by one.
    for (const name of /** @type {const} */ (["memory", "name", "select", "act", "seat", "hand", "tag", "tip", "explain", "explainCard", "bubble", "anchor", "redraw", "sound", "text", "nodes"])) {
      Object.defineProperty(this, name, { value: this[name].bind(this) });
    }
  }

  get seats() {
    return this.table.seats;
  }

  /** Whether I have the host's powers: the server says whose they are. */
  get host() {
    return this.me !== null && this.people.host === this.me;
  }

  /** The address for friends. At an open table it holds a secret, which makes friends of those who come by it. */
  get link() {
    const secret = this.invitation ? `#i=${this.invitation}` : "";
    return `${location.origin}/t/${this.table.id}${secret}`;
  }

  /** Whether a bot plays for me. */
  get standIn() {
    return this.me !== null && this.seatOf(this.me).stand_in !== null && this.table.state === "playing";
  }

  get foot() {
    return this.me ?? 0;
  }

  get opponents() {
    const n = this.table.players;
    return Array.from({ length: n - 1 }, (_, i) => (this.foot + 1 + i) % n);
  }

  get motion() {
    return motion();
  }

  get el() {
    return this.stage.table();
  }

  /** @template T @param {() => T} make @returns {T} */
  memory(make) {
    if (!this.#memories.has(make)) this.#memories.set(make, make());
    return /** @type {T} */ (this.#memories.get(make));
  }

  /** The key of the card that has the focus. */
  get focusedCard() {
    const el = document.activeElement;
    return el instanceof HTMLElement && el.matches(".hc") && this.el.contains(el) ? (el.dataset.fly ?? null) : null;
  }

  /** @param {number} seat @returns {Seat} */
  seatOf(seat) {
    const free = { seat, kind: /** @type {const} */ ("free"), name: null, level: null, here: false, host: false, stand_in: null };
    return this.seats[seat] ?? free;
  }

  /** The seat that is spoken to. */
  get you() {
    return this.me;
  }

  /** @param {number} seat */
  name(seat) {
    return seat === this.you ? t("you") : this.called(seat);
  }

  /** The name for everybody. @param {number} seat */
  called(seat) {
    return isolated(this.seatOf(seat).name ?? t("table-seat", { number: seat + 1 }));
  }

  /** How I read facts and messages. */
  get #naming() {
    return { me: this.you, name: (/** @type {number} */ seat) => this.called(seat) };
  }

  /** A fact, or a message of the game or the room, as I read it or hear it: cards by their names. @param {string | Fact} told @param {Record<string, any>} [args] */
  text(told, args) {
    const view = this.dealt ? this.view : null;
    return wordsOf(this.game.id).text(told, args, { ...this.#naming, spoken: (card) => this.module.spoken(card, view) });
  }

  /** The same with its cards drawn. @param {string | Fact} told @param {Record<string, any>} [args] */
  nodes(told, args) {
    const view = this.dealt ? this.view : null;
    return wordsOf(this.game.id).nodes(told, args, { ...this.#naming, chip: (card) => this.module.chip(card, view) });
  }

  /** "Your turn: follow blue"; nothing when it is not. */
  get turnText() {
    return this.ask ? this.text("your-turn", { prompt: this.ask.prompt }) : "";
  }

  get handLabel() {
    return t("table-hand");
  }

  /** @param {string | null} key */
  select(key) {
    if (this.selected === key) return;
    this.selected = key;
    this.stage.redraw();
  }

  /** @param {string} move */
  act(move) {
    if (this.sending || this.ask === null) return;
    this.stage.send(move);
  }

  /** A refused card was pressed: its tooltip says why. */
  refuse() {
    this.sound("tick");
  }

  /** @param {number} seat @param {SeatParts} [parts] */
  seat(seat, parts = {}) {
    this.told.set(seat, parts);
    const turn = this.resting === null && this.view.to_move === seat;
    const how = { lamp: seat === this.me ? this.lamp() : null, me: seat === this.me, you: seat === this.you, open: seat === this.me ? null : this.#openHand(seat), seated: this.you !== null, turn, name: this.name(seat), label: turn ? this.text("table-seat-to-move", { seat }) : this.name(seat), module: this.module, explain: this.explain };
    return seatPanel(this.seatOf(seat), parts, how);
  }

  /** The cards of a seat, where all lie open. @param {number} seat @returns {Element[] | null} */
  #openHand(seat) {
    const own = this.view.open?.[seat];
    if (!own) return null;
    const cards = /** @type {string[]} */ (this.module.open?.(own) ?? own.hand);
    return cards.map((card) => this.module.card(card, { size: "pil", view: this.view }));
  }

  /** @param {string[]} cards @param {HandParts} parts */
  hand(cards, parts) {
    return hand(this, this.module, cards, parts);
  }

  /** Why something is refused, in two or three words; null: nobody has found any. @param {Fact} refusal */
  inShort(refusal) {
    const id = `in-short-${refusal.fact}`;
    return wordsOf(this.game.id).has(id) ? this.text(id, refusal.args) : null;
  }

  /** @param {"led" | "winning" | "won"} kind @param {string} [words] */
  tag(kind, words) {
    return this.explain(tag(kind, words), kind);
  }

  /** A mark of the table says what it means: the message `about-…` of the game. @template {Element} E @param {E} el @param {string} what @param {Record<string, any>} [args] @returns {E} */
  explain(el, what, args) {
    const id = `about-${what}`;
    if (wordsOf(this.game.id).has(id)) mark(el, this.module.about?.rules[what] ?? null, this.text(id, args));
    return el;
  }

  /** A card says what it does, always and now. @template {Element} E @param {E} el @param {string} card @param {Fact | null} [refusal] why it cannot be played now @returns {E} */
  explainCard(el, card, refusal = null) {
    const { about } = this.module;
    if (!about) return el;
    const { what, args, special = false } = about.card(card, this.view);
    const now = refusal ? this.text(refusal) : (about.now?.(card, this) ?? null);
    explain(el, { drawn: refusal ? () => this.nodes(refusal) : null, name: this.module.spoken(card, this.view), text: this.text(`about-${what}`, args), now, rule: about.rules[what] ?? null, picture: () => this.module.card(card, { view: this.view }), special });
    return el;
  }

  /** @param {Element} el @param {string | null} rule @param {string | Fact} told */
  tip(el, rule, told) {
    if (typeof told === "string") tip(el, rule, told);
    else tip(el, rule, this.text(told), () => this.nodes(told));
  }

  /** @param {number} seat @param {string} text */
  bubble(seat, text) {
    this.stage.bubble(seat, text);
  }

  /** @param {string} name */
  anchor(name) {
    return this.stage.anchor(name);
  }

  redraw() {
    this.stage.redraw();
  }

  /** @param {string} name */
  sound(name) {
    playSound(name);
  }

  /** @param {HTMLElement} el @param {{words: string, move: string}[]} choices */
  choose(el, choices) {
    this.stage.choose(el, choices);
  }

  /** @param {string} key @returns {HTMLElement | null} */
  cardElement(key) {
    return this.el.querySelector(`.hc[data-fly="${CSS.escape(key)}"]`);
  }

  /** How many cards fit into one row, when `strip` of each must be seen. @param {string} size @param {number} strip */
  perRow(size, strip) {
    const table = this.el;
    const name = { tbl: "--tbl", pil: "--pile" }[size] ?? "--hand";
    const card = parseFloat(getComputedStyle(table).getPropertyValue(name)) || 100;
    const wide = table.clientWidth || innerWidth;
    // From a tablet on, one's own seat stands beside the hand; a game with more beside it says how much.
    const beside = parseFloat(getComputedStyle(table).getPropertyValue("--beside")) || (wide < 700 ? 16 : 260);
    const room = wide - beside;
    return Math.max(4, Math.floor((room - card) / strip) + 1);
  }
}
