/** A decision of the report: the cards that lay there, what was played and what the coach prefers, and one sentence. */

/** @import {Looked, ReportPage} from "./page.js" */

import { figure } from "../coach/figures.js";
import { miniMove } from "../coach/moves.js";
import { whereItWas } from "../coach/where.js";
import { h } from "../dom.js";
import { t } from "../words.js";

export const MOST_CARDS = 3; // costly ones that are shown
const MOST_LYING = 5;

/** @param {ReportPage} page @param {Looked} looked @param {number} points what it cost, or how far it was ahead */
export function card(page, { decision, view }, points) {
  const { room, overview } = page;
  const { module } = room;
  const lying = (module.lying?.(view) ?? []).slice(-MOST_LYING);
  const costly = points < 0;
  const at = `/game/${overview.id}?at=${decision.number}&as=${decision.seat}`;
  return h(
    "li",
    { key: decision.number },
    h("header", null, whereItWas(overview, module, decision), points ? h("b", { class: costly ? "num dn" : "num up" }, `${figure(points)} ${room.text("coach-unit")}`) : null),
    h(
      "div",
      { class: "mt" },
      lying.map((name, i) => h("span", { key: `l${i}` }, module.card(name, { size: "pil", view }))),
      h("span", { class: "gap" }),
      h("span", { class: "lbl2 played" }, room.text("report-who-played", { seat: decision.seat }), miniMove(room, decision.played, view)),
      costly ? h("span", { class: "lbl2 better" }, t("coach-tag"), miniMove(room, decision.best, view)) : null,
    ),
    h("p", null, decision.why ? room.nodes(decision.why) : null, " ", h("a", { class: "a", href: at }, t("coach-see-it")), costly ? [" ", h("a", { class: "a", href: `/game/${overview.id}?try=${decision.number}` }, t("coach-try-again"))] : null),
  );
}
