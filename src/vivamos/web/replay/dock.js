/** Under the table: the buttons to step, jump and play, where one is, and the graph. */

/** @import {ReplayPage} from "./page.js" */

import { h, keep } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";

/** @param {ReplayPage} page */
export function dock(page) {
  const { playing, at, steps } = page;
  const button = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {() => void} */ act, /** @type {boolean} */ off, cls = "") =>
    h("button", { type: "button", key: sign, class: `bb ic-only ${cls}`.trim(), "aria-label": t(name), onclick: act, "aria-disabled": off ? "true" : null }, icon(sign));
  const costly = page.coach.moments.length > 0;
  const { now, more } = page.room.module.status(page.room.view);
  return h(
    "section",
    { class: "dock", key: "dock", "aria-label": t("replay-where") },
    h(
      "div",
      { class: "row", key: "row" },
      h(
        "span",
        { class: "steps", role: "group", "aria-label": t("replay-steps") },
        button("i-prev", costly ? "replay-jump-back-costly" : "replay-jump-back", () => page.jump(-1), at === 0),
        button("i-left", "replay-step-back", () => page.step(-1), at === 0),
        h("button", { type: "button", key: "play", class: "bb ic-only solid", "aria-label": t(playing ? "replay-pause" : "replay-play"), onclick: () => page.toggle() }, icon(playing ? "i-pause" : "i-play")),
        button("i-right", "replay-step", () => page.step(1), at === steps),
        button("i-next", costly ? "replay-jump-costly" : "replay-jump", () => page.jump(1), at === steps),
      ),
      h("p", { class: "where", key: "where" }, h("b", null, now), " ", h("span", null, [more, t("replay-move-of", { number: at, all: steps })].filter(Boolean).join(" · "))),
      costly ? h("span", { class: "legend", key: "legend" }, h("span", { class: "pill" }, icon("i-mark", "own"), t("coach-costly")), h("span", { class: "pill" }, icon("i-mark", "others"), t("coach-costly-others"))) : null,
      h("button", { type: "button", key: "pace", class: "bb pace", "aria-label": t("replay-pace", { pace: page.pace }), onclick: () => page.faster() }, `${page.pace}×`),
    ),
    keep(page.graph.el),
    page.coach.asking.review ? h("p", { class: "says", key: "says" }, t("coach-expected")) : null,
  );
}
