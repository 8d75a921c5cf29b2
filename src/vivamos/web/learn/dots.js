/** How far a lesson is, as dots: on the teacher's card, and on a tile of the lobby. */

import { h } from "../dom.js";
import { t } from "../words.js";

/** @param {number} at @param {number} all */
export function dots(at, all) {
  const marks = Array.from({ length: all }, (_, i) => h("i", { class: i < at ? "d" : i === at ? "c" : null }));
  return h("span", { class: "dots", role: "img", "aria-label": t("teach-step-of", { number: Math.min(at + 1, all), all }) }, marks);
}
