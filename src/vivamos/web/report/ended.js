/** How the game ended for a seat, in words: "2nd of 4, 3 behind." */

/** @import {Overview} from "../replay/page.js" */

import { t } from "../words.js";

/** @param {Overview} overview @param {number[]} scores @param {number} seat */
export function howItEnded({ places, sides }, scores, seat) {
  const place = places[seat] ?? null;
  if (place === null) return "";
  const own = scores[seat] ?? 0;
  const others = scores.filter((_, other) => places[other] !== null && (place === 1 ? places[other] !== 1 : places[other] === 1));
  const apart = others.length ? Math.abs(Math.max(...others) - own) : 0;
  const ahead = place === 1 ? own > Math.max(...others) : Math.max(...others) > own; // where few points are good, it says nothing
  const result = place > 1 ? t("me-result-place", { place, players: sides }) : t(places.some((other, i) => i !== seat && other === 1) && sides === places.length ? "me-result-shared" : "me-result-won");
  return t(!ahead || apart === 0 ? "report-ended" : place === 1 ? "report-ended-ahead" : "report-ended-behind", { result, points: apart });
}
