// A deck of one's own, folded away: pasted, or chosen as a file.

import { h } from "../dom.js";
import { icon } from "../draw.js";
import { t, tn } from "../words.js";

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
      if (chosen.size > MOST) return complain(t("new-deck-too-large"));
      text.value = await chosen.text();
      complain("");
    },
  });
  const element = h("details", { class: "fld deck", "data-field": "deck" },
    h("summary", null, h("span", { class: "lab" }, t("new-deck")), icon("i-down")),
    h("p", { class: "txt", id: "deck-x" }, tn("new-deck-text", {
      link: h("a", { href: `/rules/${game.id}#options`, target: "_blank" }, t("new-deck-rules")),
    })),
    h("label", { class: "vh", for: "deck-t" }, t("new-deck-label")), text,
    h("p", null, file, h("label", { class: "tb", for: "deck-f" }, t("new-deck-file"))), error);

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
      throw new Error(t("new-deck-no-json", { why: /** @type {Error} */ (wrong).message }));
    }
    if (deck === null || typeof deck !== "object" || Array.isArray(deck)) throw new Error(t("new-deck-no-object"));
    return deck;
  }
  return { name: "deck", element, value, complain };
}
