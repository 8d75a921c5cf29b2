// A club night: the banner for the wall, my table first, the standing, the next games. It asks again by itself.

import * as api from "../api.js";
import { h, morph } from "../dom.js";
import { settings } from "../settings.js";
import { shareOrCopy } from "../share.js";
import { Attention } from "../table/attention.js";
import { t } from "../words.js";
import { banner } from "./night_banner.js";
import { hosting, leading } from "./night_host.js";
import { drawnGames, frame, line } from "./night_parts.js";
import { people, standing } from "./night_standing.js";
import { board, coming, mineFirst, myTable, takeSeat, toLatecomer } from "./night_tables.js";
import { comeIn } from "./nights.js";
import { notice } from "./parts.js";

/** @import {Night, NightCode, NightRow} from "../types.js" */

const EVERY = 4000;
const MOST_LAST = 5;

/**
 * @typedef {object} NightActs
 * @property {<T>(act: () => Promise<T>) => Promise<T | undefined>} attempt do something; what goes wrong is told
 * @property {(night: Night, words?: string) => void} show
 * @property {() => Promise<void>} refresh
 * @property {{game: string, sure: string, form: HTMLElement | null}} state what a host has chosen so far
 */

/** @param {HTMLElement} root @param {string} id */
export async function mount(root, id) {
  const games = await drawnGames();
  const trouble = notice();
  const announced = h("p", { class: "announced", role: "status" });
  const page = h("main", { class: "night" });
  root.append(frame(trouble.element, announced, page));

  /** @type {NightCode | null} */
  let wall = null;
  /** @type {NightRow[]} */
  let last = [];
  /** @type {Attention | null} */
  let attention = null;
  let called = ""; // the table that I was told of
  let lost = false;
  let gone = false;
  /** @type {NightActs["state"]} */
  const state = { game: "", sure: "", form: null };

  /** @type {NightActs["attempt"]} */
  async function attempt(act) {
    trouble.show("");
    try {
      return await act();
    } catch (error) {
      trouble.show(/** @type {Error} */ (error).message);
      trouble.element.scrollIntoView({ block: "nearest" });
      return undefined;
    }
  }

  /** @type {NightActs} */
  const acts = { attempt, show, refresh, state };

  /** @param {Night} night @param {string} [words] */
  function show(night, words) {
    if (gone) return;
    if (words !== undefined) announced.textContent = words;
    call(night);
    const round = Math.max(0, ...night.tables.map((table) => table.round));
    const now = night.tables.filter((table) => table.round === round || table.state === "playing" || table.state === "waiting");
    const before = night.tables.filter((table) => !now.includes(table));
    const late = toLatecomer(night);
    const leads = night.role !== "guest" && night.state === "open";
    morph(page, [
      banner(night, wall, (link) => void pass(night.name, link)),
      h("div", { class: "mid", key: "mid" },
        h("section", null, h("h2", null, t("club-tables")), late ? h("p", { class: "late" }, late) : null,
          now.length ? h("div", { class: "tb4" }, mineFirst(now).map((table) => board(night, table, games, attempt))) : h("p", { class: "none" }, t("club-tables-none"))),
        night.state === "open" ? h("section", { class: "next" }, h("h2", null, t("club-next")),
          night.next.length ? h("ul", { class: "pr" }, mineFirst(night.next).map((table) => coming(table, games))) : null,
          h("p", { class: "sub" }, t(night.next.length ? "club-next-text" : "club-next-none")),
          leads ? leading(night, games, acts) : null) : null,
        before.length ? h("details", { class: "earlier" }, h("summary", null, t("club-earlier")), h("div", { class: "tb4" }, before.map((table) => board(night, table, games, attempt)))) : null),
      h("aside", { key: "side" },
        standing(night, games),
        people(night, games, acts),
        leads ? hosting(night, games, acts) : null,
        lastNights(last.filter((each) => each.id !== night.id))),
    ]);
  }

  /** Whoever has a table is told once. @param {Night} night */
  function call(night) {
    const mine = myTable(night);
    document.title = mine ? t("page-title", { page: t("club-ready") }) : t("page-title", { page: night.name });
    if ((mine?.id ?? "") === called) return;
    called = mine?.id ?? "";
    announced.replaceChildren();
    if (!mine) return;
    announced.append(h("span", null, t("club-ready")), h("button", { class: "tb solid", type: "button", onclick: () => attempt(() => takeSeat(night, mine)) }, t("lobby-take-seat")));
    attention ??= new Attention(`/night/${id}`, night.name);
    void attention.call(t("club-ready"));
  }

  /** @param {string} title @param {string} url */
  async function pass(title, url) {
    const how = await shareOrCopy({ title, url });
    if (how !== "shared") announced.textContent = how === "copied" ? t("table-link-copied") : url;
  }

  async function refresh() {
    const night = await api.night(id);
    if (night.code && wall?.code !== night.code) wall = await api.nightCode(id);
    show(night);
  }

  async function tick() {
    if (document.hidden && !settings().notify) return;
    try {
      await refresh();
      if (lost) trouble.show("");
      lost = false;
    } catch (error) {
      if (!lost) trouble.show(/** @type {Error} */ (error).message);
      lost = true; // said once; it comes back by itself
    }
  }

  try {
    last = await api.myNights();
    await refresh();
  } catch (error) {
    if (!(error instanceof api.ApiError) || error.status !== 403) throw error;
    document.title = t("page-title", { page: t("club-title") });
    page.replaceChildren(h("h1", null, t("club-title")), h("p", null, error.message), comeIn());
    return undefined;
  }
  const timer = setInterval(tick, EVERY);
  document.addEventListener("visibilitychange", tick);
  return () => {
    gone = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
    attention?.close();
  };
}

/** @param {NightRow[]} nights */
function lastNights(nights) {
  if (!nights.length) return null;
  return h("section", { class: "last" }, h("h2", null, t("club-last")), h("ul", null, nights.slice(0, MOST_LAST).map(line)));
}
