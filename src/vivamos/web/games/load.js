/** The module of a game: `games/<id>/table.js` with its `style.css`, or the plain table for a game that brings none. */

/** @import {GameModule} from "../types.js" */

import { games } from "../api.js";
import { loadWords } from "../words.js";
import plain from "./plain.js";

/** @type {Map<string, Promise<GameModule>>} */
const loading = new Map();

/**
 * @param {string} id
 * @returns {Promise<GameModule>}
 */
export function loadGame(id) {
  let found = loading.get(id);
  if (!found) {
    found = load(id);
    loading.set(id, found);
  }
  return found;
}

/**
 * @param {string} id
 * @returns {Promise<GameModule>}
 */
async function load(id) {
  const [all] = await Promise.all([games(), loadWords(id)]);
  // What is not there is not asked for: the browser would complain.
  if (!all.some((game) => game.id === id && game.drawn)) return plain;
  const folder = new URL(`./${encodeURIComponent(id)}/`, import.meta.url);
  try {
    const [module] = await Promise.all([import(`${folder}table.js`), style(`${folder}style.css`)]);
    return module.default;
  } catch (error) {
    console.warn(`${id} is shown as a plain table:`, error);
    return plain;
  }
}

/**
 * @param {string} href
 * @returns {Promise<void>}
 */
function style(href) {
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
}
