/** Small words that the parts of the table share. */

/** `+7`, `−2`, `0`. @param {number} points */
export function signed(points) {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** `Teo`, `Teo and Inés`, `Teo, Inés and Cato`. @param {string[]} names */
export function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
