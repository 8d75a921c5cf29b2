// A finished game by its link: `/game/<id>`.

import { finishedGame, get } from "../api.js";
import { showReplay } from "../replay/page.js";

/** @param {HTMLElement} root @param {string} id */
export async function mount(root, id) {
  const api = `/api/replays/${encodeURIComponent(id)}`;
  const overview = await finishedGame(id);
  return showReplay(root, { overview, ask: (path) => get(`${api}${path}`), address: `/game/${id}` });
}
