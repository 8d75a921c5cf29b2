// The standing of a club night, and its people: who plays, who sits out, and what a host can do about it.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { signed, t } from "../words.js";
import { face } from "./faces.js";

/** @import {Night, NightPerson} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */
/** @import {NightActs} from "./night.js" */

/** "+2.0" @param {number} luck */
const oneDecimal = (luck) => (luck > 0 ? `+${luck.toFixed(1)}` : luck.toFixed(1).replace("-", "−"));

/** @param {Night} night @param {Map<string, Drawn>} games */
export function standing(night, games) {
  const people = new Map(night.people.map((each) => [each.number, each]));
  const allKnown = night.standing.every((line) => line.reviewed === line.games);
  return h("section", null, h("h2", null, t("club-standing")),
    h("table", { class: "std" },
      h("thead", null, h("tr", null, h("th", { scope: "col" }, h("span", { class: "vh" }, t("club-column-place"))), h("th", { scope: "col" }, t("club-column-player")), h("th", { scope: "col" }, t("club-column-games")),
        h("th", { scope: "col" }, t("club-column-luck")), h("th", { scope: "col" }, t("club-column-points")))),
      h("tbody", null, night.standing.map((line) => {
        const who = /** @type {NightPerson} */ (people.get(line.number));
        return h("tr", { class: who.me ? "me" : "", key: String(line.number) },
          h("td", null, line.place),
          h("th", { scope: "row" }, h("span", { class: "w" }, face(who.avatar, games), h("bdi", null, who.name))),
          h("td", null, line.games),
          h("td", null, line.luck === null ? [h("span", { "aria-hidden": "true" }, "–"), h("span", { class: "vh" }, t("club-luck-unknown"))] : oneDecimal(line.luck)),
          h("td", null, signed(line.points).replace("+", "")));
      }))),
    h("p", { class: "sub" }, t(`club-rule-${night.points}`), " ", t("club-rule-luck"), " ", allKnown ? "" : t("club-luck-comes")));
}

/** @param {Night} night @param {Map<string, Drawn>} games @param {NightActs} acts */
export function people(night, games, acts) {
  const me = night.people.find((each) => each.me);
  const open = night.state === "open";
  const shown = night.people.filter((each) => each.state !== "removed" && (each.state !== "left" || night.role !== "guest"));
  return h("section", { class: "panel ppl" },
    h("details", null, h("summary", null, h("h2", null, t("club-people", { number: shown.filter((each) => each.state !== "left").length })), icon("i-down")), h("ul", null, shown.map((each) => h("li", { key: String(each.number) },
      face(each.avatar, games),
      h("div", null, h("b", null, h("bdi", null, each.name)), h("span", { class: "sub" }, said(each))),
      open && !each.me && night.role !== "guest" ? manage(night, each, acts) : null)))),
    open && me ? h("div", { class: "two" },
      me.state === "here" ? act(night, me, acts, "club-sit-out", { state: "resting" }, true) : act(night, me, acts, "club-play-on", { state: "here" }, true),
      me.state !== "left" && me.role !== "host" ? act(night, me, acts, "club-leave", { state: "left" }, true) : null) : null);
}

/** @param {NightPerson} each */
function said(each) {
  const role = each.role === "guest" ? [] : [t(`club-role-${each.role}`)];
  const state = each.state === "here" ? [] : [t(`club-state-${each.state}`)];
  return [...role, ...state].join(" · ");
}

/** @param {Night} night @param {NightPerson} each @param {NightActs} acts */
function manage(night, each, acts) {
  return h("details", { class: "more" }, h("summary", { "aria-label": t("club-manage", { name: each.name }) }, "…"),
    h("div", null,
      each.state === "here" ? act(night, each, acts, "club-sits-out", { state: "resting" }) : act(night, each, acts, "club-plays-on", { state: "here" }),
      each.role === "host" ? null : act(night, each, acts, "club-remove", { state: "removed" }),
      night.role !== "host" || each.state === "left" ? null : each.role === "cohost" ? act(night, each, acts, "club-make-guest", { role: "guest" }) : act(night, each, acts, "club-make-cohost", { role: "cohost" }),
      night.role === "host" && each.state !== "left" ? act(night, each, acts, "club-make-host", { role: "host" }) : null));
}

/** @param {Night} night @param {NightPerson} each @param {NightActs} acts @param {string} words @param {{state?: string, role?: string}} how @param {boolean} [plain] */
function act(night, each, { attempt, refresh }, words, how, plain = false) {
  return h("button", {
    class: plain ? "tb" : "text-link", type: "button", "aria-label": plain ? null : t("club-act-label", { act: t(words), name: each.name }),
    onclick: () => attempt(async () => {
      await api.attendNight(night.id, each.number, how);
      await refresh();
    }),
  }, t(words));
}
