// The face that somebody has chosen: drawn as in the game it comes from.

import { h } from "../dom.js";

/** @import {Drawn} from "./lobby.js" */

/** @param {string} avatar such as `slambo:2` @param {Map<string, Drawn>} games */
export function face(avatar, games) {
  const [game, number] = avatar.split(":");
  const drawn = games.get(game);
  const box = h("span", { class: `av ${drawn?.module.look ?? ""}`, "aria-hidden": "true" });
  try {
    if (drawn) box.append(drawn.module.avatar(Number(number)));
  } catch (error) {
    console.warn(error); // a person without a face is still a person
  }
  return box;
}
