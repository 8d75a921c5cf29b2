// No server answers: what that means, how to play on this device all the same, and a look now and then whether it is back.

import { h } from "../dom.js";
import { icon, logo } from "../draw.js";
import { t, tn } from "../words.js";

const LOOK_EVERY = 3000; // ms
const HERE = "http://localhost:8400/";

/**
 * @param {HTMLElement} root
 * @param {() => void} again
 */
export function noServerPage(root, again) {
  const title = t("no-server-title");
  document.title = t("page-title", { page: title });
  root.append(
    h("main", { class: "lost alone" }, logo("mark"), h("h1", null, title),
      h("p", { role: "status" }, t("no-server-text")),
      h("p", { class: "lost-go" },
        h("button", { class: "tb solid", type: "button", onclick: again }, icon("i-again"), t("error-again"))),
      h("section", null,
        h("h2", null, t("no-server-own")),
        h("p", null, t("no-server-own-text")),
        h("ol", null,
          h("li", null, tn("no-server-start")),
          h("li", null, tn("no-server-open", { link: h("a", { href: HERE }, "localhost:8400") })),
          h("li", null, tn("no-server-phone"))))),
  );
  let looking = false;
  const look = async () => {
    if (looking || document.visibilityState === "hidden") return;
    looking = true;
    const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
    looking = false;
    if (answer?.ok) again();
  };
  const timer = setInterval(look, LOOK_EVERY);
  addEventListener("online", look);
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
  };
}
