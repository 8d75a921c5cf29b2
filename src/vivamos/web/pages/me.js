// My page: who one is here, how one has played, one's games, devices and data.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon, lettering, logo } from "../draw.js";
import { loadGame } from "../games/load.js";
import { ownName } from "../own_name.js";
import { preferences } from "../preferences.js";
import { change } from "../settings.js";
import { locale, t } from "../words.js";
import { byGame, figures, ratings } from "./me_figures.js";
import { gameList } from "./me_games.js";
import { toWorkOn } from "./me_work.js";
import { devices, ownData } from "./me_devices.js";
import { face } from "./faces.js";
import { notice } from "./parts.js";
import { explainSigns } from "./signs.js";

/** @import {Me} from "../types.js" */
/** @import {Drawn} from "./lobby.js" */

/** Whoever has played nothing yet. @returns {Me} */
const nobody = () => ({
  name: ownName(), avatar: "", avatars: [], since: "", lasting_code: false, devices: [],
  all: { games: 0, won: 0, share: 0, even: 0, low: 0, high: 1 }, games: [], ratings: [],
});

/** @param {HTMLElement} root */
export async function mount(root) {
  document.title = t("page-title", { page: t("me-title") });
  const [all, found] = await Promise.all([api.games(), api.me()]);
  const drawn = await Promise.all(all.map(async (game) => /** @type {Drawn} */ ({ game, module: await loadGame(game.id) })));
  const games = new Map(drawn.sort((a, b) => (a.module.place ?? 99) - (b.module.place ?? 99)).map((each) => [each.game.id, each]));
  const trouble = notice();
  const announced = h("p", { class: "announced", role: "status" });
  const page = h("main", { class: "cols" });

  /** Do something, and show what came of it; what goes wrong is told. @template T @param {() => Promise<T>} act @returns {Promise<T | undefined>} */
  async function attempt(act) {
    trouble.show("");
    try {
      return await act();
    } catch (error) {
      trouble.show(/** @type {Error} */ (error).message);
      scrollTo({ top: 0 });
      return undefined;
    }
  }

  /** @param {Me | null} now @param {string} [words] */
  function show(now, words = "") {
    const me = now ?? nobody();
    if (now) change({ name: me.name });
    announced.textContent = words;
    const acts = { attempt, show, known: now !== null };
    page.replaceChildren(
      h("div", { class: "side" },
        identity(me, games, acts),
        devices(me, acts),
        h("section", { class: "panel" }, h("h2", null, t("settings-title")), preferences()),
        now ? ownData(acts) : null),
      h("div", { class: "mid" },
        now ? null : h("p", { class: "panel new-here" }, t("me-new")),
        figures(me.all, me.games, games),
        ratings(me.ratings, games),
        gameList(me, games, acts),
        now ? toWorkOn(games) : null,
        byGame(me.games, games)));
  }

  root.append(h("div", { class: "mine" },
    h("header", { class: "top" },
      h("a", { class: "home", href: "/", "aria-label": t("home-link") }, logo("mark"), lettering("VIVAMOS", 30, { gap: 9, label: null })),
      h("nav", { class: "end", "aria-label": t("me-ways") }, h("a", { class: "tb", href: "/" }, t("me-lobby")), h("a", { class: "tb", href: "/nights" }, t("me-club")))),
    trouble.element, announced, page));
  show(found);
  explainSigns(root);
}

/**
 * @typedef {object} MeActs
 * @property {<T>(act: () => Promise<T>) => Promise<T | undefined>} attempt
 * @property {(me: Me | null, words?: string) => void} show
 * @property {boolean} known whether the server knows this browser yet
 */

/** Face and name, both to be changed here. @param {Me} me @param {Map<string, Drawn>} games @param {MeActs} acts */
function identity(me, games, { attempt, show }) {
  const name = h("input", { class: "text", value: me.name, maxlength: 24, autocomplete: "nickname", "aria-label": t("me-name") });
  const form = h("form", {
    class: "rename", hidden: true,
    onsubmit: (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void attempt(async () => show(await api.changeMe("name", { name: name.value })));
    },
  }, name, h("button", { class: "tb solid" }, t("me-save")));
  const pen = h("button", {
    class: "tb ico", type: "button", "aria-label": t("me-rename"),
    onclick: () => {
      form.hidden = !form.hidden;
      if (!form.hidden) name.select();
    },
  }, icon("i-pen"));
  const since = me.since ? new Date(me.since).toLocaleDateString(locale, { month: "long", year: "numeric" }) : "";
  return h("section", { class: "panel who" },
    me.avatar ? h("div", { class: "big" }, face(me.avatar, games)) : null,
    h("div", null, h("h1", null, h("bdi", null, me.name), pen), since ? h("p", { class: "sub" }, t("me-since", { date: since })) : null),
    form,
    me.avatars.length ? faces(me, games, { attempt, show, known: true }) : null);
}

/** The first face of each game, and the one that was chosen. @param {Me} me @param {Map<string, Drawn>} games @param {MeActs} acts */
function faces(me, games, { attempt, show }) {
  const offered = me.avatars.filter((avatar) => games.has(avatar.split(":")[0]));
  return h("details", { class: "faces" }, h("summary", null, t("me-faces"), icon("i-down")),
    h("div", { role: "group", "aria-label": t("me-faces") }, offered.map((avatar) => {
      const [game, number] = avatar.split(":");
      return h("button", {
        type: "button", class: "face", "aria-pressed": String(avatar === me.avatar),
        "aria-label": t("me-face", { game: games.get(game)?.game.name, number: Number(number) + 1 }),
        onclick: () => attempt(async () => show(await api.changeMe("avatar", { avatar }))),
      }, face(avatar, games));
    })));
}
