/** What stands around the table of a lesson: the teacher's card, the list of steps, the buttons, the bar. */

/** @import {LessonPage} from "./page.js" */

import { h } from "../dom.js";
import { icon, logo, title } from "../draw.js";
import { settings } from "../settings.js";
import { t } from "../words.js";
import { dots } from "./dots.js";

const SECONDS_A_STEP = 20;

/** @param {LessonPage} page */
export function teacher(page) {
  const { steps } = page.lesson;
  const step = steps[page.at];
  if (!step) return learnt(page);
  return h(
    "section",
    { class: "teach", key: "teach", "aria-label": t("teach-lesson") },
    h("p", { class: "far" }, dots(page.at, steps.length), h("span", null, t("teach-step-of", { number: page.at + 1, all: steps.length }))),
    h("h2", null, page.said("title")),
    h("p", { class: "idea" }, page.said("text")),
    page.asks ? h("p", { class: "try" }, icon("i-play"), h("span", null, page.said("task"))) : null,
    page.hint > 0 ? h("p", { class: "teach-hint" }, icon("i-lamp"), h("span", null, h("b", null, t("teach-hint")), " ", page.said("hint"))) : null,
    page.why && page.tried === null ? h("p", { class: "teach-why" }, page.why.rule ? h("b", null, page.why.rule) : null, " ", page.room.text(page.why)) : null,
    page.asks ? null : h("button", { type: "button", class: "bb acc", key: "on", "data-on": "", onclick: () => void page.skip() }, t("teach-next"), icon("i-right")),
  );
}

/** @param {LessonPage} page */
function learnt(page) {
  const { game } = page.room;
  return h(
    "section",
    { class: "teach end", key: "teach", "aria-label": t("teach-lesson") },
    h("p", { class: "far" }, dots(page.lesson.steps.length, page.lesson.steps.length)),
    h("h2", null, t("teach-learnt", { game: game.name })),
    h("p", { class: "idea" }, t("teach-learnt-text")),
    h(
      "div",
      { class: "ends" },
      h("button", { type: "button", class: "bb acc", key: "first", "data-on": "", "aria-disabled": page.opening ? "true" : null, onclick: () => void page.firstGame() }, icon("i-play"), t("teach-first-game")),
      h("a", { class: "bb", href: `/rules/${game.id}` }, icon("i-book"), t("teach-rules")),
      h("button", { type: "button", class: "bb", onclick: () => void page.goTo(0) }, icon("i-again"), t("teach-again")),
      h("a", { class: "bb", href: "/" }, icon("i-home"), t("table-back-to-lobby")),
    ),
  );
}

/** @param {LessonPage} page */
export function bar(page) {
  const { game, module } = page.room;
  const loud = settings().sound;
  return h(
    "header",
    { class: "bar", key: "bar" },
    h("a", { class: "home", href: "/", "aria-label": t("table-home") }, logo()),
    h("a", { class: "tb ico away", href: "/", "aria-label": t("teach-leave") }, icon("i-cross")),
    h(
      "div",
      { class: "title" },
      h("h1", { class: "gt", tabindex: "-1", "aria-label": t("teach-learn", { game: game.name }) }, h("b", null, t("teach-learn", { game: game.name })), title((module.title ?? game.name).toUpperCase(), 17, { label: game.name })),
      h("p", { class: "st" }, h("b", null, t("teach-lesson")), h("span", { class: "more" }, t("teach-nobody-waits")), h("span", { class: "left" }, left(page))),
    ),
    h("a", { class: "tb leave", href: "/" }, t("teach-leave")),
    h("a", { class: "tb ico wide", href: `/rules/${game.id}`, target: "_blank", "aria-label": t("table-rules") }, icon("i-book")),
    h("button", { type: "button", class: "tb ico wide", "aria-label": t(loud ? "table-sound-is-on" : "table-sound-is-off"), "aria-pressed": String(loud), onclick: page.sound }, icon(loud ? "i-sound" : "i-mute")),
    h("button", { type: "button", class: "tb ico list", "aria-label": t("teach-steps"), "aria-expanded": String(page.beside), onclick: page.openBeside }, icon("i-log")),
  );
}

/** "About two minutes left." @param {LessonPage} page */
function left(page) {
  const minutes = Math.max(1, Math.round(((page.lesson.steps.length - page.at) * SECONDS_A_STEP) / 60));
  return t("teach-minutes-left", { minutes });
}

/** The steps, each to be gone to. @param {LessonPage} page */
export function side(page) {
  const { steps } = page.lesson;
  const one = (/** @type {{id: string}} */ { id }, /** @type {number} */ i) => {
    const done = i < page.way.length && i !== page.at;
    return h(
      "li",
      { class: i === page.at ? "c" : done ? "d" : null, key: id },
      h("button", { type: "button", "aria-current": i === page.at ? "step" : null, onclick: () => void page.goTo(i) }, h("span", { class: "n", "aria-hidden": "true" }, done ? icon("i-check") : i + 1), h("span", null, page.room.text(`lesson-${id}-title`)), done ? h("span", { class: "vh" }, t("teach-done")) : null),
    );
  };
  return h(
    "aside",
    { class: "rail", key: "rail", "aria-label": t("teach-steps") },
    h("button", { type: "button", class: "tb ico shut", "aria-label": t("table-close"), onclick: page.openBeside }, icon("i-cross")),
    h("h2", null, t("teach-learn", { game: page.room.game.name })),
    h("ol", { class: "steps" }, steps.map(one)),
    h("p", { class: "left" }, page.at < steps.length ? left(page) : null, " ", t("teach-come-back")),
  );
}

/** Back, a hint that says more each time, and on. @param {LessonPage} page */
export function buttons(page) {
  const last = page.at >= page.lesson.steps.length;
  const help = page.hint === 0 && page.tries < 2 ? "teach-hint" : page.hint === 1 && page.tries < 2 ? "teach-where" : "teach-show";
  return h(
    "nav",
    { class: "go", key: "go", "aria-label": t("teach-lesson") },
    h("button", { type: "button", class: "bb back", disabled: page.at === 0, onclick: () => void page.goTo(page.at - 1) }, icon("i-left"), h("span", null, t("teach-back"))),
    h("button", { type: "button", class: "bb help", disabled: last || !page.asks, onclick: () => page.help() }, icon("i-lamp"), h("span", null, t(help))),
    h("button", { type: "button", class: "bb next", disabled: last, onclick: () => void page.skip() }, h("span", { class: "long" }, t(page.asks ? "teach-know" : "teach-next")), h("span", { class: "short" }, t("teach-next")), icon("i-right")),
  );
}
