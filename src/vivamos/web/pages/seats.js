// The seats of a table to be: you, and for each other seat a friend or a bot with its level.

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { levelChoice, usualLevel } from "./level.js";
import { segments } from "./fields.js";
import { capital } from "./words.js";

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
    const level = h("span", { class: "pick" }, levelChoice(game.levels, `Level of the bot on seat ${seat + 1}`, {
      value: wish.level, cls: "lvl",
      onchange: (value) => {
        wish.level = value;
      },
    }), icon("i-down"));
    level.hidden = wish.kind !== "bot";
    const kind = segments(`seat-${seat}`, [{ value: "free", words: "Friend" }, { value: "bot", words: "Bot" }], wish.kind, (value) => {
      wish.kind = value;
      level.hidden = value !== "bot";
      changed();
    });
    kind.control.setAttribute("role", "radiogroup");
    kind.control.setAttribute("aria-label", `Seat ${seat + 1}`);
    return h("li", null, avatar(seat), h("span", { class: "nm" }, `Seat ${seat + 1}`), kind.control, level);
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
    names: () => [`${name.value.trim() || "You"} (seat 1)`,
      ...others.slice(0, players - 1).map(({ kind, level }, at) => `Seat ${at + 2}${kind === "bot" ? `, ${capital(level)} bot` : ""}`)],
  };
}
