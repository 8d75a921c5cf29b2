/** SLAMBO!'s deck: blue wrestlers stand and push up, red ones are thrown on their heads and push down. */

import { h, s } from "../../dom.js";
import { addDefs, cardSvg, drawing, rays, wordMarkup } from "../../draw.js";
import { wordsOf } from "../../words.js";

/** @import {CardSize, Fact} from "../../types.js" */

const HAIR = `<path class="w-hair" d="M-4.5 -17c-4-5 0-9 4.500-9s8.500 4 4.500 9z"/><circle class="w-skin" r="13.500"/>
<path class="w-hair" d="M-13.500 -1c0-9 6-14 13.500-14s13.500 5 13.500 14c-3-5-6-7-13.500-7s-10.500 2-13.500 7z"/>`;

addDefs(
  "slambo",
  `
<g id="sl-body"><g class="w-limb"><path d="M-20 -14C-38 -18 -41 -32 -33 -40M20 -14C38 -18 41 -32 33 -40"/></g>
<circle class="w-skin" cx="-33" cy="-41" r="5.800"/><circle class="w-skin" cx="33" cy="-41" r="5.800"/>
<path class="w-body" d="M-24 30c-3 8-5 13-11 18h19c2-4 5-8 16-8s14 4 16 8h19c-6-5-8-10-11-18z"/>
<path class="w-body" d="M0 -32c26 0 38 17 38 37 0 19-14 32-38 32s-38-13-38-32c0-20 12-37 38-37z"/>
<path class="w-belt" d="M-36.500 14c10 8 22 11 36.500 11s26.500-3 36.500-11c-1 5-3 9-6 12-8 6-18 8.500-30.500 8.500s-22.500-2.500-30.500-8.500c-3-3-5-7-6-12z"/>
<path class="w-belt" d="M-7 30h14l3 13h-20z"/></g>
<g id="sl-head">${HAIR}<path class="w-ink" d="M-8.500 -1.500l6 2M8.500 -1.500l-6 2M-3.500 8h7"/>
<circle class="w-dot" cx="-5.200" cy="3" r="1.250"/><circle class="w-dot" cx="5.200" cy="3" r="1.250"/></g>
<g id="sl-headx">${HAIR}<path class="w-ink" d="M-7.500 1l4 4M-3.500 1l-4 4M3.500 1l4 4M7.500 1l-4 4M-3 9.500q3-3 6 0"/></g>
<g id="sl-paper"><rect class="edge" width="100" height="140" rx="9"/>
<rect x=".5" y=".5" width="99" height="139" rx="8.500" fill="none" stroke="#2a1f16" stroke-opacity=".16"/></g>
<clipPath id="sl-clip"><rect x="3.500" y="3.500" width="93" height="133" rx="6.500"/></clipPath>
<clipPath id="sl-halfl"><path d="M-60-60H8L-8 60H-60z"/></clipPath>
<clipPath id="sl-halfr"><path d="M60-60H8L-8 60H60z"/></clipPath>
<g id="sl-back"><rect class="edge" width="100" height="140" rx="9"/>
<rect x="3.500" y="3.500" width="93" height="133" rx="6.500" fill="#2c3a4f"/>
<g clip-path="url(#sl-clip)"><path d="${rays(50, 70, 110, 18)}" fill="#fff" opacity=".08"/></g>
<circle cx="50" cy="70" r="30" fill="none" stroke="#e6c88f" stroke-width="6"/>
<circle cx="50" cy="70" r="30" fill="none" stroke="#8a6330" stroke-width="6" stroke-dasharray="1.400 5"/>
<g class="wr-back" transform="translate(50 77) scale(.5)"><use href="#sl-body"/><use href="#sl-head" y="-36"/></g></g>`,
);

/** The clay of the floor. It takes its colour from where it lies, so every drawing brings its own. @param {string} id @param {string} size */
export const clay = (id, size) =>
  `<defs><pattern id="${id}" width="90" height="60" patternUnits="userSpaceOnUse"><path class="grain" d="M6 12h10M40 6h6M70 18h12M22 34h8M56 42h14M8 52h6M84 50h4"/></pattern></defs><rect ${size} fill="url(#${id})"/>`;

const UP = "M-5 3L0-3 5 3";
const DOWN = "M-5-3L0 3 5-3";

/** A card's name taken apart: `e3 -` is an either card that was said to be minus. @param {string} name */
export function parts(name) {
  const found = /^([er]?)([+-]?)(\d+)(?: ([+-]))?$/.exec(name);
  if (!found) return { kind: name, sign: "", number: "" };
  const kind = found[1] === "e" ? "either" : found[1] === "r" ? "reverse" : "number";
  return { kind, sign: found[2] || found[4] || "", number: found[3] };
}

/** `-7` as it is written: with a real minus. @param {string} text */
const written = (text) => text.replace("-", "−");

/** @param {string} sign `+` or `-`, as a catalogue chooses by it */
export const signWord = (sign) => (sign === "-" ? "minus" : "plus");

/** @param {string} name */
export function spoken(name) {
  const { kind, sign, number } = parts(name);
  const words = wordsOf("slambo");
  const args = { sign: signWord(sign), number: Number(number) };
  if (kind === "number") return words.text("card-number", args);
  if (kind === "reverse") return words.text("card-reverse", args);
  if (kind === "either") return sign ? words.text("card-either-declared", args) : words.text("card-either", { number: args.number });
  return kind === "copy" ? words.text("card-copy") : kind === "shame" ? words.text("card-shame") : name;
}

/** A card as short as it can be written, for the middle of a sentence: `+4`, `±3`, or a fact. @param {string} name @returns {string | Fact} */
export function short(name) {
  const { kind, sign, number } = parts(name);
  if (kind === "copy") return { fact: "short-copy" };
  if (kind === "reverse") return { fact: "short-reverse", args: { step: Number(sign + number) } };
  return kind === "either" ? `±${number}` : written(name);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {string} more
 */
const at = (x, y, scale, more = "") => `transform="translate(${x} ${y}) scale(${scale})${more}"`;

const BODY = '<use href="#sl-body"/>';
const STANDING = `${BODY}<use href="#sl-head" y="-39"/>`;
const THROWN = `${BODY}<use href="#sl-headx" y="-38"/>`;

/** The number on a belly: three letters still fit. @param {string} text @param {number} y @param {number} height */
const belly = (text, y, height) => {
  const size = text.length > 2 ? height * 0.76 : height;
  return wordMarkup(text, 49, y + (height - size) / 2, size, "m", 1, "belly");
};

/** @param {string} text */
const corner = (text) => wordMarkup(text, 7, 9, 17, "s", 3, "idx");

/** @param {string} sign */
const arrow = (sign) =>
  sign ? `<path class="arr ${sign === "+" ? "plus" : "minus"}" transform="translate(86 17)" d="${sign === "+" ? UP : DOWN}"/>` : "";

/** The inside of a face, and its classes. @param {string} name @returns {[cls: string, markup: string]} */
function face(name) {
  const { kind, sign, number } = parts(name);
  const text = written(sign + number);
  const colour = sign === "-" ? "minus" : "plus";
  if (kind === "number" && sign === "+") {
    const wrestler = `<path class="gnd" d="M12 131.500h76"/><g ${at(50, 85.5, 0.95)}>${STANDING}</g>`;
    return [colour, wrestler + belly(text, 69, 30) + corner(text) + arrow(sign)];
  }
  if (kind === "number") {
    const wrestler = `<g ${at(50, 74, 0.9, " rotate(180)")}>${THROWN}</g>${belly(text, 58, 29)}<path class="gnd" d="M12 133h76"/>`;
    return [colour, wrestler + corner(text) + arrow(sign)];
  }
  if (kind === "either") {
    const half = (/** @type {string} */ cls, /** @type {string} */ clip) =>
      `<g class="${cls}" ${at(50, 85.5, 0.95)} clip-path="url(#${clip})">${BODY}</g>`;
    const head = `<g ${at(50, 85.5, 0.95)}><use href="#sl-head" y="-39"/></g>`;
    const wrestler = half("wl", "sl-halfl") + half("wrr", "sl-halfr") + head;
    const said = sign ? text : `±${number}`;
    const ground = '<path class="gnd" d="M12 131.500h76"/>';
    return ["either", ground + wrestler + belly(said, 69, 30) + corner(`±${number}`) + arrow(sign)];
  }
  if (kind === "reverse") {
    const turn =
      '<circle class="disc" cx="50" cy="76" r="29"/><g class="round"><path d="M13 76a37 37 0 0 1 63-26.500M87 76a37 37 0 0 1-63 26.500"/>' +
      '<path class="point" d="M80.500 39.500l1 15-15-1.500zM19.500 112.500l-1-15 15 1.500z"/></g>';
    return [`rev ${colour}`, turn + belly(text, 61, 30) + wordMarkup("REVERSE", 50, 125, 7, "m", 12, "cap") + corner(text)];
  }
  if (kind === "copy") {
    const two = `<g class="gh" ${at(64, 66, 0.6)}>${STANDING}</g><g class="inky" ${at(42, 79, 0.78)}>${STANDING}</g>`;
    const words = wordMarkup("=", 42, 68, 22, "m", 1, "belly") + wordMarkup("COPY", 50, 125, 7, "m", 12, "cap");
    return ["copy", two + words + wordMarkup("=", 8, 9, 15, "s", 3, "idx")];
  }
  const fallen = `<g class="shm" ${at(50, 58, 0.82, " rotate(180)")}>${THROWN}</g><path class="gnd" d="M16 110h68"/>`;
  const black = '<rect x="3.500" y="3.500" width="93" height="133" rx="6.500" class="shbg"/>';
  return ["shame", black + fallen + wordMarkup("SHAME", 50, 119, 9, "m", 12, "cap")];
}

/** At pile size only the number is left, and the way it pushes. @param {string} name @returns {[cls: string, markup: string]} */
function small(name) {
  const { kind, sign, number } = parts(name);
  if (kind === "shame") return ["shame", face(name)[1]];
  const text = kind === "copy" ? "=" : kind === "either" && !sign ? `±${number}` : written(sign + number);
  const [cls] = face(name);
  const mark =
    kind === "reverse"
      ? '<g class="round" transform="translate(17 78) scale(.66) translate(0 -36)"><path d="M13 76a37 37 0 0 1 63-26.500M87 76a37 37 0 0 1-63 26.500"/><path class="point" d="M80.500 39.500l1 15-15-1.500zM19.500 112.500l-1-15 15 1.500z"/></g>'
      : kind === "either" && !sign
        ? '<path class="arr plus" transform="translate(34 105) scale(3)" d="M-5 3L0-3 5 3"/><path class="arr minus" transform="translate(68 105) scale(3)" d="M-5-3L0 3 5-3"/>'
        : sign
          ? `<path class="arr ${sign === "+" ? "plus" : "minus"}" transform="translate(50 104) scale(4)" d="${sign === "+" ? UP : DOWN}"/>`
          : "";
  return [cls, wordMarkup(text, 50, 20, text.length > 2 ? 38 : 50, "m", 3, "idx") + mark];
}

/** @param {CardSize} size */
const sized = (size) => (size === "hand" ? "" : ` ${size}`);

/**
 * @param {string} name `+4`, `-7`, `e3`, `e3 -`, `r+2`, `copy`, or `shame`
 * @param {{size?: CardSize}} [how]
 */
export function card(name, { size = "hand" } = {}) {
  const [cls, inside] = size === "pil" ? small(name) : face(name);
  return cardSvg(`sl ${cls}${sized(size)}`, spoken(name), `<use href="#sl-paper"/>${inside}`);
}

/** @param {{size?: CardSize}} [how] */
export function back({ size = "hand" } = {}) {
  return cardSvg(`sl back${sized(size)}`, wordsOf("slambo").text("card-face-down"), '<use href="#sl-back"/>');
}

/** @param {string} name */
export function chip(name) {
  const { kind, sign, number } = parts(name);
  const cls = kind !== "number" ? "spec" : sign === "+" ? "plus" : "minus";
  const step = written(sign + number);
  const said = kind === "either" ? (sign ? `±${number} = ${step}` : `±${number}`) : kind === "reverse" ? [turn(), step] : kind === "number" ? step : wordsOf("slambo").text(`short-${kind}`);
  return h("span", { class: `chip sl ${cls}`, role: "img", "aria-label": spoken(name) }, said);
}

/** The arrows of a reverse card. */
const turn = () => s("svg", { class: "ci", viewBox: "0 0 20 20", "aria-hidden": "true" }, s("path", { class: "ic thick", d: TURN }));

export const TURN = "M4 10a6 6 0 0 1 10.500-4M16 10a6 6 0 0 1-10.500 4M15 2.500v4h-4M5 17.500v-4h4";

// Four wrestlers that can be told apart without their colours.
const EXTRAS = [
  "",
  '<path class="w-band" d="M-13.200-4.500c8-4.500 18.400-4.500 26.400 0v4.200c-8-4-18.400-4-26.400 0z"/>',
  '<path class="w-hair" d="M-9 6.500c3-2.500 6-2.500 9 0 3-2.500 6-2.500 9 0-3 .5-6 1.500-9 .8-3 .7-6-.3-9-.8z"/>',
  '<path class="w-hair" d="M-12 4c1 8 5 11.500 12 11.500S11 12 12 4c-3 3-5 5-8 4.500-2-1.500-6-1.500-8 0C-7 9-9 7-12 4z"/>',
];

/** @param {number} seat */
export function avatar(seat) {
  const head = `<rect x="-23" y="-25" width="46" height="46" class="w-bg"/><g ${at(0, 2, 1.08)}><use href="#sl-head"/>${EXTRAS[seat % 4]}</g>`;
  const svg = s("svg", { class: `sl sl-av i${seat % 4}`, viewBox: "-23 -25 46 46", "aria-hidden": "true" });
  svg.append(...drawing(head).childNodes);
  return svg;
}

/** The lobby's tile: one stands, one flies. */
export function picture() {
  const ring =
    `${clay("sl-clay-art", 'width="587" height="320"')}<g transform="translate(438 232)"><circle r="196" class="clay"/>` +
    '<circle r="200" class="rope-e"/><circle r="200" class="rope"/><circle r="200" class="rope-s"/></g>';
  const pair =
    `<g class="sl plus" transform="translate(392 190) rotate(9) scale(1.420)">${STANDING}</g>` +
    `<g class="sl minus" transform="translate(506 152) rotate(148) scale(1.300)">${THROWN}</g>`;
  const numbers =
    `<g class="sl">${wordMarkup("+4", 390, 170, 42, "m", 2, "belly")}` +
    `<g transform="rotate(-16 506 152)">${wordMarkup("−7", 505, 130, 40, "m", 2, "belly")}</g></g>`;
  const svg = s("svg", { class: "art", viewBox: "0 0 587 320", preserveAspectRatio: "xMaxYMid slice", "aria-hidden": "true" });
  svg.append(...drawing(ring + pair + numbers).childNodes);
  return svg;
}
