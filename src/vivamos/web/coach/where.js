/** Where in a game a decision was made, in words: "Round 2, trick 5". */

/** @import {GameModule, Table} from "../types.js" */
/** @import {Marks} from "../replay/graph.js" */

import { t } from "../words.js";

/** @param {{table: Table, marks: Marks}} of @param {GameModule} module @param {{number: number, round: number, played: string}} decision */
export function whereItWas({ table, marks }, module, { number, round, played }) {
  const words = module.round(round, table);
  if (marks.tricks.length === 0) return words;
  const outside = module.outside?.(played);
  if (outside?.words) return t("coach-where-part", { round: words, part: outside.words });
  const begun = marks.rounds[round - 1] ?? 0;
  const finished = marks.tricks.filter((at) => at > begun && at < number).length;
  return t("coach-where", { round: words, number: outside ? finished : finished + 1 });
}
