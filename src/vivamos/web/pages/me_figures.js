// My page's figures: the share of the wins, ratings, and each game by itself.

import { h, s } from "../dom.js";
import { locale, t } from "../words.js";

/** @import {GameTally, Habit, Rating, Tally} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */

const OFTEN = 3; // times a card was played, from when on it is one's favourite

/** @param {number} share */
const percent = (share) => Math.round(100 * share);

/** A number below nought has a true minus. @param {string} text */
export const minus = (text) => text.replace(/-(?=\d)/, "−");

/** @param {Tally} all @param {GameTally[]} tallies @param {Map<string, Drawn>} games */
export function figures(all, tallies, games) {
  if (!all.games) return null;
  const share = percent(all.share);
  return h("section", { class: "panel stat" },
    h("div", null, h("h2", { class: "small" }, t("me-games")), h("p", { class: "figure" }, all.games.toLocaleString(locale))),
    h("div", { class: "won" }, h("h2", { class: "small" }, t("me-won", { won: all.won, share })), shareBar(all)),
    favourite(tallies, games));
}

/** The card that was played most often, of all games. @param {GameTally[]} tallies @param {Map<string, Drawn>} games */
function favourite(tallies, games) {
  const all = tallies.flatMap(({ game, habits }) => habits.map((habit) => ({ habit, drawn: games.get(game) })));
  const [most] = all.sort((a, b) => b.habit.times - a.habit.times);
  if (!most?.drawn || most.habit.times < OFTEN) return null;
  const { habit: { card, times }, drawn: { module, game } } = most;
  try {
    return h("div", { class: `often ${module.look ?? ""}` }, h("h2", { class: "small" }, t("me-favourite")),
      h("p", null, module.card(card, { size: "pil" }), h("span", null, h("b", null, t("me-times", { times })), h("span", { class: "sub" }, h("br"), game.name))));
  } catch {
    return null; // a card that cannot be drawn alone
  }
}

/** The share of the wins, how far chance may have moved it, and where an even share stands. @param {Tally} all */
function shareBar(all) {
  const most = Math.min(1, Math.max(all.high, all.even, 0.5) * 1.1);
  const x = (/** @type {number} */ share) => (300 * Math.min(share, most)) / most;
  const label = t("me-share-label", { share: percent(all.share), even: percent(all.even), low: percent(all.low), high: percent(all.high) });
  const words = t("me-even", { even: percent(all.even) });
  return h("div", { class: "share" },
    s("svg", { viewBox: "-1 0 302 42", role: "img", "aria-label": label },
      s("rect", { class: "track", y: 6, width: 300, height: 14, rx: 7 }),
      s("rect", { class: "bar-in", y: 6, width: x(all.share), height: 14, rx: 7 }),
      s("path", { class: "span", d: `M${x(all.low)} 29H${x(all.high)}M${x(all.low)} 25v8M${x(all.high)} 25v8` }),
      s("path", { class: "even", d: `M${x(all.even)} 0v42` })),
    h("p", { class: "sub", "aria-hidden": "true", style: { "padding-left": `${Math.max(0, x(all.even) / 3 - 12)}%` } }, words));
}

/** @param {Rating[]} all @param {Map<string, Drawn>} games */
export function ratings(all, games) {
  const known = [...games.keys()].flatMap((id) => all.filter((each) => each.game === id));
  if (!known.length) return null;
  return h("section", null, h("h2", null, t("me-rating")),
    h("ul", { class: "ratings" }, known.map((rating) => {
      const drawn = /** @type {Drawn} */ (games.get(rating.game));
      return h("li", { class: drawn.module.look ?? "" },
        h("b", null, drawn.game.name),
        rating.points === null ? h("span", { class: "band-of" }, bandWords(rating)) : h("span", { class: "points" }, rating.points, " ", h("small", null, t("me-rating-margin", { margin: rating.margin }))),
        curve(rating.curve),
        h("small", null, t(`me-rating-${rating.pool}`), h("br"), " ", t("me-rating-games", { games: rating.games })));
    })));
}

/** @param {Rating} rating */
function bandWords({ low_level: from, high_level: to }) {
  const [low, high] = [t(`level-${from}`), t(`level-${to}`)];
  return from === to ? t("me-rating-level", { low }) : t("me-rating-band", { low, high });
}

/** @param {number[]} points oldest first */
function curve(points) {
  if (points.length < 2) return null;
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const line = points.map((value, at) => {
    const x = (100 * at) / (points.length - 1);
    const y = most === least ? 15 : 28 - (26 * (value - least)) / (most - least);
    return `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const label = t("me-rating-curve", { number: points.length, first: points[0], last: points[points.length - 1] });
  return s("svg", { class: "curve", viewBox: "-1 0 102 30", preserveAspectRatio: "none", role: "img", "aria-label": label }, s("path", { d: line.join("") }));
}

/** @param {GameTally[]} all @param {Map<string, Drawn>} games */
export function byGame(all, games) {
  const known = [...games.keys()].flatMap((id) => all.filter((each) => each.game === id));
  if (!known.length) return null;
  return h("section", null, h("h2", { id: "by-game" }, t("me-by-game")),
    h("div", { class: "scroll", tabindex: "0", role: "region", "aria-labelledby": "by-game" }, h("table", { class: "tally" },
      h("thead", null, h("tr", null, ["me-column-game", "me-games", "me-column-share", "me-column-score", "me-column-habits"].map((id) => h("th", { scope: "col" }, t(id))))),
      h("tbody", null, known.map((each) => {
        const drawn = /** @type {Drawn} */ (games.get(each.game));
        return h("tr", { class: drawn.module.look ?? "" },
          h("th", { scope: "row" }, drawn.game.name),
          h("td", null, each.games.toLocaleString(locale)),
          h("td", null, t("me-won", { won: each.won, share: percent(each.share) }), h("span", { class: "sub" }, t("me-even", { even: percent(each.even) }))),
          h("td", null, minus(t("me-score", { score: Math.round(10 * each.score) / 10 }))),
          h("td", null, h("div", { class: "habits" }, each.habits.map((habit) => made(habit, drawn)))));
      })))));
}

/** A card that is played often; by its name where it cannot be drawn alone. @param {Habit} habit @param {Drawn} drawn */
function made({ card, times }, { module }) {
  try {
    return h("span", { class: "habit" }, module.card(card, { size: "pil" }), t("me-times", { times }));
  } catch {
    return h("span", { class: "habit" }, t("me-habit", { move: card, times }));
  }
}
