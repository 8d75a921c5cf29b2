// The router: which page an address is, and what happens on the way from one to the next.

import { ApiError } from "./api.js";
import { keepShell } from "./install.js";
import { errorPage } from "./pages/error.js";
import { isNewer, looksNewer, watchForUpdates } from "./update.js";

/**
 * A page's module has `mount(root, what)`: it draws itself into `root` and gives back what undoes it.
 * @typedef {{mount: (root: HTMLElement, what: string) => void | (() => void) | Promise<void | (() => void)>}} Page
 */

/** @type {[RegExp, () => Promise<Page>][]} */
const ROUTES = [
  [/^\/$/, () => import("./pages/lobby.js")],
  [/^\/new\/([\w-]+)\/?$/, () => import("./pages/new.js")],
  [/^\/t\/([\w-]+)\/?$/, () => import("./table/page.js")],
  [/^\/me\/?$/, () => import("./pages/me.js")],
  [/^\/nights\/?$/, () => import("./pages/nights.js")],
  [/^\/night\/([\w-]+)\/?$/, () => import("./pages/night.js")],
  [/^\/game\/([\w-]+)\/?$/, () => import("./pages/game.js")],
  [/^\/game\/([\w-]+)\/report\/?$/, () => import("./report/page.js")],
  [/^\/replay\/?$/, () => import("./pages/replay.js")],
  [/^\/rules\/([\w-]+)\/?$/, () => import("./pages/rules.js")],
  [/^\/learn\/([\w-]+)\/?$/, () => import("./learn/page.js")],
];

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
/** @type {void | (() => void)} */
let unmount;
let shown = "";
let turn = 0; // a page that is still loading when the next one is asked for must not come up late

/** @param {string} address @param {{replace?: boolean}} [how] */
function go(address, { replace = false } = {}) {
  const to = new URL(address, location.href);
  if (to.origin !== location.origin || isNewer()) return replace ? location.replace(to) : location.assign(to);
  if (!replace) history.replaceState({ ...history.state, top: scrollY }, "");
  history[replace ? "replaceState" : "pushState"]({}, "", to);
  return show(true);
}

/** @param {boolean} moved whether a person came here from another page, not by loading this one */
async function show(moved) {
  const path = location.pathname;
  const mine = ++turn;
  shown = path;
  document.body.setAttribute("aria-busy", "true");
  const found = ROUTES.map(([pattern, load]) => ({ load, match: pattern.exec(path) })).find((each) => each.match);
  const box = document.createElement("div");
  box.className = "view";
  /** @type {void | (() => void)} */
  let undo;
  try {
    if (!found) throw new ApiError(404, { fact: "error-no-page" });
    const page = await found.load();
    if (mine !== turn) return;
    leave();
    root.replaceChildren(box);
    undo = await page.mount(box, found.match?.[1] ?? "");
  } catch (problem) {
    const newer = await looksNewer();
    if (mine !== turn) return;
    if (newer) return location.reload(); // what it lacks is of an older version
    const error = newer === null ? new ApiError(0, { fact: "error-no-answer" }) : problem;
    console.error(problem);
    leave();
    box.replaceChildren();
    root.replaceChildren(box);
    undo = errorPage(box, error, () => show(true));
  }
  if (mine !== turn) return undo?.();
  unmount = undo;
  document.body.removeAttribute("aria-busy");
  if (moved) settle();
}

function leave() {
  unmount?.();
  unmount = undefined;
}

/** The eye and the screen reader begin where the new page begins. */
function settle() {
  const top = history.state?.top;
  if (!location.hash) scrollTo(0, typeof top === "number" ? top : 0);
  const heading = root.querySelector("h1");
  if (!heading || location.hash || root.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (isNewer() || !ROUTES.some(([pattern]) => pattern.test(link.pathname))) return;
  if (link.pathname === location.pathname && link.hash) return; // a place on this page: the browser knows how
  event.preventDefault();
  void go(link.href);
});
addEventListener("popstate", () => {
  if (location.pathname !== shown) void show(true);
});
addEventListener("go", (event) => {
  const detail = /** @type {CustomEvent<string | {to: string, replace?: boolean}>} */ (event).detail;
  void (typeof detail === "string" ? go(detail) : go(detail.to, detail));
});

watchForUpdates();
keepShell();
history.scrollRestoration = "manual";
void show(false);
