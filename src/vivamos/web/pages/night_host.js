// What a host does on the page of a club night: draw the next games, start them, settle the rest, and end it.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { language, t } from "../words.js";
import { nightForm } from "./night_form.js";

/** @import {Night} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */
/** @import {NightActs} from "./night.js" */

/** The buttons under the next games. @param {Night} night @param {Map<string, Drawn>} games @param {NightActs} acts */
export function leading(night, games, acts) {
  const { state, attempt, show } = acts;
  const playing = night.tables.some((table) => table.state === "playing" || table.state === "waiting");
  const draw = () => attempt(async () => show(await api.changeNight(night.id, "draw", { games: state.game ? [state.game] : null })));
  const start = (/** @type {boolean} */ anyway) => attempt(async () => {
    state.sure = "";
    show(await api.changeNight(night.id, "start", { anyway }));
  });
  const which = h("select", {
    "aria-label": t("club-which"),
    onchange: () => {
      state.game = which.value;
    },
  }, h("option", { value: "", selected: !state.game }, t("club-which-all")), night.games.map(({ game }) => h("option", { value: game, selected: game === state.game }, games.get(game)?.game.name ?? game)));
  return h("div", { class: "lead" },
    night.games.length > 1 ? h("span", { class: "pick", "data-keep": "", key: `which ${night.games.map((each) => each.game).join(" ")}` }, which, icon("i-down")) : null,
    h("button", { class: night.next.length ? "tb" : "tb solid", type: "button", onclick: draw }, t(night.next.length ? "club-draw-again" : "club-draw")),
    night.next.length ? h("button", { class: "tb solid", type: "button", onclick: () => (playing ? ask("start") : start(false)) }, icon("i-play"), t("club-start")) : null,
    playing && night.next.length && state.sure === "start" ? sure(t("club-start-text"), t("club-start-anyway"), () => start(true)) : null);

  /** @param {string} what */
  function ask(what) {
    state.sure = what;
    show(night);
  }
  /** @param {string} text @param {string} yes @param {() => void} act */
  function sure(text, yes, act) {
    return h("div", { class: "code", role: "group" }, h("p", null, text),
      h("div", { class: "two" }, h("button", { class: "tb solid", type: "button", onclick: act }, yes), h("button", { class: "tb", type: "button", onclick: () => ask("") }, t("club-not-yet"))));
  }
}

/** The rest of it, folded away. @param {Night} night @param {Map<string, Drawn>} games @param {NightActs} acts */
export function hosting(night, games, acts) {
  const { state, attempt, show } = acts;
  state.form ??= nightForm(games, {
    chosen: night, words: t("club-save"),
    send: async (wish) => show(await api.changeNight(night.id, "settings", wish), t("club-saved")),
  });
  const newCode = () => attempt(async () => {
    await api.changeNight(night.id, "code", { language });
    await acts.refresh();
  });
  const end = () => attempt(async () => show(await api.changeNight(night.id, "end", { sure: true })));
  return h("section", { class: "panel hst" },
    h("details", null, h("summary", null, h("h2", null, t("club-host")), icon("i-down")),
      state.form.isConnected ? h("form", { "data-keep": "", key: "night-form" }) : state.form,
      h("div", { class: "two" }, h("button", { class: "tb", type: "button", onclick: newCode }, icon("i-key"), t("club-new-code"))),
      h("details", { class: "end" }, h("summary", null, t("club-end")),
        h("p", { class: "sub" }, t("club-end-text")), h("div", { class: "two" }, h("button", { class: "tb solid", type: "button", onclick: end }, t("club-end-sure"))))));
}
