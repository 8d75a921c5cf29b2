// My page's list of finished games, the last first.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";
import { company, moment, result } from "./played.js";
import { emblem } from "./tables.js";

/** @import {Me, Played} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */
/** @import {MeActs} from "./me.js" */

/** @typedef {"all" | "won" | "to-review"} Which */

const FIRST = 5; // games that are shown at first

/** @param {Me} me @param {Map<string, Drawn>} games @param {MeActs} acts */
export function gameList(me, games, { attempt, known }) {
  const rows = h("ul", { class: "played", "aria-label": t("me-your-games") });
  const older = h("button", { class: "tb", type: "button", hidden: true, onclick: () => more() }, t("me-older"));
  /** @type {Which} */
  let which = "all";
  /** @type {string | undefined} */
  let last;
  let turn = 0;
  let left = false; // the server has more
  /** @type {HTMLElement[]} */
  let waiting = []; // told, but not shown yet

  async function more() {
    if (waiting.length) rows.append(...waiting.splice(0));
    else if (!(await fetchPage())) return;
    older.hidden = !waiting.length && !left;
  }

  async function fetchPage() {
    const mine = ++turn;
    const page = await attempt(() => api.myGames({ before: last, won: which === "won", toReview: which === "to-review" }));
    if (!page || mine !== turn) return false;
    const lines = page.games.flatMap((played) => {
      const drawn = games.get(played.game);
      return drawn ? [line(played, drawn)] : [];
    });
    if (!last) {
      rows.replaceChildren(...lines.splice(0, FIRST));
      waiting = lines;
    } else rows.append(...lines);
    if (!rows.children.length) rows.append(h("li", { class: "none" }, t({ all: "me-none", won: "me-none-won", "to-review": "me-none-to-review" }[which])));
    last = page.games.at(-1)?.id;
    left = page.more;
    return true;
  }

  /** @param {Which} only */
  function choose(only) {
    which = only;
    last = undefined;
    waiting = [];
    void more();
  }

  if (known) void more();
  else rows.append(h("li", { class: "none" }, t("me-none")));
  return h("section", null,
    h("div", { class: "hd" }, h("h2", null, t("me-your-games")),
      me.all.games ? h("fieldset", { class: "opts" }, h("legend", { class: "vh" }, t("me-filter")),
        /** @type {Which[]} */ (["all", "won", "to-review"]).map((only) => h("label", { class: "opt" },
          h("input", { type: "radio", name: "which-games", checked: only === which, onchange: () => choose(only) }),
          h("span", null, t(`me-filter-${only}`))))) : null),
    me.all.games ? h("p", { class: "heads", "aria-hidden": "true" }, ["me-head-result", "report-accuracy", "me-head-when"].map((id) => h("span", null, t(id)))) : null,
    rows, older);
}

/** @param {Played} played @param {Drawn} drawn */
function line(played, drawn) {
  const what = company(played, drawn);
  const when = moment(played.finished);
  const mine = played.seats.find((seat) => seat.seat === played.seat);
  const more = [t("me-rounds", { rounds: played.rounds }), ...(played.hints ? [t("me-with-hints")] : [])];
  return h("li", { class: "ln" },
    h("span", { class: "sw" }, emblem(drawn)),
    h("div", { class: "what" }, h("b", null, what), h("span", null, more.join(" · "))),
    h("p", { class: mine?.place === 1 ? "res win" : "res" }, mine?.place === 1 ? icon("i-check") : null, result(played)),
    h("p", { class: `acc-of${played.accuracy === null ? " unknown" : ""}` }, h("span", { class: "vh" }, t("report-accuracy"), " "), played.accuracy === null ? t(played.reviewed ? "me-no-accuracy" : "me-not-reviewed") : t("me-percent", { number: Math.round(100 * played.accuracy) })),
    h("time", { datetime: played.finished }, when),
    h("a", { href: `/game/${played.id}`, "aria-label": t("me-review-label", { what, when }) }, t("me-review")));
}
