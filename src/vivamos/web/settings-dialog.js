/** The dialog with a person's preferences; lobby and table open the same. */

/** @import {Settings} from "./settings.js" */

import { keepName, myName } from "./api.js";
import { h } from "./dom.js";
import { change, settings } from "./settings.js";
import { dialog } from "./table/sheet.js";

/** @param {string} [look] the class with a game's colours */
export function openSettings(look = "") {
  const now = settings();
  dialog(
    look,
    "Settings",
    h(
      "div",
      { class: "field" },
      h("label", { for: "set-name" }, "Your name at tables"),
      h("input", {
        id: "set-name",
        class: "inp",
        maxlength: "40",
        autocomplete: "nickname",
        value: myName(),
        onchange: (/** @type {Event} */ event) => keepName(/** @type {HTMLInputElement} */ (event.target).value),
      }),
    ),
    choice("Cards fly", "motion", now.motion, [[0, "not at all"], [120, "fast"], [250, "normal"], [500, "slowly"]]),
    choice("Light", "theme", now.theme, [["auto", "as the system"], ["light", "light"], ["dark", "dark"]]),
    h(
      "fieldset",
      { class: "field" },
      h("legend", null, "At the table"),
      check("Sounds", "sound", now.sound),
      check("Play by itself when there is only one move", "autoplay", now.autoplay),
      check("Single letters are shortcuts", "keys", now.keys),
    ),
  );
}

/**
 * @template {keyof Settings} K
 * @param {string} title
 * @param {K} name
 * @param {Settings[K]} now
 * @param {[Settings[K], string][]} choices
 */
function choice(title, name, now, choices) {
  return h(
    "fieldset",
    { class: "field" },
    h("legend", null, title),
    h(
      "div",
      { class: "segs" },
      choices.map(([value, text]) =>
        h("label", { class: "seg" }, h("input", { type: "radio", name, checked: value === now, onchange: () => change({ [name]: value }) }), h("span", null, text)),
      ),
    ),
  );
}

/** @param {string} text @param {"sound" | "autoplay" | "keys"} name @param {boolean} now */
function check(text, name, now) {
  const set = (/** @type {Event} */ event) => change({ [name]: /** @type {HTMLInputElement} */ (event.target).checked });
  return h("label", { class: "check" }, h("input", { type: "checkbox", checked: now, onchange: set }), text);
}
