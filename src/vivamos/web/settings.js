/** What this browser remembers: a person's preferences, and the tokens of the seats they hold. */

/**
 * @typedef {object} Settings
 * @property {string} name what the person is called at tables
 * @property {0 | 120 | 250 | 500} motion how long a card flies, in ms
 * @property {boolean} sound
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} autoplay a forced single move is made by itself
 * @property {boolean} keys single letters are shortcuts
 * @property {string} language empty: as the browser
 */

/** @typedef {{token: string, seat: number, at: number}} Held */

const STORE = "vivamos.settings";
const TOKENS = "vivamos.tokens";

/** @type {Settings} */
const DEFAULTS = { name: "", motion: 250, sound: false, theme: "auto", autoplay: false, keys: true, language: "" };

/** Private windows and full disks refuse; the page then remembers until it is closed. @type {Map<string, string>} */
const fallback = new Map();

/** @param {string} key @returns {any} */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? fallback.get(key) ?? "null");
  } catch {
    return JSON.parse(fallback.get(key) ?? "null");
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Remembered until the page is closed.
  }
}

/** @type {Settings} */
let current = { ...DEFAULTS, ...read(STORE) };
/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

function show() {
  if (current.theme === "auto") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.setAttribute("data-theme", current.theme);
  document.documentElement.style.setProperty("--mo-tap", `${Math.min(motion(), 120)}ms`);
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a card flies now: the preference, but nothing moves for who asked the system for that. */
export function motion() {
  return calm.matches ? 0 : current.motion;
}

/** @returns {Readonly<Settings>} */
export function settings() {
  return current;
}

/** @param {Partial<Settings>} change */
export function change(change) {
  current = { ...current, ...change };
  write(STORE, current);
  show();
  for (const listener of listeners) listener(current);
}

/** @param {(settings: Settings) => void} listener @returns {() => void} stops it */
export function onChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The seats this browser holds, by table. A token is a secret: it never goes into an address or a log. */
export const tokens = {
  /** @param {string} table @returns {Held | null} */
  get(table) {
    return read(TOKENS)?.[table] ?? null;
  },
  /** @returns {Record<string, Held>} */
  all() {
    return read(TOKENS) ?? {};
  },
  /** @param {string} table @param {string} token @param {number} seat */
  set(table, token, seat) {
    write(TOKENS, { ...tokens.all(), [table]: { token, seat, at: Date.now() } });
  },
  /** @param {string} table */
  drop(table) {
    const { [table]: _gone, ...rest } = tokens.all();
    write(TOKENS, rest);
  },
};

// Another tab of this browser changes them too.
addEventListener("storage", (event) => {
  if (event.key !== STORE) return;
  current = { ...DEFAULTS, ...read(STORE) };
  show();
  for (const listener of listeners) listener(current);
});
calm.addEventListener("change", show);
show();
