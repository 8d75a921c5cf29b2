// The banner of a club night, made for a wall: its name, and the code that one comes in by, to be read from afar.

import { h, s } from "../dom.js";
import { addDefs, icon, petals } from "../draw.js";
import { isolated } from "../names.js";
import { canShare } from "../share.js";
import { t } from "../words.js";

/** @import {Night, NightCode} from "../types.js" */

const PAPERS = ["#e23d85", "#f5b63e", "#2c8fd6", "#35a56d", "#f0703a"];
const [FLAGS, APART, WIDE] = [11, 108, 102];
const LEAVES = "M22 14c10 0 14 6 14 16-10 0-14-6-14-16zM98 14c-10 0-14 6-14 16 10 0 14-6 14-16zM22 56c8 0 12-5 12-13-8 0-12 5-12 13zM98 56c-8 0-12-5-12-13 8 0 12 5 12 13z";
const DIAMONDS = [[60, 6], [60, 60], [8, 12], [112, 12], [8, 36], [112, 36], [8, 58], [112, 58]].map(([x, y]) => `M${x} ${y - 4}l4 4-4 4-4-4z`).join("");

/** Cut paper on a string. */
function bunting() {
  addDefs("club", `<symbol id="club-flag" viewBox="0 0 120 84" overflow="visible"><path d="M0 0h120v70${"a7.5 9 0 0 1 -15 0".repeat(8)}z" fill="currentColor"/><g fill="#3a2350">${petals(60, 34, 8, 13, 4.6, 5)}<circle cx="60" cy="34" r="3.4"/><path d="${LEAVES}${DIAMONDS}"/></g></symbol>`);
  const flags = Array.from({ length: FLAGS }, (_, at) => {
    const along = (at * APART + 43) / 1168;
    const hangs = 3 + 60 * along * (1 - along);
    return s("g", { style: { color: PAPERS[at % PAPERS.length] }, transform: `translate(${at * APART - 8} ${hangs.toFixed(1)}) rotate(${(at - 5) / 2})` }, s("use", { href: "#club-flag", width: WIDE, height: WIDE * 0.7 }));
  });
  return s("svg", { class: "bunting", viewBox: "0 0 1168 96", preserveAspectRatio: "xMidYMin slice", "aria-hidden": "true", "data-keep": "" },
    s("path", { d: "M-6 2C240 26 900 26 1174 2", fill: "none", stroke: "#fff0d6", "stroke-width": 2 }), flags);
}

/** Whether an address leads to this machine alone. @param {string} link */
const isHere = (link) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(link).hostname);

/** @param {Night} night @param {NightCode | null} wall the code as a picture, once it was asked for @param {(link: string) => void} pass what passes the link on */
export function banner(night, wall, pass) {
  const host = night.people.find((each) => each.role === "host")?.name ?? "";
  const here = night.people.filter((each) => each.state === "here").length;
  return h("section", { class: "hero", key: "hero" },
    bunting(),
    h("div", { class: "t" },
      h("h1", null, h("bdi", null, night.name)),
      h("p", null, night.state === "over" ? t("club-is-over") : t("club-here", { host: isolated(host), here }))),
    night.code ? h("div", { class: "jn" },
      wall ? h("img", { src: wall.qr, alt: t("club-qr"), width: 132, height: 132 }) : h("span", { class: "qr" }),
      h("div", null, h("h2", null, t("club-join-tonight")), h("p", null, t("club-join-how")), h("p", { class: "cd" }, h("code", null, night.code)),
        wall ? h("button", { class: "tb", type: "button", onclick: () => pass(wall.link) }, icon("i-link"), t(canShare() ? "share-link" : "table-copy-link")) : null),
      wall && isHere(wall.link) ? h("p", { class: "far" }, t("club-only-here")) : null) : null);
}
