/** What can be done with a replay: choose a seat, share a moment, play on from it, save it. */

/** @import {ReplayPage} from "./page.js" */

import { continueFrom, post } from "../api.js";
import { h, morph } from "../dom.js";
import { icon } from "../draw.js";
import { ownName } from "../own_name.js";
import { usualLevel } from "../pages/level.js";
import { shareOrCopy } from "../share.js";
import { menu, toast } from "../table/over.js";
import { dialog, scoreTable } from "../table/sheet.js";
import { language, t } from "../words.js";

export class ReplayActs {
  /** @type {HTMLElement | null} */
  #sheet = null;
  #going = false;

  /** @param {ReplayPage} page */
  constructor(page) {
    this.page = page;
  }

  get #api() {
    return `/api/replays/${this.page.overview.id}`;
  }

  /** After each drawing: an open score sheet shows the score of the moment. */
  refresh() {
    if (this.#sheet?.isConnected) morph(this.#sheet, [this.#score()]);
  }

  #score() {
    return h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("table-scores") }, scoreTable(this.page.room.module.sheet(this.page.room), t("table-scores")));
  }

  sheet = () => {
    if (document.querySelector("dialog.sheet")) return;
    this.#sheet = h("div", null, this.#score());
    dialog(this.page.room.module.look, t("table-score-sheet"), this.#sheet);
  };

  beside = () => {
    this.page.beside = !this.page.beside;
    void this.page.draw(false);
    if (this.page.beside) this.page.log.toEnd();
  };

  /** Beside the table: the coach, or the log. @param {boolean} coach */
  which = (coach) => {
    this.page.coach.open = coach;
    void this.page.draw(false);
    if (!coach) this.page.log.toEnd();
  };

  /** @param {HTMLElement} at */
  seats = (at) => {
    const { page } = this;
    const { room } = page;
    const choice = (/** @type {number | null} */ seat, /** @type {Node} */ sign, /** @type {string} */ words) => ({
      words: [sign, document.createTextNode(words), ...(page.seen.seat === seat ? [icon("i-check", "chosen")] : [])],
      act: () => void page.look({ seat }),
    });
    menu(
      page.layer,
      at,
      [
        ...room.seats.map(({ seat }) => choice(seat, h("span", { class: "av" }, room.module.avatar(seat)), room.called(seat))),
        null,
        choice(null, icon("i-eye"), t("replay-spectator")),
      ],
      t("replay-choose-seat"),
    );
  };

  /** @param {HTMLElement} at */
  more = (at) => {
    const { page } = this;
    const name = `${page.room.game.id}-${page.overview.id.slice(0, 10)}`;
    const words = (/** @type {string} */ sign, /** @type {string} */ id) => [icon(sign), document.createTextNode(t(id))];
    menu(
      page.layer,
      at,
      [
        { words: words("i-sheet", "table-score-sheet"), act: this.sheet },
        ...(page.overview.shared ? [{ words: words("i-lamp", "report-report"), href: `/game/${page.overview.id}/report` }] : []),
        { words: words("i-keys", "table-keys"), act: this.keys },
        null,
        { words: words("i-save", "table-save-record"), href: `${this.#api}/record`, download: `${name}.json` },
        { words: words("i-picture", "replay-picture-png"), href: `${this.#api}/picture.png?${page.query}&language=${language}`, download: `${name}-${page.at}.png` },
        { words: words("i-picture", "replay-picture-svg"), href: `${this.#api}/picture.svg?${page.query}&language=${language}`, download: `${name}-${page.at}.svg` },
        null,
        { words: words("i-again", "replay-another"), href: "/replay" },
        { words: words("i-book", "replay-rules"), href: `/rules/${page.room.game.id}` },
        { words: words("i-home", "table-lobby"), href: "/" },
      ],
      t("table-more"),
    );
  };

  keys = () => {
    if (document.querySelector("dialog.sheet")) return;
    const keys = /** @type {[string[], string][]} */ ([
      [["←", "→"], t("replay-key-step")],
      [["⇧ ←", "⇧ →"], t(this.page.coach.moments.length > 0 ? "replay-key-jump-costly" : "replay-key-jump")],
      [[t("key-space")], t("replay-key-play")],
      [["O"], t("replay-key-open")],
      [["L"], t("table-key-log")],
      [["S"], t("table-key-sheet")],
      [["?"], t("table-key-keys")],
    ]);
    dialog(this.page.room.module.look, t("table-keys"), h("dl", { class: "keys" }, keys.map(([names, text]) => [h("dt", null, names.map((name) => h("kbd", null, name))), h("dd", null, text)])));
  };

  share = () => {
    const { page } = this;
    if (page.overview.shared) return this.#copy(page.link);
    const sharing = async () => {
      box.close();
      try {
        const made = await post(`${this.#api}/share`, {});
        const link = `/game/${made.id}?${page.query}`;
        await this.#copy(link);
        dispatchEvent(new CustomEvent("go", { detail: { to: link, replace: true } }));
      } catch (error) {
        toast(page.layer, error instanceof Error ? error.message : String(error));
      }
    };
    // What was only looked at so far is stored for others now: that is asked for.
    const box = dialog(
      page.room.module.look,
      t("replay-link-shares"),
      h("p", { class: "note" }, t("replay-link-shares-text")),
      h("div", { class: "acts" }, h("button", { type: "button", class: "tb solid", onclick: sharing }, icon("i-link"), t("replay-share")), h("button", { type: "button", class: "tb", onclick: () => box.close() }, t("replay-share-not"))),
    );
    return undefined;
  };

  /** @param {string} path */
  async #copy(path) {
    const { page } = this;
    const link = new URL(path, location.origin).href;
    const how = await shareOrCopy({ title: document.title, url: link });
    if (how !== "shared") toast(page.layer, how === "copied" ? t("replay-link-copied") : link);
  }

  /** A table that goes on from here, with bots at the other seats. */
  goOn = async () => {
    const { page } = this;
    if (this.#going) return;
    this.#going = true;
    const { view, game } = page.room;
    const seat = page.seen.seat ?? view.to_move ?? 0;
    try {
      const table = await continueFrom(page.overview.id, { at: page.at, seat, name: ownName(), level: usualLevel(game.levels) });
      dispatchEvent(new CustomEvent("go", { detail: `/t/${table}` }));
    } catch (error) {
      toast(page.layer, error instanceof Error ? error.message : String(error));
    }
    this.#going = false;
  };
}
