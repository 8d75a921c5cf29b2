/** On pages without a table: what is only a sign tells its name, on hover, with the focus and on a long press. */

import { h } from "../dom.js";
import { Tips } from "../table/tips.js";

/** @param {HTMLElement} root the page, as soon as it is drawn @returns {HTMLElement} where they are shown, to be kept when the page is drawn anew */
export function explainSigns(root) {
  const layer = h("div", { class: "over", key: "signs", "data-keep": true });
  root.append(layer);
  const tips = new Tips(root, layer, (rule) => rule);
  tips.place();
  /** Wherever the focus is: the pointer rests without it. @param {KeyboardEvent} event */
  const escape = (event) => {
    if (!root.isConnected) return removeEventListener("keydown", escape, true);
    if (event.key === "Escape" && tips.hide()) event.stopPropagation();
    return undefined;
  };
  addEventListener("keydown", escape, true);
  return layer;
}
