// What people see when a page cannot be shown: what happened, and what they can do now.

import { ApiError } from "../api.js";
import { h } from "../dom.js";
import { icon, logo } from "../draw.js";

/**
 * @param {HTMLElement} root
 * @param {unknown} error
 * @param {() => void} again
 */
export function errorPage(root, error, again) {
  const status = error instanceof Error && "status" in error ? Number(error.status) : -1;
  const lost = status === 0;
  const [title, text] =
    status === 404
      ? ["Nobody sits here", /** @type {Error} */ (error).message]
      : lost
        ? ["The server does not answer", "Look whether it is running. This page tries again by itself."]
        : ["This page did not come up", error instanceof ApiError ? error.message : "Something in it went wrong."];
  document.title = `${title} · Vivamos`;
  root.append(
    h("main", { class: "lost" }, logo("mark"), h("h1", null, title), h("p", { role: "alert" }, text),
      h("p", { class: "lost-go" },
        status === 404 ? null : h("button", { class: "tb solid", type: "button", onclick: again }, icon("i-again"), "Try again"),
        h("a", { class: "tb", href: "/" }, icon("i-home"), "To the lobby"))),
  );
  const waiting = lost ? setTimeout(again, 3000) : 0;
  return () => clearTimeout(waiting);
}
