/** Vivamos as an app of this device: the service worker, and the browser's offer to install it. */

import { version } from "./update.js";

/** @typedef {Event & {prompt: () => Promise<unknown>}} Offer */

/** @type {Offer | null} */
let offer = null;

/** Only where a browser allows it: over TLS, or from this very machine. */
export function keepShell() {
  addEventListener("beforeinstallprompt", (event) => {
    offer = /** @type {Offer} */ (event);
  });
  addEventListener("appinstalled", () => {
    offer = null;
  });
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(`/service-worker.js?version=${version}`).catch((error) => console.warn("no service worker:", error));
}

/** Whether the browser would install it now. */
export const canInstall = () => offer !== null;

export async function install() {
  await offer?.prompt();
  offer = null; // it holds for one answer
}
