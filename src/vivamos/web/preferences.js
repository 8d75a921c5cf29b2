/** The preferences of this browser as a small form; every change holds at once. Lobby and table show the same. */

import { h } from "./dom.js";
import { icon } from "./draw.js";
import { canInstall, install } from "./install.js";
import { change, settings } from "./settings.js";
import { canNotify, canVibrate, mayNotify } from "./table/attention.js";
import { LANGUAGES, t } from "./words.js";

/** @import {Settings} from "./settings.js" */

/** @type {[Settings["theme"], string][]} */
const THEMES = [["auto", "settings-theme-auto"], ["light", "settings-theme-light"], ["dark", "settings-theme-dark"]];
/** @type {[Settings["motion"], string][]} */
const MOTIONS = [[0, "settings-motion-none"], [120, "settings-motion-quick"], [250, "settings-motion-normal"], [500, "settings-motion-slow"]];

/** @type {[Settings["pace"], string][]} */
const PACES = [[0, "settings-pace-at-once"], [0.4, "settings-pace-quick"], [1, "settings-pace-normal"], [2, "settings-pace-slow"]];

export function preferences() {
  const now = settings();
  return h("div", { class: "prefs" },
    languages(now.language),
    choice("theme", t("settings-theme"), THEMES, now.theme),
    choice("motion", t("settings-motion"), MOTIONS, now.motion),
    choice("pace", t("settings-pace"), PACES, now.pace),
    check("sound", t("settings-sound"), now.sound),
    canNotify() ? notifications(now.notify) : null,
    canVibrate() ? check("vibrate", t("settings-vibrate"), now.vibrate) : null,
    check("coach", t("settings-coach"), now.coach),
    check("autoplay", t("settings-autoplay"), now.autoplay),
    check("keys", t("settings-keys"), now.keys),
    canInstall() ? h("button", { class: "tb", type: "button", onclick: install }, icon("i-home"), t("app-install")) : null);
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
 * @param {"theme" | "motion" | "pace"} name
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

/** @param {"sound" | "vibrate" | "coach" | "autoplay" | "keys"} name @param {string} label @param {boolean} on */
function check(name, label, on) {
  const box = h("input", { type: "checkbox", checked: on, onchange: () => change({ [name]: box.checked }) });
  return h("label", { class: "check" }, box, label);
}

/** The browser asks for leave, once, because of this press; what was refused there cannot be chosen here. @param {boolean} on */
function notifications(on) {
  const refused = h("p", { class: "note", role: "status", hidden: true }, t("settings-notify-refused"));
  const box = h("input", {
    type: "checkbox", checked: on && Notification.permission === "granted",
    onchange: async () => {
      if (box.checked) box.checked = await mayNotify();
      refused.hidden = box.checked || Notification.permission !== "denied";
      change({ notify: box.checked });
    },
  });
  return h("div", null, h("label", { class: "check" }, box, t("settings-notify")), refused);
}
