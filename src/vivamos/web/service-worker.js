/**
 * The service worker: it keeps the shell of the pages (`shell.json`), so that something friendly comes up when no server answers,
 * and the files of its version that were used. Everything else goes to the server as if it were not there: no table, no
 * answer of the interface and no stream is ever kept.
 *
 * Each version of the pages registers it with its own digest, so it is of the same version as they are.
 */

const worker = /** @type {any} */ (self);
const VERSION = new URL(location.href).searchParams.get("version");
const FOLDER = `/web/${VERSION}/`;
const KEPT = "vivamos-";
const CACHE = KEPT + VERSION;
const NO_SERVER = [502, 503, 504]; // what a proxy says when there is none behind it

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  /** @type {Request} */
  const request = event.request;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (/^\/web\/[0-9a-f]{12}\//.test(pathname)) event.respondWith(file(request, pathname));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
});

// "Your turn" was pressed: the table comes to the front.
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(toFront(event.notification.data));
});

async function keepShell() {
  const names = await (await fetch(`${FOLDER}shell.json`)).json();
  const cache = await caches.open(CACHE);
  await cache.addAll(names.map((/** @type {string} */ name) => FOLDER + name));
}

/** A page that is still open may be of the version before this one. */
async function forgetOld() {
  const old = (await caches.keys()).filter((name) => name.startsWith(KEPT) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file of a version is the same for ever. @param {Request} request @param {string} path */
async function file(request, path) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && path.startsWith(FOLDER)) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}

/** Pages come from the server; the shell is for when there is none. @param {Request} request */
async function page(request) {
  const shell = () => caches.match(`${FOLDER}index.html`);
  try {
    const answer = await fetch(request);
    return NO_SERVER.includes(answer.status) ? ((await shell()) ?? answer) : answer;
  } catch {
    return (await shell()) ?? Response.error();
  }
}

/** @param {string} address */
async function toFront(address) {
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find((/** @type {any} */ client) => new URL(client.url).pathname === address);
  return there ? there.focus() : worker.clients.openWindow(address);
}
