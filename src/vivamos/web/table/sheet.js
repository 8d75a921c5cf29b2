/** Tables of scores, and the dialogs: score sheet, keys, leaving. */

/** @import {Child, Score} from "../types.js" */

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t } from "../words.js";

/**
 * @param {Score} score
 * @param {string} [label]
 */
export function scoreTable(score, label) {
  const [first = "", ...columns] = score.head;
  return h(
    "table",
    { class: score.last === "row" ? "stand rowwise" : "stand", "aria-label": label ?? null },
    h("thead", null, h("tr", null, first ? h("th", { scope: "col" }, first) : h("td", null), columns.map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", null, score.rows.map(([name, ...cells]) => h("tr", null, h("th", { scope: "row" }, name), cells.map((cell) => h("td", null, typeof cell === "number" ? minus(cell) : cell))))),
  );
}

/** @param {number} n */
const minus = (n) => String(n).replace("-", "−");

/**
 * A dialog over everything; Escape, the cross and a press beside it close it, and the focus goes back.
 * @param {string} look
 * @param {string} title
 * @param {...Child} inside
 */
export function dialog(look, title, ...inside) {
  const close = h("button", { type: "button", class: "tb ico", "aria-label": t("table-close"), onclick: () => box.close() }, icon("i-cross"));
  const box = h(
    "dialog",
    {
      class: `sheet ${look}`,
      "aria-label": title,
      onclick: (/** @type {MouseEvent} */ event) => event.target === box && box.close(),
      onclose: () => box.remove(),
    },
    h("header", null, h("h2", null, title), close),
    h("div", { class: "in" }, inside),
  );
  document.body.append(box);
  box.showModal();
  return box;
}

/** @param {string} look @param {[string[], string][]} own the keys of this game */
export function keysHelp(look, own) {
  const keys = /** @type {[string[], string][]} */ ([
    [["←", "→"], t("table-key-walk")],
    [[t("key-enter")], t("table-key-play")],
    [[t("key-space")], t("table-key-select")],
    [["I"], t("table-key-about")],
    ...own,
    [["L"], t("table-key-log")],
    [["S"], t("table-key-sheet")],
    [["T"], t("table-key-talk")],
    [["R"], t("table-key-rules")],
    [["M"], t("table-key-sound")],
    [["?"], t("table-key-keys")],
    [[t("key-escape")], t("table-key-close")],
  ]);
  dialog(look, t("table-keys"), h("dl", { class: "keys" }, keys.map(([names, text]) => [h("dt", null, names.map((name) => h("kbd", null, name))), h("dd", null, text)])));
}
