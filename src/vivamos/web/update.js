/**
 * Whether the server has newer pages than this one. A page keeps to the files it began with (their address has the digest of
 * all of them), so after an update it goes on as it is, says so, and is loaded anew at the next step to another page.
 */

import { h } from "./dom.js";
import { icon } from "./draw.js";
import { t } from "./words.js";

/** `/web/<version>/update.js` */
export const version = new URL(import.meta.url).pathname.split("/")[2];
let newer = false;

/** What is known so far. */
export const isNewer = () => newer;

/** Ask the server; null if none answers. @returns {Promise<boolean | null>} */
export async function looksNewer() {
  try {
    const answer = await fetch("/web/version.json", { cache: "no-store" });
    newer = answer.ok && (await answer.json()).version !== version;
    return newer;
  } catch {
    return null;
  }
}

/** Look whenever the server may be another one, and say so. */
export function watchForUpdates() {
  const look = async () => {
    if (document.visibilityState === "visible" && (await looksNewer())) tell();
  };
  addEventListener("connected-again", look);
  document.addEventListener("visibilitychange", look);
}

function tell() {
  if (document.querySelector(".updated")) return;
  const strip = h("div", { class: "updated", role: "status" },
    h("span", null, t("update-there")),
    h("button", { class: "tb solid", type: "button", onclick: () => location.reload() }, icon("i-again"), t("update-reload")),
    h("button", { class: "tb ico", type: "button", "aria-label": t("table-close"), onclick: () => strip.remove() }, icon("i-cross")));
  document.body.append(strip);
}
