// Form fields for a game's options: each with its words, its rule, and a place for what is wrong with it.

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t, wordsOf } from "../words.js";

/** @import {Child, Game, GameOption} from "../types.js" */

/**
 * A field knows its value and can be told what is wrong with it.
 * @typedef {{name: string, element: HTMLElement, value: () => unknown, complain: (text: string) => void}} Field
 */

let made = 0;

/**
 * One question of a form.
 * @param {string} name what errors of the server call it
 * @param {Child} label
 * @param {(ids: {id: string, describedby: string}) => {control: HTMLElement, value: () => unknown}} make
 * @param {{text?: Child, group?: boolean, cls?: string}} [how] group: the control is several, labelled together
 * @returns {Field}
 */
export function field(name, label, make, { text = null, group = false, cls = "" } = {}) {
  const id = `f-${++made}`;
  const { control, value } = make({ id, describedby: `${id}-e${text ? ` ${id}-t` : ""}` });
  const error = h("p", { class: "wrong", id: `${id}-e` });
  const caption = group ? h("span", { class: "lab", id: `${id}-l` }, label) : h("label", { class: "lab", for: id }, label);
  if (group) {
    control.setAttribute("role", "radiogroup");
    control.setAttribute("aria-labelledby", `${id}-l`);
    control.setAttribute("aria-describedby", `${id}-e${text ? ` ${id}-t` : ""}`);
  }
  const element = h("div", { class: `fld ${cls}`.trim(), "data-field": name },
    h("div", { class: "q" }, caption, text ? h("p", { class: "txt", id: `${id}-t` }, text) : null), control, error);
  return {
    name,
    element,
    value,
    complain(text) {
      error.textContent = text;
      element.classList.toggle("bad", text !== "");
      const asked = /** @type {HTMLElement[]} */ ([...element.querySelectorAll("input, select, textarea")]);
      for (const each of asked) {
        if (text) each.setAttribute("aria-invalid", "true");
        else each.removeAttribute("aria-invalid");
      }
      if (text) (asked.find((each) => each.matches(":checked")) ?? asked[0])?.focus();
    },
  };
}

/**
 * Choices side by side, one of them chosen.
 * @param {string} group
 * @param {{value: string, words: Child}[]} choices
 * @param {string} chosen
 * @param {(value: string) => void} [onchange]
 */
export function segments(group, choices, chosen, onchange) {
  const box = h("div", { class: "opts" }, choices.map(({ value, words }) =>
    h("label", { class: "opt" },
      h("input", { type: "radio", name: group, value, checked: value === chosen, onchange: () => onchange?.(value) }),
      h("span", null, words))));
  const value = () => /** @type {HTMLInputElement | null} */ (box.querySelector("input:checked"))?.value ?? chosen;
  return { control: box, value };
}

/**
 * The field for an option of a game.
 * @param {Game} game
 * @param {GameOption} option
 * @param {() => string[]} seatNames who sits where, for options that name a seat
 */
export function optionField(game, option, seatNames) {
  const rule = h("a", { class: "rid", href: `/rules/${game.id}#${option.rule}`, target: "_blank", "aria-label": t("new-rule-label", { rule: option.rule }) }, option.rule);
  const words = wordsOf(game.id);
  const text = [words.text(`option-${option.name}-text`), " ", rule];
  const name = `options.${option.name}`;
  const label = words.text(`option-${option.name}`);
  if (option.type === "bool") {
    return field(name, label, ({ id, describedby }) => {
      const box = h("input", { id, type: "checkbox", role: "switch", class: "switch", checked: option.default === true, "aria-describedby": describedby, "data-on": t("new-on"), "data-off": t("new-off") });
      return { control: box, value: () => box.checked };
    }, { text, cls: "row" });
  }
  if (option.type === "int") return field(name, label, (ids) => stepper(option, label, ids), { text, cls: "row" });
  if (option.type === "choice") {
    const choices = (option.choices ?? []).map((value) => ({ value, words: words.text(`choice-${option.name}-${value}`) }));
    return field(name, label, () => segments(name, choices, String(option.default)), { text, group: true, cls: "row" });
  }
  return field(name, label, ({ id, describedby }) => seatSelect(option, id, describedby, seatNames), { text, cls: "row" });
}

/** A number with a button on either side. @param {GameOption} how @param {string} option its label @param {{id: string, describedby: string}} ids */
function stepper({ least, most, default: usual }, option, { id, describedby }) {
  const input = h("input", {
    id, type: "number", inputmode: "numeric", min: least ?? null, max: most ?? null, step: 1, value: String(usual),
    required: true, "aria-describedby": describedby,
  });
  /** @param {number} by @param {string} sign @param {string} label */
  const button = (by, sign, label) => h("button", {
    type: "button", "aria-label": label,
    onclick: () => {
      if (by < 0) input.stepDown();
      else input.stepUp();
    },
  }, sign);
  return {
    control: h("div", { class: "step" }, button(-1, "−", t("new-fewer", { option })), input, button(1, "+", t("new-more", { option }))),
    value: () => (input.value.trim() === "" ? null : Number(input.value)),
  };
}

/** @param {GameOption} option @param {string} id @param {string} describedby @param {() => string[]} seatNames */
function seatSelect(option, id, describedby, seatNames) {
  const select = h("select", { id, "aria-describedby": describedby });
  function fill() {
    const had = select.value || String(option.default);
    select.replaceChildren(h("option", { value: "random" }, t("new-random")),
      ...seatNames().map((name, seat) => h("option", { value: String(seat) }, name)));
    select.value = had;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  fill();
  select.addEventListener("focus", fill);
  select.addEventListener("pointerdown", fill);
  select.addEventListener("refill", fill); // the number of players has changed
  return { control: h("span", { class: "pick" }, select, icon("i-down")), value: () => (/^\d+$/.test(select.value) ? Number(select.value) : select.value) };
}
