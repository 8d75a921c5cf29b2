// Measures the table on the page by boxes, and tells what is off screen, cut, covered, broken or too small to press.
// What it goes by, in every game: `.seat`, `.hc` (a card of the hand), `[data-fly]` (a card), `[data-part=trick]` (where
// the cards that are played lie), `[data-part=prompt]` (what is wanted), `[data-part=place]` (room for a card),
// `[data-part=shout]` and `[data-part=mark]` (what no shout may cover), every text, and whatever can be pressed. With `within`
// only what is in there counts, and one may scroll to it. In a lesson the teacher's card may lie over what is not taught.
([touch, expected, within]) => {
  const LEAST = 44; // px a finger needs
  const STRIP = 28; // px of a card of the hand that others lie on
  for (const passing of document.querySelectorAll(".bubble, .toast, .tip.about")) passing.remove();
  const table = document.querySelector(within ?? ".table") ?? document.body;
  const whole = within ? table : document.body;
  const page = within !== null || table === document.body; // which may be longer than the window
  const screen = { left: 0, top: page ? -Infinity : 0, right: innerWidth, bottom: page ? Infinity : innerHeight };
  const found = [];
  const shown = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !el.closest(".vh, .over");
  const rect = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const over = (a, b, by) => wide(a, b) > by && high(a, b) > by;
  const area = (a) => (a.right - a.left) * (a.bottom - a.top);
  const classes = (el) => (el.getAttribute("class") ?? "").trim().split(/\s+/).slice(0, 2).join(".");
  const told = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);
  const card = (el) => `card ${el.dataset.fly}`;

  /** What the boxes around leave of an element: the window, and whatever hides or scrolls what sticks out. */
  function frame(el, text = false) {
    const left = { ...screen };
    for (let box = text ? el : el.parentElement; box; box = box.parentElement) {
      if (box.matches("html, body")) break;
      const style = getComputedStyle(box);
      const at = box.getBoundingClientRect();
      if (within && ["auto", "scroll"].includes(style.overflowY)) Object.assign(left, { top: -Infinity, bottom: Infinity });
      else if (style.overflowY !== "visible") Object.assign(left, { top: Math.max(left.top, at.top), bottom: Math.min(left.bottom, at.bottom) });
      if (style.overflowX !== "visible") Object.assign(left, { left: Math.max(left.left, at.left), right: Math.min(left.right, at.right) });
    }
    return left;
  }

  const inside = (box, seen) => box.left >= seen.left - 1 && box.top >= seen.top - 1 && box.right <= seen.right + 1 && box.bottom <= seen.bottom + 1;

  /** @returns {string} by how much a box sticks out of what can be seen */
  function outside(box, seen, by) {
    const out = { left: seen.left - box.left, top: seen.top - box.top, right: box.right - seen.right, bottom: box.bottom - seen.bottom };
    return Object.entries(out).filter(([, far]) => far > by).map(([side, far]) => `${Math.round(far)} px ${side}`).join(", ");
  }

  // --- what there is ---
  const seats = [...table.querySelectorAll(".seat")].filter(shown).map((el) => ({ kind: "seat", el, box: rect(el.getBoundingClientRect()), name: `seat "${told(el.querySelector("b")?.textContent ?? "")}"` }));
  const cards = [...table.querySelectorAll("[data-fly]")].filter(shown).map((el) => {
    const box = rect((el.querySelector(".card") ?? el).getBoundingClientRect());
    if (!el.matches(".hc")) return { kind: el.closest("[data-part=trick]") ? "trick" : "card", el, box, name: card(el) };
    const own = el.getBoundingClientRect(); // a fan turns its cards: the button stays straight
    return { kind: "hand", el, box: { left: own.left, right: own.right, top: Math.max(box.top, own.top - 30), bottom: own.bottom }, name: card(el) };
  });
  const parts = ["shout", "mark", "place"].flatMap((kind) => [...table.querySelectorAll(`[data-part=${kind}]`)].filter(shown).map((el) => ({ kind, el, box: rect(el.getBoundingClientRect()), name: `${kind} .${classes(el)}` })));
  const texts = [];
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || !el || el.closest(`script, style, svg, select, option, .again${within ? "" : ", .rail"}`) || !shown(el) || el.clientWidth === 1) continue; // what only is heard is one pixel wide; "press again" is told once, over the chosen card
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    if (lines.length === 0) continue;
    const scrolled = el.closest(".scroll"); // what is out of sight there can be scrolled to
    if (scrolled && lines.some((line) => !inside(line, frame(el, true)))) continue;
    const box = { left: Math.min(...lines.map((r) => r.left)), top: Math.min(...lines.map((r) => r.top)), right: Math.max(...lines.map((r) => r.right)), bottom: Math.max(...lines.map((r) => r.bottom)) };
    texts.push({ kind: "text", el, node, lines, box, plate: plate(el), name: `"${told(node.data)}" (${classes(el) || classes(el.parentElement)})` });
  }

  /** A small ground that a text stands on, such as a tag: it covers with all of itself. */
  function plate(el) {
    for (let box = el, i = 0; box && i < 3; box = box.parentElement, i++) {
      if (box.matches(".seat, .hc, .table, [data-part], .bar, .tabs, .results, .wait, table")) return null;
      const at = box.getBoundingClientRect();
      if (getComputedStyle(box).backgroundColor !== "rgba(0, 0, 0, 0)") return area(at) < 30000 ? box : null;
    }
    return null;
  }
  for (const text of texts) if (text.plate) text.box = rect(text.plate.getBoundingClientRect());

  // --- off screen, or cut ---
  for (const { el, box, name, kind } of [...seats, ...cards.filter((one) => one.kind !== "card"), ...texts]) {
    if (kind === "text" && el.closest(".scroll, [data-part=beside]")) continue; // one may scroll there
    const out = outside(box, frame(el, kind === "text"), kind === "hand" || kind === "trick" ? 6 : 2);
    if (out) found.push(`cut: ${name} by ${out}`);
  }
  for (const { el, node, name } of texts) {
    if (!el.closest(".table, .bar, .tabs")) continue;
    for (const word of node.data.matchAll(/[^\s\-\u00ad\u200b]+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index + (node.data[word.index - 1] === "\u00ad" ? 1 : 0)); // a hyphen that is shown belongs to what follows it
      range.setEnd(node, word.index + word[0].length);
      const middles = [...range.getClientRects()].filter((r) => r.width > 1).map((r) => (r.top + r.bottom) / 2); // letters of another font are higher
      if (middles.length && Math.max(...middles) - Math.min(...middles) > 9) found.push(`broken: "${word[0]}" of ${name}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`wide: the page is ${document.documentElement.scrollWidth} px wide`);
  const prompts = [...table.querySelectorAll("[data-part=prompt]")].filter((el) => shown(el) && el.textContent.trim());
  if (table.matches(".plays") && document.querySelector(".log .now:not([hidden])") && prompts.length === 0) found.push("missing: no prompt on the table");
  if (table.matches(".plays") && ![...table.querySelectorAll("[data-part=trick]")].some(shown)) found.push("missing: no trick on the table");
  const there = { seats: seats.filter(({ el }) => !el.matches(".me")).length, hand: cards.filter(({ kind }) => kind === "hand").length, trick: cards.filter(({ kind }) => kind === "trick").length };
  for (const [what, many] of Object.entries(expected)) if (there[what] !== many) found.push(`missing: ${what} shows ${there[what]}, not ${many}`);

  // --- a lesson: what is taught lies open beside the teacher's card ---
  const teacher = document.querySelector(".teach");
  const taught = [...document.querySelectorAll("#veil-holes rect[fill='#000']")].map((hole) => hole.getBoundingClientRect());
  const isTaught = (box) => taught.some((hole) => hole.left <= box.left + 1 && hole.top <= box.top + 1 && hole.right >= box.right - 1 && hole.bottom >= box.bottom - 1);
  const teaching = teacher?.getBoundingClientRect();
  for (const { kind, box, name } of teacher ? cards : []) {
    if (!isTaught(box)) continue;
    const common = Math.max(0, wide(box, teaching)) * Math.max(0, high(box, teaching));
    if (common > (kind === "hand" ? 0 : 0.2) * area(box)) found.push(`covered: ${name}, which is taught, by the teacher`);
  }
  const underTeacher = (el, box) => teacher !== null && !teacher.contains(el) && over(box, teaching, 0) && !isTaught(box);

  // --- covered ---
  const things = [...seats, ...cards, ...texts.filter(({ el }) => table.contains(el) && (within || !page))];
  const key = (node) => node.closest?.(".hc") ?? null;
  for (const [i, a] of things.entries()) {
    for (const b of things.slice(i + 1)) {
      if (a.el.contains(b.el) || b.el.contains(a.el)) {
        if (!(a.kind === "text" && b.kind === "text")) continue;
      }
      const kinds = new Set([a.kind, b.kind]);
      if (kinds.has("text") && kinds.size === 1) {
        if (a.plate && (a.plate === b.plate || a.plate.contains(b.el))) continue;
        if (b.plate && b.plate.contains(a.el)) continue;
        const [ones, others] = [a, b].map((text) => (text.plate ? [text.box] : text.lines)); // a chip stands among the lines of a text
        const lie = a.plate || b.plate ? ones.some((one) => others.some((other) => over(one, other, a.plate && b.plate ? 2 : 4))) : a.lines.some((one) => b.lines.some((other) => wide(one, other) > 2 && high(one, other) > 5));
        if (lie) found.push(`covered: ${a.name} and ${b.name}`);
        continue;
      }
      if (kinds.has("text") && !kinds.has("seat")) {
        const [text, lying] = a.kind === "text" ? [a, b] : [b, a];
        if (lying.el.parentElement.contains(text.el) && !lying.el.matches(".hc")) continue; // a tag of this very card
        if (key(text.el) && key(text.el) === lying.el) continue;
        const lines = text.plate ? [text.box] : text.lines;
        if (lines.some((line) => over(line, lying.box, 4))) found.push(`covered: ${text.name} and ${lying.kind === "hand" ? "hand " : ""}${lying.name}`);
        continue;
      }
      if (kinds.has("seat")) {
        if (over(a.box, b.box, 3)) found.push(`covered: ${a.name} and ${b.name}`);
        continue;
      }
      if (a.kind === b.kind && a.kind === "hand") continue; // looked at below: they overlap on purpose
      if (a.kind === "hand" || b.kind === "hand") {
        if (over(a.box, b.box, 4)) found.push(`covered: hand ${a.name} and ${b.name}`);
      } else if (a.kind === "trick" && b.kind === "trick" && a.el.parentElement !== b.el.parentElement) {
        const common = Math.max(0, wide(a.box, b.box)) * Math.max(0, high(a.box, b.box));
        if (common > 0.2 * Math.min(area(a.box), area(b.box))) found.push(`covered: ${a.name} and ${b.name}`);
      }
    }
  }

  for (const part of parts) {
    const own = part.el.parentElement;
    for (const thing of [...seats, ...texts, ...parts, ...cards]) {
      if (thing.el === part.el || own.contains(thing.el) || thing.el.contains(part.el)) continue;
      if (thing.el.closest(".teach") && !isTaught(part.box)) continue;
      const matters = part.kind === "shout" ? thing.kind !== "shout" && thing.kind !== "card" : part.kind === "place" && thing.kind === "text";
      const lines = thing.kind === "text" && !thing.plate ? thing.lines : [thing.box];
      if (matters && lines.some((line) => over(line, part.box, part.kind === "shout" ? 8 : 3))) found.push(`covered: ${thing.name} and ${part.name}`);
    }
  }

  // --- what is seen of a hand: a card takes no pointer beside its strip, so for this look all of it does ---
  const faces = [...table.querySelectorAll(".hc .card")];
  for (const face of faces) face.style.pointerEvents = "auto";
  for (const { el, kind } of cards) {
    const [box, face] = [el.getBoundingClientRect(), el.querySelector(".card")?.getBoundingClientRect()];
    if (kind !== "hand" || !face) continue;
    const top = document.elementFromPoint(box.left + Math.min(12, box.width / 2), Math.max(face.top, box.top) + 16)?.closest(".hc");
    if (top && top !== el) found.push(`covered: hand ${card(el)} lies under ${card(top)}`);
  }
  for (const face of faces) face.style.pointerEvents = "";

  // --- what can be pressed ---
  const visible = (el, box) => { const seen = frame(el); return wide(box, seen) > 4 && high(box, seen) > 4; };
  for (const el of whole.querySelectorAll("button, a[href], input, select, summary, [role=slider], [role=button]")) {
    if (!shown(el) || el.disabled || el.type === "hidden" || el.closest("[inert]")) continue;
    if (el.matches("a") && (el.matches(".rid") || getComputedStyle(el).display === "inline")) continue; // a word in a sentence
    if (page) el.scrollIntoView({ block: "center", behavior: "instant" });
    const label = el.matches("input") ? (el.closest("label") ?? el) : el;
    const box = label.getBoundingClientRect();
    if (box.width < 2 || !visible(label, box) || underTeacher(el, box)) continue;
    const name = `${el.tagName.toLowerCase()}.${classes(el)} "${told(el.getAttribute("aria-label") ?? el.textContent ?? "")}"`;
    const hit = (x, y) => { const top = document.elementFromPoint(x, y); return top !== null && (el.contains(top) || label.contains(top) || top.contains(el) && getComputedStyle(el).pointerEvents === "none"); };
    if (el.matches(".hc")) {
      const face = el.querySelector(".card").getBoundingClientRect();
      if (box.width < STRIP) found.push(`small: hand ${card(el)} shows ${Math.round(box.width)} px`);
      if (!hit(box.left + Math.min(12, box.width / 2), Math.max(face.top, box.top) + 16)) found.push(`covered: hand ${card(el)} cannot be pressed at its corner`);
      continue;
    }
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    if (!hit(...middle)) found.push(`covered: ${name} cannot be pressed`);
    else if (touch && (box.width < LEAST - 0.5 || box.height < LEAST - 0.5)) {
      // What is drawn smaller may reach further than it is drawn.
      const reach = (dx, dy) => hit(middle[0] + dx, middle[1] + dy);
      const far = LEAST / 2 - 1;
      const fits = (box.width >= LEAST - 0.5 || (reach(-far, 0) && reach(far, 0))) && (box.height >= LEAST - 0.5 || (reach(0, -far) && reach(0, far)));
      if (!fits) found.push(`small: ${name} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
    }
  }
  return [...new Set(found)];
}
