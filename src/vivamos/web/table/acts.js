/** What a person can do at a table beside playing: menus, dialogs, seats, talk. */

/** @import {Fact} from "../types.js" */
/** @import {TablePage} from "./page.js" */

import { get, joinTable, post, remove } from "../api.js";
import { h, morph } from "../dom.js";
import { icon, logo } from "../draw.js";
import { ownName } from "../own_name.js";
import { preferences } from "../preferences.js";
import { change, ownKey, settings, tokens } from "../settings.js";
import { canShare, share } from "../share.js";
import { t } from "../words.js";
import { menu } from "./over.js";
import { dialog, keysHelp, scoreTable } from "./sheet.js";

export class Acts {
  /** Whoever asked for another game goes there when the table is laid. */
  goWhenLaid = false;
  /** @type {HTMLElement | null} */
  #sheet = null;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  get #room() {
    return this.page.room;
  }

  get #look() {
    return this.#room.module.look;
  }

  /** @param {string} path */
  go(path) {
    dispatchEvent(new CustomEvent("go", { detail: path }));
  }

  /** After each drawing: an open score sheet shows the score of the moment. */
  refresh() {
    if (this.#sheet?.isConnected) morph(this.#sheet, this.#score());
    const next = this.#room.table.rematch;
    if (this.goWhenLaid && next) {
      this.goWhenLaid = false;
      this.go(`/t/${next}`);
    }
  }

  #score() {
    const score = this.#room.module.sheet(this.#room);
    return [h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("table-scores") }, scoreTable(score, t("table-scores"))), score.note ? h("p", { class: "note" }, score.note) : document.createTextNode("")];
  }

  sheet = () => {
    if (!this.#room.dealt || document.querySelector("dialog.sheet")) return;
    this.#sheet = h("div", null, this.#score());
    dialog(this.#look, t("table-score-sheet"), this.#sheet);
  };

  sound = () => {
    change({ sound: !settings().sound });
    this.#room.sound("knock");
  };

  /** @param {string} text */
  talk = (text) => {
    this.page.connection.send({ type: "talk", id: crypto.randomUUID(), text });
  };

  /** To the other spectators. @param {string} text */
  whisper = (text) => {
    this.page.connection.send({ type: "whisper", id: crypto.randomUUID(), name: ownName(), text, key: ownKey() });
  };

  /** @param {string} name */
  tab = (name) => {
    const { page } = this;
    page.tab = page.tab === name ? "" : name;
    if (page.tab === "talk") page.news = false;
    void page.draw(false);
    if (page.tab === "log") page.log.toEnd();
  };

  look = () => {
    this.page.looking = true;
    void this.page.draw(false);
  };

  again = () => {
    this.page.connection.send({ type: "rematch", id: crypto.randomUUID() });
  };

  /** @param {boolean} agree */
  answerUndo(agree) {
    this.page.connection.send({ type: "undo", id: crypto.randomUUID(), agree });
  }

  /** Why I cannot take my move back now; nothing if I can. */
  async #whyNoTakeBack() {
    const room = this.#room;
    if (room.undo) return room.text("table-asks-to-take-back", { seat: room.undo.seat });
    try {
      const { fact } = /** @type {{fact: Fact | null}} */ (await get(`/api/tables/${encodeURIComponent(room.table.id)}/take-back`, this.#token));
      return fact ? room.text(fact) : "";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** @param {"bot" | "end" | "no"} wish */
  vote = (wish) => {
    this.page.connection.send({ type: "vote", id: crypto.randomUUID(), for: wish });
  };

  /** Take my seat back from a bot, or say that I am here. */
  back = () => {
    this.#room.returning = this.#room.standIn;
    this.page.connection.send({ type: "back", id: crypto.randomUUID() });
    void this.page.draw(false);
  };

  /** An end is for ever: it is asked for twice. */
  voteEnd = () => {
    const end = () => {
      box.close();
      this.vote("end");
    };
    const box = dialog(
      this.#look,
      t("table-end-question"),
      h("p", { class: "note" }, t("table-end-means")),
      h("div", { class: "acts" }, h("button", { type: "button", class: "tb solid", onclick: end }, t("table-end")), h("button", { type: "button", class: "tb", onclick: () => box.close() }, t("table-end-not"))),
    );
  };

  share = async () => {
    const { link, game } = this.#room;
    if (!(await share({ title: game.name, text: t("share-invitation", { game: game.name }), url: link }))) await this.copy();
  };

  copy = async () => {
    const { link } = this.#room;
    try {
      await navigator.clipboard.writeText(link);
      this.page.announce(t("table-link-copied"));
    } catch {
      // Without a secure address a page may not write the clipboard: the link is selected, to be copied by hand.
      const input = this.page.root.querySelector(".invite input");
      if (input instanceof HTMLInputElement) input.select();
      this.page.announce(input ? t("table-press-to-copy") : link);
    }
  };

  rules = () => {
    open(`/rules/${this.#room.game.id}`, "_blank");
  };

  keys = () => {
    if (!document.querySelector("dialog.sheet")) keysHelp(this.#look, this.#room.module.keys ?? []);
  };

  settings = () => {
    const name = h("input", { id: "set-name", class: "inp", maxlength: "40", autocomplete: "nickname", value: settings().name, onchange: () => change({ name: name.value.trim() }) });
    dialog(this.#look, t("table-settings"), h("div", { class: "field" }, h("label", { for: "set-name" }, t("table-settings-name")), name), preferences());
  };

  /** @param {HTMLElement} at */
  more = (at) => {
    const room = this.#room;
    const seated = room.me !== null;
    const playing = room.table.state === "playing";
    const words = (/** @type {string} */ sign, /** @type {string} */ id) => [icon(sign), document.createTextNode(t(id))];
    const loud = settings().sound;
    const link = canShare() ? { words: words("i-link", "share-link"), act: this.share } : { words: words("i-link", "table-copy-link"), act: this.copy };
    menu(
      this.page.layer,
      at,
      [
        room.dealt ? { words: words("i-sheet", "table-score-sheet"), act: this.sheet } : link,
        { words: words(loud ? "i-sound" : "i-mute", loud ? "table-turn-sound-off" : "table-turn-sound-on"), act: this.sound },
        { words: words("i-book", "table-rules"), act: () => void open(`/rules/${room.game.id}`, "_blank") },
        { words: words("i-gear", "table-settings"), act: this.settings },
        { words: words("i-keys", "table-keys"), act: this.keys },
        null,
        ...(room.dealt ? [link] : []),
        ...(seated && playing && !room.standIn ? [{ words: words("i-undo", "table-take-back"), act: () => this.answerUndo(true), whyNot: this.#whyNoTakeBack() }] : []),
        ...room.seats.filter((seat) => room.host && seat.stand_in !== null).map((seat) => ({ words: [icon("i-bot"), document.createTextNode(room.text("table-no-bot-for", { seat: seat.seat }))], act: () => this.clear(seat.seat) })),
        ...(seated && room.table.state !== "over" ? [{ words: words("i-door", "table-leave"), act: this.leave }] : []),
        { words: words("i-home", "table-lobby"), href: "/" },
      ],
      t("table-more"),
    );
  };

  results = () => {
    this.page.looking = false;
    void this.page.draw(false);
  };

  /** @param {() => Promise<unknown>} doing */
  async #try(doing) {
    this.page.problem = null;
    try {
      await doing();
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      this.page.problem = words;
      if (this.#room.dealt) this.page.announce(words);
    }
    void this.page.draw(false);
  }

  get #token() {
    return tokens.get(this.#room.table.id)?.token;
  }

  /** @param {number} seat */
  #path(seat) {
    return `/api/tables/${encodeURIComponent(this.#room.table.id)}/seats/${seat}`;
  }

  /** @param {number} seat @param {string} level */
  bot = (seat, level) => this.#try(() => post(`${this.#path(seat)}/bot`, { level }, this.#token));

  /** @param {number} seat */
  standIn = (seat) => this.bot(seat, "expert");

  /** @param {number} seat */
  clear = (seat) => this.#try(() => remove(this.#path(seat), this.#token));

  /** @param {string} name @param {number | null} seat */
  join = (name, seat) =>
    this.#try(async () => {
      await joinTable(this.#room.table.id, name, seat, new URLSearchParams(location.hash.slice(1)).get("i"));
      change({ name });
      this.page.reconnect();
    });

  leave = () => {
    const room = this.#room;
    const me = room.me;
    if (me === null) return;
    const going = async () => {
      box.close();
      await this.#try(() => remove(this.#path(me), this.#token));
      if (this.page.problem && !room.dealt) return;
      if (!room.dealt) tokens.drop(room.table.id);
      this.go("/");
    };
    const box = dialog(
      this.#look,
      t("table-leave-question"),
      h("p", { class: "note" }, t(room.dealt ? "table-leave-means-playing" : "table-leave-means-waiting")),
      h("div", { class: "acts" }, h("button", { type: "button", class: "tb solid", onclick: going }, icon("i-door"), t("table-leave-yes")), h("button", { type: "button", class: "tb", onclick: () => box.close() }, t("table-leave-no"))),
    );
  };

  /** There is no table to come back to, or the seat is not ours. @param {number} code @param {Fact | null} why */
  gone(code, why) {
    const { page } = this;
    const seat = code === 4401;
    const watch = () => tokens.drop(this.#room.table.id);
    page.close();
    document.title = "Vivamos";
    morph(page.root, [
      h(
        "div",
        { class: "gone" },
        logo("gone-logo"),
        h("h1", null, t(seat ? "table-seat-lost" : "table-not-there")),
        h("p", null, t(why ?? "table-not-there-why")),
        h("div", { class: "acts" }, seat ? h("a", { class: "tb solid", href: location.pathname, onclick: watch }, icon("i-eye"), t("table-watch")) : null, h("a", { class: "tb", href: "/" }, icon("i-home"), t("table-to-lobby"))),
      ),
    ]);
  }
}
