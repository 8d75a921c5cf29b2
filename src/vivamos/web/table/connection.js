/**
 * The connection to the server. It comes back by itself, asks only for what it missed, hands events on in order and once, and
 * says again what was not answered: the server knows an action by its id and does it once.
 */

/** @import {Action, Answer, Fact, Frame, People, TableEvent, Welcome, Whispered} from "../types.js" */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const DEAD_AFTER = 45_000;

/**
 * @typedef {object} Listener
 * @property {(welcome: Welcome) => void} welcome
 * @property {(event: TableEvent) => void} event
 * @property {(answer: Answer, action: Action) => void} answer
 * @property {(note: Fact | null) => void} note
 * @property {(here: boolean[]) => void} here who is at the table, by seat
 * @property {(people: People) => void} people
 * @property {(watching: number) => void} watching how many spectators there are
 * @property {() => void} coach it is asked from now on
 * @property {(whispers: Whispered[]) => void} whispers all that spectators said, when the game is over
 * @property {(whispered: Whispered) => void} whispered one more
 * @property {(state: "live" | "lost") => void} state
 * @property {(code: number, why: Fact | null) => void} gone there is nothing to come back to
 */

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {number | null} */
  #number = null;
  /** Sent and not answered. @type {Map<string, Action>} */
  #open = new Map();
  #wait = FIRST_WAIT;
  #retry = 0;
  #heard = 0;
  #pinger = 0;
  #ended = false;
  /** Why the server is about to hang up. @type {Fact | null} */
  #why = null;

  /**
   * @param {string} table
   * @param {string | null} token
   * @param {Listener} listener
   */
  constructor(table, token, listener) {
    this.table = table;
    this.token = token;
    this.listener = listener;
    addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#atOnce);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY / 4);
    this.#connect();
  }

  get live() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Whether an action of this type waits for its answer. @param {Action["type"]} type */
  waiting(type) {
    return [...this.#open.values()].some((action) => action.type === type);
  }

  /** @param {Action} action */
  send(action) {
    this.#open.set(action.id, action);
    if (this.live && this.#number !== null) this.#socket?.send(JSON.stringify(action));
  }

  close() {
    this.#ended = true;
    clearInterval(this.#pinger);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#atOnce);
    this.#socket?.close();
  }

  #connect() {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/stream`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: this.token, since: this.#number }));
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  /** @param {Frame} frame */
  #hear(frame) {
    this.#heard = Date.now();
    if (frame.type === "welcome") {
      this.#wait = FIRST_WAIT;
      if (this.#number !== null) dispatchEvent(new Event("connected-again")); // to another server, perhaps
      // Not fresh: what was missed follows as events, and they count on from what we have.
      if (frame.fresh || this.#number === null) this.#number = frame.number;
      this.listener.welcome(frame);
      this.listener.state("live");
      for (const action of this.#open.values()) this.#socket?.send(JSON.stringify(action));
    } else if (frame.type === "event") {
      const last = this.#number ?? frame.number - 1;
      if (frame.number <= last) return;
      if (frame.number > last + 1) return this.#again();
      this.#number = frame.number;
      this.listener.event(frame);
    } else if (frame.type === "done" || frame.type === "refused") {
      const action = this.#open.get(frame.id ?? "");
      this.#open.delete(frame.id ?? "");
      if (action) this.listener.answer(frame, action);
    } else if (frame.type === "note") {
      this.listener.note(frame.fact);
    } else if (frame.type === "here") {
      this.listener.here(frame.here);
    } else if (frame.type === "people") {
      this.listener.people({ host: frame.host, away: frame.away, silent: frame.silent });
    } else if (frame.type === "watching") {
      this.listener.watching(frame.watching);
    } else if (frame.type === "coach") {
      this.listener.coach();
    } else if (frame.type === "whispers") {
      this.listener.whispers(frame.whispers);
    } else if (frame.type === "whispered") {
      this.listener.whispered({ number: frame.number, from: frame.from, text: frame.text });
    } else if (frame.type === "error") {
      this.#why = frame.fact;
    }
  }

  /** Something is missing: ask for it on a new connection. */
  #again() {
    this.#socket?.close();
    this.#connect();
  }

  /** @param {number} code */
  #lost(code) {
    this.#socket = null;
    if (this.#ended) return;
    if (code === 4401 || code === 4404 || code === 4400) {
      this.close();
      this.listener.gone(code, this.#why);
      return;
    }
    this.listener.state("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #atOnce = () => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#socket === null) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    } else this.#ping();
  };

  /** Sleeping machines and dead routers close nothing: silence tells. */
  #ping() {
    const silent = Date.now() - this.#heard;
    if (this.live && silent > PING_EVERY) this.#socket?.send('{"type":"ping"}');
    if (this.#socket !== null && silent > DEAD_AFTER) {
      const socket = this.#socket;
      this.#lost(1006);
      socket.close();
    }
  }
}
