/** The preferences of this browser as a small form; every change holds at once. Lobby and table show the same. */

import { h } from "./dom.js";
import { icon } from "./draw.js";
import { change, settings } from "./settings.js";
import { LANGUAGES, t } from "./words.js";

/** @import {Settings} from "./settings.js" */

/** @type {[Settings["theme"], string][]} */
const THEMES = [["auto", "settings-theme-auto"], ["light", "settings-theme-light"], ["dark", "settings-theme-dark"]];
/** @type {[Settings["motion"], string][]} */
const MOTIONS = [[0, "settings-motion-none"], [120, "settings-motion-quick"], [250, "settings-motion-normal"], [500, "settings-motion-slow"]];

export function preferences() {
  const now = settings();
  return h("div", { class: "prefs" },
    languages(now.language),
    choice("theme", t("settings-theme"), THEMES, now.theme),
    choice("motion", t("settings-motion"), MOTIONS, now.motion),
    check("sound", t("settings-sound"), now.sound),
    check("autoplay", t("settings-autoplay"), now.autoplay),
    check("keys", t("settings-keys"), now.keys));
}

/** Each by its own name, so that whoever cannot read the page finds theirs. @param {string} chosen */
function languages(chosen) {
  const select = h("select", {
    id: "pref-language",
    onchange: () => {
      change({ language: select.value });
      location.reload(); // the words of a page are loaded once
    },
  }, [["", t("settings-language-browser")], ...LANGUAGES].map(([code, name]) => h("option", { value: code, lang: code || null, selected: code === chosen }, name)));
  return h("div", { class: "field" }, h("label", { for: "pref-language" }, t("settings-language")), h("span", { class: "pick" }, select, icon("i-down")));
}

/**
 * @template {string | number} T
 * @param {"theme" | "motion"} name
 * @param {string} label
 * @param {[T, string][]} choices each with its message
 * @param {T} chosen
 */
function choice(name, label, choices, chosen) {
  return h("fieldset", { class: "field" }, h("legend", null, label),
    h("div", { class: "segs" }, choices.map(([value, words]) => h("label", { class: "seg" },
      h("input", { type: "radio", name: `pref-${name}`, checked: value === chosen, onchange: () => change({ [name]: value }) }),
      h("span", null, t(words))))));
}

/** @param {"sound" | "autoplay" | "keys"} name @param {string} label @param {boolean} on */
function check(name, label, on) {
  const box = h("input", { type: "checkbox", checked: on, onchange: () => change({ [name]: box.checked }) });
  return h("label", { class: "check" }, box, label);
}
