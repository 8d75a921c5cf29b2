/** Where not all of a table can be seen at once, its cards are drawn smaller: a game's style multiplies their sizes by `--fit`. */

const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7]; // smaller cards could not be read

/** @param {Element} el */
const height = (el) => el.getBoundingClientRect().height;

/** @param {HTMLElement} table */
export function fit(table) {
  const room = height(table) + 1;
  for (const size of SIZES) {
    table.style.setProperty("--fit", String(size));
    if ([...table.children].every((part) => height(part) <= room)) return;
  }
  table.style.removeProperty("--fit"); // one scrolls in any case
}
