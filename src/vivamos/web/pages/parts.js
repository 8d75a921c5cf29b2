// Pieces that several pages share: the small header, the menus, a place for what went wrong.

import { h } from "../dom.js";
import { icon, logo } from "../draw.js";
import { t } from "../words.js";

/** @import {Child, Game, GameModule} from "../types.js" */

/** The header of the pages beside the lobby. @param {...Child} children */
export function bar(...children) {
  return h("header", { class: "head" },
    h("a", { class: "home", href: "/", "aria-label": t("home-link") }, logo()), children);
}

let menus = 0;

/**
 * A button that opens a small panel under itself; Escape, a press elsewhere or leaving it by Tab closes it.
 * @param {Child[]} button what stands on the button
 * @param {() => Child} content made anew at each opening
 * @param {{label: string, cls?: string}} how
 */
export function menu(button, content, { label, cls = "" }) {
  const id = `menu-${++menus}`;
  const panel = h("div", { class: "drop", id, role: "group", "aria-label": label, hidden: true });
  const opener = h("button", {
    class: `tb ${cls}`.trim(), type: "button", "aria-expanded": "false", "aria-controls": id,
    onclick: () => turn(panel.hidden !== false),
  }, button);
  const box = h("div", {
    class: "menu",
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || panel.hidden) return;
      event.stopPropagation();
      turn(false);
      opener.focus();
    },
    onfocusout: (/** @type {FocusEvent} */ event) => {
      if (event.relatedTarget instanceof Node && !box.contains(event.relatedTarget)) turn(false);
    },
  }, opener, panel);

  /** @param {PointerEvent} event */
  function elsewhere(event) {
    if (!(event.target instanceof Node && box.contains(event.target))) turn(false);
  }
  /** @param {boolean} open */
  function turn(open) {
    if (open === !panel.hidden) return;
    panel.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (open) {
      panel.replaceChildren(h("div", null, content()));
      addEventListener("pointerdown", elsewhere, true);
    } else removeEventListener("pointerdown", elsewhere, true);
  }
  return box;
}

/** @param {Game[]} games */
export function rulesMenu(games) {
  return menu([icon("i-book"), h("span", { class: "word" }, t("rules-link"))],
    () => h("ul", { class: "links" }, games.map((game) => h("li", null, h("a", { href: `/rules/${game.id}` }, game.name)))),
    { label: t("rules-link") });
}

/** The head of a page in the colours of the game's table, the whole picture at its right. @param {GameModule} module @param {string} head @param {string} text */
export function band(module, head, text) {
  return h("div", { class: "band" }, picture(module), h("p", { class: "band-h" }, head), h("p", { class: "band-t" }, text));
}

/** A place for words that are read aloud as soon as they are shown. */
export function notice() {
  const element = h("p", { class: "notice", role: "alert" });
  return {
    element,
    /** @param {string} text */
    show: (text) => {
      element.textContent = text;
    },
  };
}

/** A game's drawing for a tile or a band; one without drawings has none. @param {GameModule} module */
export function picture(module) {
  try {
    const drawn = module.picture();
    if (!(drawn instanceof SVGSVGElement && drawn.classList.contains("art"))) return null;
    const { width, height } = drawn.viewBox.baseVal; // for places that show the whole of it
    drawn.style.setProperty("aspect-ratio", `${width} / ${height}`);
    return drawn;
  } catch (error) {
    console.warn(error); // a tile without its drawing is still a tile
    return null;
  }
}
