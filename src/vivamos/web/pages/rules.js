// The rules of a game: the page of the docs, with contents, a search, and every rule at an address of its own.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon, title } from "../draw.js";
import { loadGame } from "../games/load.js";
import { language, t, wordsOf } from "../words.js";
import { band, bar, menu } from "./parts.js";

/** @param {HTMLElement} root @param {string} id */
export async function mount(root, id) {
  const game = await api.game(id);
  const [page, games, module] = await Promise.all([api.get(`/api/games/${id}/rules?language=${language}`), api.games(), loadGame(id)]);
  document.title = t("page-title", { page: t("rules-title", { game: game.name }) });

  // The server renders our own docs page: nothing in it was typed by a visitor.
  const parsed = new DOMParser().parseFromString(page.html, "text/html");
  parsed.querySelector("h1")?.remove();
  const text = h("article", { class: "prose" }, ...document.adoptNode(parsed.body).childNodes);
  const rules = markRules(text, game.rules);
  for (const mark of text.querySelectorAll("strong")) {
    const words = /^\[(.+)\]$/s.exec(mark.textContent ?? "")?.[1]; // [house]: a ruling of our own, in any language
    if (words) mark.replaceWith(h("span", { class: "mark-w" }, words));
  }
  for (const table of text.querySelectorAll("table")) {
    const box = h("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": t("rules-table") });
    table.replaceWith(box);
    box.append(table);
  }

  const count = h("p", { class: "count", role: "status" });
  const search = h("input", {
    class: "text", type: "search", placeholder: t("rules-find"), "aria-label": t("rules-find"), autocomplete: "off",
    oninput: () => filter(text, rules, search.value, count),
  });
  const others = menu([icon("i-book"), h("span", { class: "word" }, t("rules-others"))],
    () => h("ul", { class: "links" }, games.filter((each) => each.id !== id).map((each) => h("li", null, h("a", { href: `/rules/${each.id}` }, each.name)))),
    { label: t("rules-others-label") });
  others.classList.add("end");
  root.append(
    h("div", { class: `rules ${module.look ?? ""}` },
      bar(h("h1", null, h("span", { class: "vh" }, t("rules-title", { game: game.name })), title(game.name, 20, { label: null })), others,
        h("a", { class: "tb solid", href: `/new/${id}` }, icon("i-play"), h("span", { class: "word" }, t("rules-open-table")))),
      h("div", { class: "cols" },
        h("nav", { class: "toc", "aria-label": t("rules-contents") }, search, count, contents(text)),
        h("main", null, band(module, t("rules-head"), wordsOf(id).text("pitch")), text))),
  );

  const jump = () => show(text, decodeURIComponent(location.hash.slice(1)));
  jump();
  addEventListener("hashchange", jump);
  return () => removeEventListener("hashchange", jump);
}

/** Every rule is a line with its id; the id becomes a link to itself. @param {HTMLElement} text @param {string} letters */
function markRules(text, letters) {
  /** @type {HTMLElement[]} */
  const rules = [];
  for (const anchor of text.querySelectorAll(`[id^="${CSS.escape(letters)}-"]`)) {
    const rule = anchor.closest("li") ?? anchor;
    if (!(rule instanceof HTMLElement)) continue;
    const id = anchor.id;
    if (anchor !== rule) {
      anchor.removeAttribute("id");
      rule.id = id;
    }
    rule.classList.add("rule");
    const number = [...rule.querySelectorAll("strong, a")].find((each) => each.textContent === id);
    (number?.closest("a") ?? number)?.replaceWith(h("a", { class: "rid", href: `#${id}` }, id));
    rules.push(rule);
  }
  return rules;
}

/** @param {HTMLElement} text */
function contents(text) {
  const list = h("ul", null);
  /** @type {HTMLElement} */
  let inner = list;
  for (const heading of text.querySelectorAll("h2, h3")) {
    heading.id ||= (heading.textContent ?? "").trim().toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
    const item = h("li", null, h("a", { href: `#${heading.id}` }, heading.textContent));
    if (heading.localName === "h2") {
      inner = h("ul", null);
      item.append(inner);
      list.append(item);
    } else inner.append(item);
  }
  for (const empty of list.querySelectorAll("ul:empty")) empty.remove();
  return list;
}

/** Only what holds every word of the search stays. @param {HTMLElement} text @param {HTMLElement[]} rules @param {string} wanted @param {HTMLElement} count */
function filter(text, rules, wanted, count) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  text.classList.toggle("found", words.length > 0);
  let found = 0;
  for (const rule of rules) {
    const said = (rule.textContent ?? "").toLowerCase();
    const fits = words.every((word) => said.includes(word));
    rule.hidden = !fits;
    found += Number(fits);
  }
  for (const list of text.querySelectorAll("ul, ol")) {
    if (list.querySelector(".rule")) list.classList.toggle("empty", !list.querySelector(".rule:not([hidden])"));
  }
  count.textContent = words.length === 0 ? "" : t("rules-found", { count: found });
}

/** @param {HTMLElement} text @param {string} id */
function show(text, id) {
  text.querySelector(".here")?.classList.remove("here");
  const place = id && text.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!(place instanceof HTMLElement)) return;
  place.hidden = false;
  if (place.classList.contains("rule")) place.classList.add("here");
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: place.classList.contains("rule") ? "center" : "start" });
}
