// The drawings of VAMOS dia: skull, star, mask, one motif a colour, the card's back. Put into the page once.

import { addDefs, rays } from "../../draw.js";

const SKULL =
  "M12 1.8C6.3 1.8 2.4 5.7 2.4 10.7c0 3.3 1.7 5.6 4.3 6.7v2.5c0 1.3.9 2.3 2.2 2.3h6.2c1.3 0 2.2-1 2.2-2.3v-2.5" +
  "c2.6-1.1 4.3-3.4 4.3-6.7 0-5-3.9-8.9-9.6-8.9zM8 8.3a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5z" +
  "M16 8.3a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5zM12 14l1.5 2.7h-3zM9.6 19h1.1v3.2H9.6z" +
  "M13.3 19h1.1v3.2h-1.1z";
const STAR = "M12 2.4 14.9 8.7 21.8 9.5 16.7 14.2 18.1 21 12 17.6 5.9 21 7.3 14.2 2.2 9.5 9.1 8.7z";

const MASK = `<g class="mk-horn"><path d="M30 38C10 36 3 20 8 5c5 13 16 17 31 20zM70 38c20-2 27-18 22-33-5 13-16 17-31 20z"/></g>
<path class="mk-face" d="M50 20c22 0 33 13 33 31 0 11-3 17-6 24-4 12-14 21-27 21S27 87 23 75c-3-7-6-13-6-24 0-18 11-31 33-31z"/>
<path class="mk-dark" d="M22 44c8-6 20-4 25 7-9 4-20 3-25-7zM78 44c-8-6-20-4-25 7 9 4 20 3 25-7z"/>
<circle class="mk-eye" cx="37" cy="47.5" r="3.1"/><circle class="mk-eye" cx="63" cy="47.5" r="3.1"/>
<path class="mk-line" d="M19 37c9-7 20-6 28 3M81 37c-9-7-20-6-28 3M50 24v9M43 26l2 6M57 26l-2 6"/>
<path class="mk-dark" d="M42 60c3-5 5-7 8-7s5 2 8 7c-2 4-5 4-8 2-3 2-6 2-8-2z"/>
<path class="mk-dark" d="M27 68c12 4 34 4 46 0-1 13-10 21-23 21s-22-8-23-21z"/>
<path class="mk-eye" d="M30 69.5l4 9 4-7.5zM70 69.5l-4 9-4-7.5zM41 72l3.5 5 3.5-4.6zM59 72l-3.5 5-3.5-4.6zM39 86.5l4-6.5 4 8.5zM61 86.5l-4-6.5-4 8.5z"/>
<circle class="mk-dark" cx="25" cy="61" r="2.2"/><circle class="mk-dark" cx="75" cy="61" r="2.2"/>
<circle class="mk-dark" cx="30" cy="61.5" r="1.2"/><circle class="mk-dark" cx="70" cy="61.5" r="1.2"/>`;

const MOON =
  '<path d="M62 28a34 34 0 1 0 16 50A28 28 0 0 1 62 28z"/>' +
  '<path d="M80 36l2 5 5 .5-4 3.5 1 5-4-2.5-4 2.5 1-5-4-3.5 5-.5zM70 56l1.3 3 3.2.4-2.4 2.2.6 3.2-2.7-1.6-2.7 1.6.6-3.2-2.4-2.2 3.2-.4z"/>';
const SUN = `<circle cx="50" cy="60" r="24"/><path d="${rays(50, 60, 44, 16)}" opacity=".55"/>`;
const FLAME =
  '<path d="M50 16c4 18 28 26 28 52 0 18-12 30-28 30S22 86 22 68c0-12 6-20 11-26 1 7 4 10 8 11-1-14 2-26 9-37z"/>';
const BAT =
  '<path d="M45 46L43 33l6 6h2l6-6-2 13C60 51 64 48 67 41C72 30 84 26 96 29C90 39 88 49 89 61C84 57 77 59 74 68' +
  "C70 63 64 65 61 74C57 71 53 76 50 86C47 76 43 71 39 74C36 65 30 63 26 68C23 59 16 57 11 61C12 49 10 39 4 29" +
  'C16 26 28 30 33 41C36 48 40 51 45 46z"/>';

const PAPER = '<rect class="vd-edge" width="100" height="140" rx="9"/>';
const INNER = 'x="3.5" y="3.5" width="93" height="133" rx="6.5"';

addDefs(
  "vamos-dia",
  `<symbol id="vd-skull" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="${SKULL}"/></symbol>
<symbol id="vd-star" viewBox="0 0 24 24"><path fill="currentColor" stroke="currentColor" stroke-linejoin="round" stroke-width="1.6" d="${STAR}"/></symbol>
<symbol id="vd-mask" viewBox="0 0 100 100">${MASK}</symbol>
<g id="vd-m-b">${MOON}</g><g id="vd-m-y">${SUN}</g><g id="vd-m-r">${FLAME}</g><g id="vd-m-p">${BAT}</g>
<g id="vd-face">${PAPER}<rect class="vd-suit" ${INNER}/></g>
<pattern id="vd-lattice" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="translate(1 0)"><path d="M0 0l14 14M14 0L0 14" stroke="#a9483a" stroke-width=".9" fill="none"/><circle cx="7" cy="7" r="1.5" fill="#d9a441"/></pattern>
<g id="vd-back">${PAPER}<rect ${INNER} fill="#7c2219"/><rect ${INNER} fill="url(#vd-lattice)"/>
<rect x="9" y="9" width="82" height="122" rx="3.5" fill="none" stroke="#e8b95a"/><circle cx="50" cy="70" r="27" fill="#7c2219" stroke="#e8b95a"/>
<g class="mk mk-back"><use href="#vd-mask" x="30" y="49" width="40" height="40"/></g></g>`,
);

/** The ring under a trick: embroidered on the table. */
export const PLATE =
  '<circle r="214" fill="none"/><circle r="172" fill="none"/>' +
  Array.from({ length: 24 }, (_, i) =>
    i % 2
      ? `<path transform="rotate(${15 * i})" class="full" d="M0 -205l9 12-9 12-9-12z"/>`
      : `<g transform="rotate(${15 * i})"><path d="M-14 -184l14 -18 14 18M-7 -181l7 -9 7 9" fill="none"/><circle cy="-206" r="1.5" class="full"/></g>`,
  ).join("");

/** One piece of the hem, 48 wide and 28 high. */
export const STITCH =
  '<path d="M4 22l4-4 4 4M36 22l4-4 4 4M12 14l4-4M36 14l-4-4M18 18l6-8 6 8-6 6zM0 14l4-4M44 10l4 4" fill="none"/>' +
  '<circle cx="24" cy="17" r="1" class="full"/>';
