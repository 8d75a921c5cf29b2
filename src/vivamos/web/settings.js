/** What this browser remembers: a person's preferences, the tokens of the seats they hold, and who they are. */

/**
 * @typedef {object} Settings
 * @property {string} name what the person is called at tables
 * @property {0 | 120 | 250 | 500} motion how long a card flies, in ms
 * @property {0 | 0.4 | 1 | 2} pace how many times as long as usual bots think
 * @property {boolean} sound
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} autoplay a forced single move is made by itself
 * @property {boolean} coach the coach may be asked at tables that are opened here, unless one says otherwise
 * @property {boolean} notify a notification of the system says that it is my turn
 * @property {boolean} vibrate a phone trembles then
 * @property {boolean} keys single letters are shortcuts
 * @property {boolean} played whether a card was ever played here: then it needs no telling how
 * @property {string} language empty: as the browser
 */

/** @typedef {{token: string, seat: number, at: number, night?: string}} Held `night`: the club night that the table belongs to */

const STORE = "vivamos.settings";
const TOKENS = "vivamos.tokens";
const KEY = "vivamos.key";
const LESSONS = "vivamos.lessons";

/** @type {Settings} */
const DEFAULTS = { name: "", motion: 250, pace: 1, sound: false, theme: "auto", autoplay: false, coach: false, notify: false, vibrate: false, keys: true, played: false, language: "" };

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
  /** @param {string} table @param {string} token @param {number} seat @param {string} [night] */
  set(table, token, seat, night) {
    write(TOKENS, { ...tokens.all(), [table]: { token, seat, at: Date.now(), night } });
  },
  /** @param {string} table */
  drop(table) {
    const { [table]: _gone, ...rest } = tokens.all();
    write(TOKENS, rest);
  },
};

/**
 * How far somebody is in a lesson: by which move each step was done (null: skipped or shown), and whether it was all done once. `games` are the
 * tables of first games, `told` the rules of which the coach has said a word; `played`: a game was played to its end.
 * @typedef {{done: (string | null)[], learnt: boolean, played: boolean, games: string[], told: string[]}} Learning
 */

/** What this browser knows of lessons, by game. */
export const lessons = {
  /** @param {string} game @returns {Learning} */
  get(game) {
    return { done: [], learnt: false, played: false, games: [], told: [], ...read(LESSONS)?.[game] };
  },
  /** @param {string} game @param {Partial<Learning>} change */
  set(game, change) {
    write(LESSONS, { ...read(LESSONS), [game]: { ...lessons.get(game), ...change } });
  },
};

/** Who somebody is here: whoever has this key. It is a secret as tokens are. */
export function ownKey() {
  const kept = read(KEY);
  if (typeof kept === "string") return kept;
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  write(KEY, made);
  return made;
}

// Another tab of this browser changes them too.
addEventListener("storage", (event) => {
  if (event.key !== STORE) return;
  current = { ...DEFAULTS, ...read(STORE) };
  show();
  for (const listener of listeners) listener(current);
});
calm.addEventListener("change", show);
show();
