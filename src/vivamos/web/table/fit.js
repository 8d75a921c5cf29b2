/** Where not all of a table can be seen at once, its cards are drawn smaller: a game's style multiplies their sizes by `--fit`. */

const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7]; // smaller cards could not be read

/** @param {HTMLElement} table */
export function fit(table) {
  const seen = [...table.querySelectorAll(".hand, .seat, [data-part]")];
  const foot = table.getBoundingClientRect().bottom + 1 - table.scrollTop;
  for (const size of SIZES) {
    table.style.setProperty("--fit", String(size));
    if (seen.every((part) => part.getBoundingClientRect().bottom <= foot)) return;
  }
  table.style.removeProperty("--fit"); // one scrolls in any case
}
