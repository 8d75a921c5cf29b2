// How strong the bots are, as this person chose it last.

import { h } from "../dom.js";
import { t } from "../words.js";

const LEVEL = "vivamos.level";

/** All levels there are: some games have more than others. @param {{levels: string[]}[]} games */
export const allLevels = (games) => games.reduce((most, { levels }) => (levels.length > most.length ? levels : most), /** @type {string[]} */ ([]));

/** What most like at first. @param {string[]} levels */
export const middleLevel = (levels) => (levels.includes("regular") ? "regular" : levels[Math.floor(levels.length / 2)] ?? "regular");

/** As it was chosen last, or the best below it that this game has. @param {string[]} levels */
export function usualLevel(levels) {
  let last = null;
  try {
    last = localStorage.getItem(LEVEL);
  } catch {
    // no storage, no habit
  }
  if (!last) return middleLevel(levels);
  return levels.includes(last) ? last : levels[levels.length - 1] ?? last;
}

/**
 * @param {string[]} levels
 * @param {string} label
 * @param {{value?: string, onchange?: (level: string) => void, cls?: string}} [how]
 */
export function levelChoice(levels, label, { value = usualLevel(levels), onchange = keep, cls = "as" } = {}) {
  const select = h("select", { class: cls, "aria-label": label, onchange: () => onchange(select.value) },
    levels.map((level) => h("option", { value: level, selected: level === value }, t(`level-${level}`))));
  return select;
}

/** @param {string} level */
export function keep(level) {
  try {
    localStorage.setItem(LEVEL, level);
  } catch {
    // then it lasts as long as the page
  }
}
