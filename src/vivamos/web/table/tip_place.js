/** Where a tooltip or popover lies. */

/** Over the element, or below it where there is no room; beside a raised card. @param {HTMLElement} made @param {Element} el */
export function put(made, el) {
  const at = (el.querySelector(".card") ?? el).getBoundingClientRect();
  const strip = el.getBoundingClientRect();
  // Of a card that lies under the next one only a strip can be seen: point there.
  const point = strip.width < at.width ? strip.left + Math.min(strip.width, at.width) / 2 : at.left + at.width / 2;
  const raised = el.closest(".hand")?.querySelector(".card.sel")?.getBoundingClientRect();
  const aside = raised ? besides(raised, point, made.offsetWidth) : null;
  const edge = el.closest(".table")?.getBoundingClientRect().right ?? innerWidth;
  const left = Math.max(8, Math.min(aside ?? point - made.offsetWidth / 2, edge - made.offsetWidth - 8));
  const covers = raised && left < raised.left + raised.width / 2 && left + made.offsetWidth > raised.left;
  // What stands over the card is read too.
  const above = Math.min(at.top, el.querySelector(".abv")?.getBoundingClientRect().top ?? at.top);
  const top = (covers ? Math.min(raised.top, above) : above) - made.offsetHeight - 10;
  const under = at.bottom + 12;
  const fits = under + made.offsetHeight + 8 <= innerHeight;
  const below = top < 8 && (fits || at.top < innerHeight / 2); // where neither has room, it covers what lies farther
  made.classList.toggle("below", below);
  made.style.left = `${left}px`;
  made.style.top = `${below ? Math.max(8, Math.min(under, innerHeight - made.offsetHeight - 8)) : Math.max(8, top)}px`;
  made.style.setProperty("--at", `${Math.max(14, Math.min(point - left, made.offsetWidth - 14))}px`);
}

/**
 * The selected card stands higher than the others: a tooltip does not cover its number, if it can lie beside it.
 * @param {DOMRect} raised
 * @param {number} point where the tooltip points
 * @param {number} width
 * @returns {number | null} its left edge
 */
function besides(raised, point, width) {
  if (point - width / 2 > raised.right || point + width / 2 < raised.left) return null;
  return point > raised.left + raised.width / 2 ? Math.min(raised.right + 8, point - 20) : Math.max(raised.left - 8 - width, point + 20 - width);
}
