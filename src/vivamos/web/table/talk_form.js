/** Where something is said: to the table, or among those who watch. */

import { h } from "../dom.js";
import { t } from "../words.js";

const MOST_TEXT = 200;

/** @param {string} label @param {(text: string) => void} talk */
export function talkForm(label, talk) {
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLFormElement} */ (event.currentTarget).querySelector("input");
    const text = input?.value.trim();
    if (!input || !text) return;
    talk(text);
    input.value = "";
  };
  return h(
    "form",
    { onsubmit: send },
    h("label", { class: "talk-field" }, h("span", { class: "vh" }, label), h("input", { type: "text", class: "talk-text", placeholder: t("table-say-short"), maxlength: MOST_TEXT, autocomplete: "off", enterkeyhint: "send" }), h("kbd", { "aria-hidden": "true" }, "T")),
  );
}
