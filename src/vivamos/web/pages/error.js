// What people see when a page cannot be shown: what happened, and what they can do now.

import { ApiError } from "../api.js";
import { h } from "../dom.js";
import { icon, logo } from "../draw.js";
import { t } from "../words.js";
import { noServerPage } from "./no_server.js";

/**
 * @param {HTMLElement} root
 * @param {unknown} error
 * @param {() => void} again
 */
export function errorPage(root, error, again) {
  const status = error instanceof Error && "status" in error ? Number(error.status) : -1;
  if (status === 0) return noServerPage(root, again);
  const [title, text] =
    status === 404
      ? [t("error-nobody"), /** @type {Error} */ (error).message]
      : [t("error-broken"), error instanceof ApiError ? error.message : t("error-broken-text")];
  document.title = t("page-title", { page: title });
  root.append(
    h("main", { class: "lost" }, logo("mark"), h("h1", null, title), h("p", { role: "alert" }, text),
      h("p", { class: "lost-go" },
        status === 404 ? null : h("button", { class: "tb solid", type: "button", onclick: again }, icon("i-again"), t("error-again")),
        h("a", { class: "tb", href: "/" }, icon("i-home"), t("error-to-lobby")))),
  );
  return undefined;
}
