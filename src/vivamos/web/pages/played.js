// A finished game in words: with whom, how it ended, and when.

import { isolated } from "../names.js";
import { listedNames, locale, t } from "../words.js";
import { minus } from "./me_figures.js";

/** @import {Played, PlayedSeat} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */

const WEEK = 6 * 86_400_000;

/** "VAMOS dia with Inés and Teo" @param {Played} played @param {Drawn} drawn */
export function company(played, { game: { name: game } }) {
  const mine = played.seats.find((seat) => seat.seat === played.seat);
  const names = (/** @type {PlayedSeat[]} */ seats) => listedNames(seats.map((seat) => (seat.name === null ? t("me-somebody") : isolated(seat.name))));
  const rest = played.seats.filter((seat) => seat.seat !== played.seat);
  const partners = rest.filter((seat) => seat.team === mine?.team);
  if (!partners.length) return t("lobby-game-with", { game, people: names(rest) });
  return t("me-with-against", { game, partners: names(partners), others: names(rest.filter((seat) => seat.team !== mine?.team)) });
}

/** "2nd of 4, 12 points" @param {Played} played */
export function result(played) {
  const mine = played.seats.find((seat) => seat.seat === played.seat);
  if (!mine) return "";
  const others = played.seats.filter((seat) => seat.place === 1 && seat.team !== mine.team);
  const word = mine.place === null ? t("me-result-ended")
    : mine.place > 1 ? t("me-result-place", { place: mine.place, players: new Set(played.seats.map((seat) => seat.team)).size })
    : t(others.length ? "me-result-shared" : "me-result-won");
  return minus(t("me-result-score", { result: word, score: mine.score }));
}

/** "Friday, 21:40", "8 November", "8 November 2025" @param {string} iso */
export function moment(iso) {
  const then = new Date(iso);
  if (Date.now() - then.getTime() < WEEK) return then.toLocaleString(locale, { weekday: "long", hour: "2-digit", minute: "2-digit" });
  const year = then.getFullYear() === new Date().getFullYear() ? {} : { year: /** @type {const} */ ("numeric") };
  return then.toLocaleDateString(locale, { day: "numeric", month: "long", ...year });
}
