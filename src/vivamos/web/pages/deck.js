// A deck of one's own, folded away: pasted, or chosen as a file.

import { h } from "../dom.js";
import { icon } from "../draw.js";

/** @import {Game} from "../types.js" */
/** @import {Field} from "./fields.js" */

const MOST = 100_000; // characters; the server would refuse more anyway

/** @param {Game} game @returns {Field} */
export function deckField(game) {
  const error = h("p", { class: "wrong", id: "deck-e" });
  const text = h("textarea", {
    id: "deck-t", rows: 6, spellcheck: "false", "aria-describedby": "deck-e deck-x", placeholder: '{"total": 36, "hands": 9, "cards": [ … ]}',
  });
  const file = h("input", {
    type: "file", id: "deck-f", class: "vh", accept: ".json,application/json",
    onchange: async () => {
      const chosen = file.files?.[0];
      if (!chosen) return;
      if (chosen.size > MOST) return complain("This file is too large for a deck.");
      text.value = await chosen.text();
      complain("");
    },
  });
  const element = h("details", { class: "fld deck", "data-field": "deck" },
    h("summary", null, h("span", { class: "lab" }, "A deck of your own"), icon("i-down")),
    h("p", { class: "txt", id: "deck-x" }, "Other cards for this table, as JSON. What a deck may hold is told at the end of the ",
      h("a", { href: `/rules/${game.id}#options`, target: "_blank" }, "rules"), "."),
    h("label", { class: "vh", for: "deck-t" }, "The deck as JSON"), text,
    h("p", null, file, h("label", { class: "tb", for: "deck-f" }, "Choose a file")), error);

  /** @param {string} words */
  function complain(words) {
    error.textContent = words;
    element.classList.toggle("bad", words !== "");
    if (!words) return text.removeAttribute("aria-invalid");
    element.open = true;
    text.setAttribute("aria-invalid", "true");
    text.focus();
  }

  function value() {
    const written = text.value.trim();
    if (!written) return null;
    let deck;
    try {
      deck = JSON.parse(written);
    } catch (wrong) {
      throw new Error(`This is not JSON yet: ${/** @type {Error} */ (wrong).message}.`);
    }
    if (deck === null || typeof deck !== "object" || Array.isArray(deck)) throw new Error("A deck is an object: {\"cards\": […], …}.");
    return deck;
  }
  return { name: "deck", element, value, complain };
}
