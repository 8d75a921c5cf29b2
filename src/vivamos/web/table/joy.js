/** Whoever has won sees it: for a moment something of the game's own flies, falls or lights up over the results. */

import { h } from "../dom.js";

/** @import {GameModule} from "../types.js" */

const LASTS = 1900; // ms; what the games' own animations stay below
const STEPS = [0.7549, 0.5698]; // across and down: they spread evenly, and never look like rows
const SIDES = 0.64; // of the table's width: the middle is for who has won

/**
 * @param {HTMLElement} layer over everything
 * @param {Element} results they stay readable, and their buttons free
 * @param {GameModule} module
 * @param {number} motion 0: nothing moves
 */
export function celebrate(layer, results, module, motion) {
  if (motion === 0 || !module.joy) return;
  const table = (results.closest(".table") ?? results).getBoundingClientRect();
  const acts = results.querySelector(".acts")?.getBoundingClientRect();
  const pieces = module.joy().map((piece, i) => {
    const [x, y] = STEPS.map((step) => (0.3 + i * step) % 1);
    const at = { "--i": i, "--x": x < 0.5 ? x * SIDES : 1 - (1 - x) * SIDES, "--y": y };
    return h("i", { style: at }, piece);
  });
  const box = h("div", { class: `joy ${module.look}`, "aria-hidden": "true" }, pieces);
  const height = (acts?.top ?? table.bottom) - table.top;
  Object.assign(box.style, { left: `${table.left}px`, top: `${table.top}px`, width: `${table.width}px`, height: `${Math.max(0, height)}px` });
  layer.append(box);
  setTimeout(() => box.remove(), LASTS);
}
