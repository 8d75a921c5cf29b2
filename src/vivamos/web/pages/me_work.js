// My page's panel "To work on": what cost points again and again, with examples, and the lesson where one teaches it.

import * as api from "../api.js";
import { amount } from "../coach/figures.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t, wordsOf } from "../words.js";
import { emblem } from "./tables.js";

/** @import {Fact, Practice, Work} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */

/** It comes later than the page: reviews are read for it. @param {Map<string, Drawn>} games */
export function toWorkOn(games) {
  const panel = h("section", { class: "work", hidden: true });
  void fill();
  return panel;

  async function fill() {
    /** @type {Practice} */
    let found;
    try {
      found = await api.myPractice();
    } catch {
      return; // nobody came for it
    }
    const items = found.work.flatMap((work) => {
      const drawn = games.get(work.game);
      return drawn ? [item(work, drawn)] : [];
    });
    if (!found.games) return;
    panel.hidden = false;
    panel.append(
      h("div", { class: "wk-hd" }, icon("i-lamp"), h("h2", null, t("me-work")), h("p", { class: "sub" }, t("me-work-from", { games: found.games }))),
      items.length ? h("ul", null, items) : h("p", null, t("me-work-none")));
  }
}

/** @param {Work} work @param {Drawn} drawn */
function item({ habit, times, cost, examples, step }, drawn) {
  const { game } = drawn;
  const words = wordsOf(game.id);
  const about = words.text(/** @type {Fact} */ (habit));
  return h("li", null,
    h("span", { class: "sw" }, emblem(drawn)),
    h("div", null, h("b", null, about), h("p", null, t("me-work-text", { game: game.name, times, points: amount(cost), unit: words.text("coach-unit") }))),
    h("p", { class: "lead-to" },
      h("span", null, t("me-work-examples")),
      examples.map((example, i) => h("a", { href: `/game/${example.game}?at=${example.at}&as=${example.seat}`, "aria-label": t("me-work-example", { number: i + 1, habit: about }) }, String(i + 1))),
      step === null ? null : h("a", { class: "lesson", href: `/learn/${game.id}?step=${step}` }, t("me-work-lesson", { step }))));
}
