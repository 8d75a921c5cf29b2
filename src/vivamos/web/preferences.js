/** The preferences of this browser as a small form; every change holds at once. Lobby and table show the same. */

import { h } from "./dom.js";
import { change, settings } from "./settings.js";

/** @import {Settings} from "./settings.js" */

/** @type {[Settings["theme"], string][]} */
const THEMES = [["auto", "As the system"], ["light", "Light"], ["dark", "Dark"]];
/** @type {[Settings["motion"], string][]} */
const MOTIONS = [[0, "None"], [120, "Quick"], [250, "Normal"], [500, "Slow"]];

export function preferences() {
  const now = settings();
  return h("div", { class: "prefs" },
    choice("theme", "Light or dark", THEMES, now.theme),
    choice("motion", "Cards fly", MOTIONS, now.motion),
    check("sound", "Sounds", now.sound),
    check("autoplay", "Make a move by itself when there is only one", now.autoplay),
    check("keys", "Letters are shortcuts at the table (L log, S scores, T talk)", now.keys));
}

/**
 * @template {string | number} T
 * @param {"theme" | "motion"} name
 * @param {string} label
 * @param {[T, string][]} choices
 * @param {T} chosen
 */
function choice(name, label, choices, chosen) {
  return h("fieldset", { class: "field" }, h("legend", null, label),
    h("div", { class: "segs" }, choices.map(([value, words]) => h("label", { class: "seg" },
      h("input", { type: "radio", name: `pref-${name}`, checked: value === chosen, onchange: () => change({ [name]: value }) }),
      h("span", null, words)))));
}

/** @param {"sound" | "autoplay" | "keys"} name @param {string} label @param {boolean} on */
function check(name, label, on) {
  const box = h("input", { type: "checkbox", checked: on, onchange: () => change({ [name]: box.checked }) });
  return h("label", { class: "check" }, box, label);
}
