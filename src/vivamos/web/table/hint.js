/** The coach at a live table: the lamp over one's own seat, and two or three moves with what to expect. */

/** @import {Hint} from "../coach/types.js" */
/** @import {Ask} from "../types.js" */
/** @import {TablePage} from "./page.js" */
/** @import {TableRoom} from "./room.js" */

import { post } from "../api.js";
import { miniMove, moveWords } from "../coach/moves.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { tokens } from "../settings.js";
import { t } from "../words.js";

const FOUND_WITHIN = 20_000;

/** Whether I may ask: where I play against bots alone, or where all agreed. @param {TableRoom} room */
export function mayAsk(room) {
  if (room.me === null || room.table.state !== "playing" || !room.dealt || room.standIn) return false;
  return room.table.hints || room.seats.every((seat) => seat.kind !== "human" || seat.seat === room.me);
}

export class Hinting {
  /** The question that it was asked about. @type {Ask | null} */
  #about = null;
  /** @type {Hint[] | null} */
  hints = null;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  get open() {
    return this.#about !== null;
  }

  /** Before each drawing: hints are for one position. */
  update() {
    const { room } = this.page;
    if (this.#about !== room.ask) this.#put(null, null);
  }

  /** @param {Ask | null} about @param {Hint[] | null} hints */
  #put(about, hints) {
    const { page } = this;
    this.#about = about;
    this.hints = hints;
    page.room.hinted = (hints ?? []).filter((hint) => hint.equal).map((hint) => hint.move.move);
    if (!about && page.tab === "hint") page.tab = "";
  }

  /** One press opens the panel, a second one puts it away. */
  press = async () => {
    const { page } = this;
    const { room } = page;
    if (this.open || room.ask === null) {
      this.#put(null, null);
      return page.draw(false);
    }
    const about = room.ask;
    this.#put(about, null);
    page.tab = innerWidth < 1024 ? "hint" : page.tab;
    void page.draw(false);
    try {
      const found = /** @type {Hint[]} */ (await post(`/api/tables/${encodeURIComponent(room.table.id)}/hint`, {}, tokens.get(room.table.id)?.token, FOUND_WITHIN));
      if (this.#about !== about) return undefined;
      this.#put(about, found);
    } catch (error) {
      if (this.#about === about) this.#put(null, null);
      page.announce(error instanceof Error ? error.message : String(error));
    }
    await page.draw(false);
    return page.log.toEnd(); // there is less room for it now
  };

  /** The lamp, if one may ask. @param {string} cls */
  lamp(cls) {
    const { room } = this.page;
    if (!mayAsk(room)) return null;
    return h("button", { type: "button", class: `${cls} hint-lamp`, key: "lamp", "aria-expanded": String(this.open), "aria-disabled": room.ask ? null : "true", onclick: () => void this.press() }, icon("i-lamp"), t("hint-hint"));
  }

  panel() {
    if (!this.open) return null;
    const { hints } = this;
    const most = hints?.some((hint) => hint.move.loses > 0) ?? false;
    return h(
      "section",
      { class: "coach hint", key: "hint", "aria-label": t("hint-hint"), "aria-live": "polite" },
      h("header", null, h("h2", null, icon("i-lamp"), " ", t("hint-hint")), h("button", { type: "button", class: "tb ico", "aria-label": t("table-close"), onclick: () => void this.press() }, icon("i-cross"))),
      hints ? h("ol", null, hints.map((hint, i) => this.#one(hint, i, most))) : h("p", { role: "status" }, t("hint-thinks")),
      hints ? h("p", { class: "sub" }, t("hint-means")) : null,
    );
  }

  /** @param {Hint} hint @param {number} i @param {boolean} loses whether moves are told by what they lose */
  #one({ move, equal, why }, i, loses) {
    const { room } = this.page;
    const share = loses ? move.loses : move.gains;
    return h(
      "li",
      { key: move.move },
      miniMove(room, move.move, room.view),
      h(
        "div",
        null,
        h("b", null, moveWords(room, move.move, room.view)),
        h("p", null, room.nodes(why)),
        h("p", { class: "often" }, h("i", { "aria-hidden": "true", style: { "--w": `${100 * share}%` } }), t(loses ? "hint-loses" : "hint-gains", { often: Math.round(100 * share) })),
        equal && i > 0 ? h("p", { class: "sub" }, t("hint-equal")) : null,
      ),
    );
  }
}
