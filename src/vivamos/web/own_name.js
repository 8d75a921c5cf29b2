/** What this person is called towards others. */

import { change, settings } from "./settings.js";
import { t } from "./words.js";

/** Whoever has not given a name gets one, which can be changed. */
export function ownName() {
  if (settings().name) return settings().name;
  const names = t("invented-names").split(/\s+/);
  change({ name: names[Math.floor(Math.random() * names.length)] });
  return settings().name;
}
