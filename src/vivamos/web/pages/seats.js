// The seats of a table to be: you, and for each other seat a friend or a bot with its level.

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";
import { isolated } from "../names.js";
import { ownName } from "../own_name.js";
import { levelChoice, usualLevel } from "./level.js";
import { segments } from "./fields.js";

/** @import {Game, GameModule} from "../types.js" */

/**
 * @param {Game} game
 * @param {GameModule} module
 * @param {HTMLInputElement} name where the person's name is written
 * @param {() => void} changed
 */
export function seatList(game, module, name, changed) {
  /** @type {{kind: string, level: string}[]} */
  const others = Array.from({ length: Math.max(...game.players) - 1 }, () => ({ kind: "free", level: usualLevel(game.levels) }));
  const box = h("ol", { class: "seats" });
  let players = game.usual_players;

  /** @param {number} seat */
  function avatar(seat) {
    try {
      return h("span", { class: "av", "aria-hidden": "true" }, module.avatar(seat));
    } catch {
      return h("span", { class: "av" });
    }
  }

  /** @param {number} seat */
  function row(seat) {
    const wish = others[seat - 1];
    const level = h("span", { class: "pick" }, levelChoice(game.levels, t("new-bot-level", { number: seat + 1 }), {
      value: wish.level, cls: "lvl",
      onchange: (value) => {
        wish.level = value;
      },
    }), icon("i-down"));
    level.hidden = wish.kind !== "bot";
    const kind = segments(`seat-${seat}`, [{ value: "free", words: t("new-friend") }, { value: "bot", words: t("new-bot") }], wish.kind, (value) => {
      wish.kind = value;
      level.hidden = value !== "bot";
      changed();
    });
    kind.control.setAttribute("role", "radiogroup");
    kind.control.setAttribute("aria-label", t("new-seat", { number: seat + 1 }));
    return h("li", null, avatar(seat), h("span", { class: "nm" }, t("new-seat", { number: seat + 1 })), kind.control, level);
  }

  function draw() {
    box.replaceChildren(h("li", { class: "own" }, avatar(0), name),
      ...Array.from({ length: players - 1 }, (_, at) => row(at + 1)));
  }
  draw();

  return {
    element: box,
    /** @param {number} count */
    setPlayers(count) {
      players = count;
      draw();
    },
    /** @param {string} kind */
    setAll(kind) {
      for (const each of others) each.kind = kind;
      draw();
      changed();
    },
    /** For the server. */
    wishes: () => ["you", ...others.slice(0, players - 1).map(({ kind, level }) => (kind === "bot" ? `bot:${level}` : "free"))],
    friends: () => others.slice(0, players - 1).filter(({ kind }) => kind === "free").length,
    names: () => [t("new-seat-own", { who: isolated(name.value.trim() || ownName()) }),
      ...others.slice(0, players - 1).map(({ kind, level }, at) => kind === "bot" ? t("new-seat-bot", { number: at + 2, level: t(`level-${level}`) }) : t("new-seat", { number: at + 2 }))],
  };
}
