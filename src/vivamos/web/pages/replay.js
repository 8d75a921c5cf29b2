// Open a record: dropped on the page, or chosen as a file. It is sent to the server to be checked and told, not stored.

import { ApiError, get, post } from "../api.js";
import { h } from "../dom.js";
import { icon, lettering } from "../draw.js";
import { showReplay } from "../replay/page.js";
import { t } from "../words.js";
import { bar, notice } from "./parts.js";

const CHECKED_WITHIN = 120_000; // ms; a game that nobody has played yet is compiled first

/** @param {HTMLElement} root */
export function mount(root) {
  document.title = `${t("replay-open-record")} · Vivamos`;
  /** @type {(() => void) | null} */
  let undo = null;
  let left = false;
  const trouble = notice();
  const file = h("input", { type: "file", id: "record-file", class: "vh", accept: ".json,.jsonl,application/json", onchange: () => void take(file.files?.[0]) });
  const choose = h("div", { class: "records", hidden: true });
  const zone = h(
    "div",
    {
      class: "drop-zone",
      ondragover: (/** @type {DragEvent} */ event) => {
        event.preventDefault();
        zone.classList.add("over-it");
      },
      ondragleave: () => zone.classList.remove("over-it"),
      ondrop: (/** @type {DragEvent} */ event) => {
        event.preventDefault();
        zone.classList.remove("over-it");
        void take(event.dataTransfer?.files[0]);
      },
    },
    icon("i-again", "big-sign"),
    h("p", { class: "lead" }, t("replay-drop")),
    h("p", null, file, h("label", { class: "tb solid", for: "record-file" }, t("replay-choose-file"))),
    h("p", { class: "txt" }, t("replay-drop-text")),
  );

  /** @param {File | undefined} chosen */
  async function take(chosen) {
    if (!chosen) return;
    trouble.show("");
    choose.hidden = true;
    const text = await chosen.text();
    const records = recordsIn(text);
    if (records.length < 2) return open(records[0] ?? text);
    const list = h("select", { class: "inp", "aria-label": t("replay-which") }, records.map((record, i) => h("option", { value: i }, title(record, i))));
    choose.replaceChildren(h("p", { class: "lead" }, t("replay-many", { number: records.length })), list, h("button", { type: "button", class: "tb solid", onclick: () => void open(records[Number(list.value)] ?? "") }, t("replay-show")));
    choose.hidden = false;
    list.focus();
  }

  /** @param {string} record */
  async function open(record) {
    zone.setAttribute("aria-busy", "true");
    try {
      const overview = await bring(record);
      const api = `/api/replays/${overview.id}`;
      // The server forgets such records after a while: then it is told again.
      const ask = (/** @type {string} */ path) =>
        get(`${api}${path}`).catch(async (error) => {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
          await bring(record);
          return get(`${api}${path}`);
        });
      if (left) return;
      undo = await showReplay(root, { overview, ask, address: "/replay" });
    } catch (error) {
      trouble.show(error instanceof ApiError ? error.saidIn(gameOf(record)) : error instanceof Error ? error.message : String(error));
    }
    zone.removeAttribute("aria-busy");
  }

  root.append(
    h("div", { class: "replay-page" }, bar(h("h1", null, lettering(t("replay-open-record").toUpperCase(), 20, { gap: 9, label: t("replay-open-record") }))), h("main", null, trouble.element, zone, choose)),
  );
  return () => {
    left = true;
    undo?.();
  };
}

/** @param {string} record */
const bring = (record) => post("/api/replays", record, undefined, CHECKED_WITHIN);

/** The records of a file: one JSON object, or one in each line. What cannot be read is for the server to say. @param {string} text */
function recordsIn(text) {
  try {
    JSON.parse(text);
    return [text];
  } catch {
    const lines = text.split("\n").filter((line) => line.trim());
    return lines.length > 1 && lines.every((line) => line.startsWith("{")) ? lines : [text];
  }
}

/** @param {string} record @param {number} number */
function title(record, number) {
  const game = gameOf(record);
  return `${number + 1}. ${game}`;
}

/** @param {string} record */
function gameOf(record) {
  return /"game"\s*:\s*"([\w-]{1,40})"/.exec(record)?.[1] ?? "";
}
