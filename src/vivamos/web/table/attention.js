/** My turn, for who looks elsewhere: a notification of the system, and a phone that trembles. Both only for who chose so. */

import { settings } from "../settings.js";
import { t } from "../words.js";

const TREMBLE = [60, 50, 60]; // ms

/** Whether this browser could notify at all: that wants a secure address. */
export const canNotify = () => isSecureContext && typeof Notification === "function";
/** Whether this is a device that can tremble. */
export const canVibrate = () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

const looked = () => document.visibilityState === "visible";

/** Ask the person; only a press of theirs may lead here. @returns {Promise<boolean>} */
export async function mayNotify() {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** What a page has called for, and takes back once it is looked at. */
export class Attention {
  /** @type {{close: () => void}[]} */
  #open = [];

  /** @param {string} path of the page that calls @param {string} title what it is called */
  constructor(path, title) {
    this.path = path;
    this.title = title;
    document.addEventListener("visibilitychange", this.#looked);
  }

  /** It is my turn: no more than that is told, for others may see the screen. @param {string} [body] */
  async call(body = t("notify-your-turn")) {
    if (settings().vibrate && canVibrate()) navigator.vibrate(TREMBLE);
    if (!settings().notify || looked() || !canNotify() || Notification.permission !== "granted") return;
    const how = { body, tag: this.path, icon: "/icons/icon-192.png", data: this.path };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(this.title, how);
      this.#open = await worker.getNotifications({ tag: this.path });
    } else {
      const note = new Notification(this.title, how);
      note.onclick = () => window.focus();
      this.#open = [note];
    }
    if (looked()) this.done();
  }

  /** It is not my turn any more, or I look. */
  done() {
    for (const note of this.#open) note.close();
    this.#open = [];
  }

  close() {
    this.done();
    document.removeEventListener("visibilitychange", this.#looked);
  }

  #looked = () => {
    if (looked()) this.done();
  };
}
