// What the pages of club nights share.

import * as api from "../api.js";
import { h } from "../dom.js";
import { lettering, logo } from "../draw.js";
import { loadGame } from "../games/load.js";
import { listedNames, t } from "../words.js";
import { moment } from "./played.js";

/** @import {NightRow} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */

/** @param {...(Node | null)} children */
export function frame(...children) {
  return h("div", { class: "mine club" },
    h("header", { class: "top" },
      h("a", { class: "home", href: "/", "aria-label": t("home-link") }, logo("mark"), lettering("VIVAMOS", 30, { gap: 9, label: null })),
      h("a", { class: "tb end", href: "/" }, t("error-to-lobby"))),
    children);
}

/** All games with their drawings, as in the lobby. @returns {Promise<Map<string, Drawn>>} */
export async function drawnGames() {
  const drawn = await Promise.all((await api.games()).map(async (game) => /** @type {Drawn} */ ({ game, module: await loadGame(game.id) })));
  return new Map(drawn.sort((a, b) => (a.module.place ?? 99) - (b.module.place ?? 99)).map((each) => [each.game.id, each]));
}

/** @param {NightRow} night */
export function line(night) {
  const told = [moment(night.created), t("club-line", { people: night.people, games: night.games })];
  if (night.winners.length) told.push(t("club-winners", { count: night.winners.length, names: listedNames(night.winners) }));
  if (night.state === "open") told.push(t("club-goes-on"));
  return h("li", { class: "ln", key: night.id }, h("div", null, h("a", { href: `/night/${night.id}` }, h("bdi", null, night.name)), h("span", null, told.join(" · "))));
}
