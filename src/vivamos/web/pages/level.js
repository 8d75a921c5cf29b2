// How strong the bots are, as this person chose it last.

import { h } from "../dom.js";
import { t } from "../words.js";

const LEVEL = "vivamos.level";

/** @param {string[]} levels */
export function usualLevel(levels) {
  let last = null;
  try {
    last = localStorage.getItem(LEVEL);
  } catch {
    // no storage, no habit
  }
  if (last && levels.includes(last)) return last;
  return levels[Math.floor(levels.length / 2)] ?? "regular";
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
