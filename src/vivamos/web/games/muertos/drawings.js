/** The drawings of Dia de los Muertos: cut tissue paper, sugar skulls, bread. Constant markup, put onto the page once. */

import { addDefs, petals, scallop } from "../../draw.js";

const diamonds = [0, 1, 2, 3, 4, 5].map((i) => `<path d="M${15 + 14 * i} -2.8l2.8 2.8-2.8 2.8-2.8-2.8z"/>`).join("");
const dots = Array.from({ length: 12 }, (_, i) => `<circle cx="${11.5 + 7 * i}" cy="0" r="1.5"/>`).join("");
const fringe = "a5.75 6 0 0 1 -11.5 0".repeat(8);
const eyes = (/** @type {number} */ dx, /** @type {number} */ y, /** @type {string} */ flower) =>
  `<g class="cal-c" transform="translate(${50 - dx} ${y})">${flower}</g><g class="cal-c" transform="translate(${50 + dx} ${y})">${flower}</g>`;

const DRAWINGS = `
<g id="dm-face"><rect class="edge" width="100" height="140" rx="9"/><path class="suit" d="M4 11a7 7 0 0 1 7-7h78a7 7 0 0 1 7 7v118${fringe}z"/>
<g class="hole"><g transform="translate(0 122)">${diamonds}</g><g transform="translate(0 115)">${dots}</g></g></g>
<g id="dm-m-g" class="hole"><path d="M76 9c10 0 15 5 15 15-10 0-15-5-15-15zM69 10c0 5 2 7 4 10-5-1-6-5-4-10zM91 31c-5 0-7-2-10-4 1 5 5 6 10 4z"/></g>
<g id="dm-m-p" class="hole"><use href="#dm-bloom" transform="translate(81 19) scale(1.08)"/></g>
<g id="dm-m-b" class="hole"><path d="M67 19c5 0 9-3 10-11 5 2 7 5 7 9 3-2 6-2 9 0-3 1-4 2-5 4-2 5-8 7-13 5l-6 5 2-7c-2-1-3-3-4-5z"/></g>
<g id="dm-m-k" class="hole"><path d="M84 8a11.5 11.5 0 1 0 7.5 16.5A10 10 0 0 1 84 8zM89 11l1.2 2.7 2.9.3-2.2 1.9.6 2.9-2.5-1.5-2.5 1.5.6-2.9-2.2-1.9 2.9-.3z"/></g>
<path id="dm-med" d="${scallop(50, 60, 31.5, 14, 7.3)}"/>
<g id="dm-bloom">${petals(0, 0, 8, 8, 2.6, 2)}<circle r="2"/></g>
<g id="dm-ring">${petals(50, 60, 14, 4.6, 1.2, 24.2)}</g>
<symbol id="dm-skull" viewBox="0 0 100 100"><path class="cal" d="M50 6C24 6 9 24 9 46c0 14 7 24 17 29v9c0 6 4 10 10 10h28c6 0 10-4 10-10v-9c10-5 17-15 17-29C91 24 76 6 50 6z"/>${eyes(18, 48, petals(0, 0, 8, 9, 4.2, 4))}<circle class="cal-k" cx="32" cy="48" r="6.5"/><circle class="cal-k" cx="68" cy="48" r="6.5"/><path class="cal-k" d="M50 58c3 4 6 8 5 10-2 2-3 0-5-1-2 1-3 3-5 1-1-2 2-6 5-10z"/><path class="cal-l" d="M30 78h40M36 73v10M43 73v11M50 73v11M57 73v11M64 73v10"/><g class="cal-c" transform="translate(50 22)">${petals(0, 0, 6, 6, 2.6, 2)}</g><path class="cal-l" d="M28 24c4-5 8-6 12-5M72 24c-4-5-8-6-12-5M20 62q5 2 8 7M80 62q-5 2-8 7"/></symbol>
<symbol id="dm-dog" viewBox="0 0 100 100"><path class="cal" d="M18 8c12 2 20 10 24 18h16c4-8 12-16 24-18 6 14 3 28-2 38 2 20-8 34-16 40-4 8-9 10-14 10s-10-2-14-10c-8-6-18-20-16-40C15 36 12 22 18 8z"/>${eyes(15, 46, petals(0, 0, 8, 6.5, 3.2, 3))}<circle class="cal-k" cx="35" cy="46" r="5"/><circle class="cal-k" cx="65" cy="46" r="5"/><path class="cal-k" d="M42 68h16c1 5-4 9-8 9s-9-4-8-9z"/><path class="cal-l" d="M50 77v7M42 86c3 2 6 0 8-2 2 2 5 4 8 2M24 18c5 3 8 6 10 11M76 18c-5 3-8 6-10 11"/><g class="cal-c" transform="translate(50 34)">${petals(0, 0, 6, 4, 2, 1)}</g></symbol>
<symbol id="dm-bread" viewBox="0 0 100 100"><path class="br-a" d="M8 68c0-28 18-46 42-46s42 18 42 46c0 8-6 14-14 14H22c-8 0-14-6-14-14z"/><path class="br-b" d="M16 66c14-4 24-14 30-34M84 66c-14-4-24-14-30-34M50 34v44"/><circle class="br-c" cx="50" cy="25" r="11"/><g class="br-d"><circle cx="30" cy="56" r="1.8"/><circle cx="38" cy="68" r="1.8"/><circle cx="62" cy="68" r="1.8"/><circle cx="70" cy="56" r="1.8"/><circle cx="26" cy="72" r="1.8"/><circle cx="74" cy="72" r="1.8"/></g></symbol>
<symbol id="dm-candle" viewBox="0 0 100 100"><path d="M50 8c10 12 13 18 13 24a13 13 0 0 1-26 0c0-6 3-12 13-24z" fill="#f5b63e"/><path d="M50 24c4 5 5 8 5 10a5 5 0 0 1-10 0c0-2 1-5 5-10z" fill="#fff4df"/><path d="M36 50h28v40H36z" fill="#fff4df"/><path d="M36 50h28v8c-4 0-3 8-7 8s-3-6-7-6-4 10-8 10-6-4-6-8z" fill="#e7d3b4"/><path d="M24 88h52v6a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z" fill="#cc1f69"/></symbol>
<g id="dm-back"><rect class="edge" width="100" height="140" rx="9"/><rect class="bk-c" x="4" y="4" width="92" height="132" rx="6"/><path class="bk-g" d="${scallop(50, 70, 31, 16, 6.3)}"/><g class="hole"><g transform="translate(0 12)">${diamonds}</g><g transform="translate(0 128)">${diamonds}</g></g><g class="calb"><use href="#dm-skull" x="28" y="47" width="44" height="44"/></g></g>
<symbol id="dm-flag" viewBox="0 0 120 84" overflow="visible"><path d="M0 0h120v70${"a7.5 9 0 0 1 -15 0".repeat(8)}z" fill="currentColor"/><g class="dm-cut"><g transform="translate(60 34) scale(1.9)"><use href="#dm-bloom"/></g><path d="M22 14c10 0 14 6 14 16-10 0-14-6-14-16zM98 14c-10 0-14 6-14 16 10 0 14-6 14-16zM22 56c8 0 12-5 12-13-8 0-12 5-12 13zM98 56c-8 0-12-5-12-13 8 0 12 5 12 13zM60 6l4 4-4 4-4-4zM60 56l4 4-4 4-4-4zM8 10l3.5 3.5L8 17l-3.5-3.5zM112 10l3.5 3.5-3.5 3.5-3.5-3.5zM8 34l3.5 3.5L8 41l-3.5-3.5zM112 34l3.5 3.5-3.5 3.5-3.5-3.5zM8 56l3.5 3.5L8 63l-3.5-3.5zM112 56l3.5 3.5-3.5 3.5-3.5-3.5z"/></g></symbol>
`;

addDefs("muertos", DRAWINGS);
