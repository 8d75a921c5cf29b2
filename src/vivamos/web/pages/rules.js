// The rules of a game: the page of the docs, with drawn cards, contents, a search, and every rule at an address of its own.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon, title } from "../draw.js";
import { loadGame } from "../games/load.js";
import { language, t, wordsOf } from "../words.js";
import { band, bar, menu } from "./parts.js";
import { drawCards } from "./rules_cards.js";
import { searchOf } from "./rules_search.js";

const WIDE = "(min-width: 861px)"; // where contents and text stand side by side

/** @param {HTMLElement} root @param {string} id */
export async function mount(root, id) {
  const game = await api.game(id);
  const [page, games, module] = await Promise.all([api.get(`/api/games/${id}/rules?language=${language}`), api.games(), loadGame(id)]);
  document.title = t("page-title", { page: t("rules-title", { game: game.name }) });

  // The server renders our own docs page: nothing in it was typed by a visitor.
  const parsed = new DOMParser().parseFromString(page.html, "text/html");
  parsed.querySelector("h1")?.remove();
  const text = h("article", { class: "prose", lang: page.language }, ...document.adoptNode(parsed.body).childNodes);
  markRules(text, game.rules);
  linkRules(text, game.rules);
  drawCards(text, module);
  for (const mark of text.querySelectorAll("strong")) {
    const words = /^\[(.+)\]$/s.exec(mark.textContent ?? "")?.[1]; // [house]: a ruling of our own, in any language
    if (words) mark.replaceWith(h("span", { class: "mark-w" }, words));
  }
  for (const table of text.querySelectorAll("table")) {
    const box = h("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": t("rules-table") });
    table.replaceWith(box);
    box.append(table);
  }

  const search = searchOf(text);
  const others = menu([icon("i-book"), h("span", { class: "word" }, t("rules-others"))],
    () => h("ul", { class: "links" }, games.filter((each) => each.id !== id).map((each) => h("li", null, h("a", { href: `/rules/${each.id}` }, each.name)))),
    { label: t("rules-others-label") });
  others.classList.add("end");
  root.append(
    h("div", { class: `rules ${module.look ?? ""}` },
      bar(h("h1", null, h("span", { class: "vh" }, t("rules-title", { game: game.name })), title(game.name, 20, { label: null })), others,
        h("a", { class: "tb solid", href: `/new/${id}` }, icon("i-play"), h("span", { class: "word" }, t("rules-open-table")))),
      h("div", { class: "cols" },
        h("div", { class: "side" }, search.element,
          h("details", { class: "toc", open: matchMedia(WIDE).matches },
            h("summary", null, t("rules-contents"), icon("i-down")),
            h("nav", { "aria-label": t("rules-contents") }, contents(text)))),
        h("main", null, band(module, t("rules-head"), wordsOf(id).text("pitch")), text))),
  );

  const jump = () => show(text, decodeURIComponent(location.hash.slice(1)));
  jump();
  addEventListener("hashchange", jump);
  return () => {
    removeEventListener("hashchange", jump);
    search.end();
  };
}

/** Every rule is a line with its id; the id becomes a link to itself. @param {HTMLElement} text @param {string} letters */
function markRules(text, letters) {
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
  }
}

/** A rule that is named in the text is a link to it. @param {HTMLElement} text @param {string} letters */
function linkRules(text, letters) {
  const named = new RegExp(`(${letters}-\\d+)`);
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const nodes = [];
  while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode));
  for (const node of nodes) {
    if (!named.test(node.data) || node.parentElement?.closest("a")) continue;
    node.replaceWith(...node.data.split(named).map((words, i) => (i % 2 ? h("a", { class: "rid", href: `#${words}` }, words) : words)));
  }
}

/** @param {HTMLElement} text */
function contents(text) {
  const list = h("ul", { lang: text.lang });
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

/** @param {HTMLElement} text @param {string} id */
function show(text, id) {
  text.querySelector(".here")?.classList.remove("here");
  const place = id && text.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!(place instanceof HTMLElement)) return;
  if (place.classList.contains("rule")) place.classList.add("here");
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: place.classList.contains("rule") ? "center" : "start" });
}
