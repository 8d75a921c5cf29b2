/**
 * Elements without a framework: `h` and `s` make them, `morph` turns what is on the page into what was made anew and
 * leaves alone what has not changed, so that focus, scrolling and running animations stay.
 */

/** @import {Child, Props} from "./types.js" */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Element & {$key?: string, $on?: Record<string, (event: any) => void>}} Made */

/**
 * An HTML element.
 * Props: `key` for morphing, `class`, `style` (an object of CSS properties), `on…` listeners (`onclick`), and attributes;
 * `true` is an empty attribute, `false`, `null` and `undefined` none.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props, children);
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [attrs]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, attrs, ...children) {
  return fill(/** @type {SVGElementTagNameMap[K]} */ (document.createElementNS(SVG, tag)), attrs, children);
}

/**
 * @template {HTMLElement | SVGElement} E
 * @param {E} el
 * @param {Props | null | undefined} props
 * @param {Child[]} children
 * @returns {E}
 */
function fill(el, props, children) {
  const made = /** @type {Made} */ (/** @type {unknown} */ (el));
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "key") made.$key = String(value);
    else if (name === "style") for (const [key, val] of Object.entries(value)) el.style.setProperty(key, String(val));
    else if (name.startsWith("on")) listen(made, name.slice(2), /** @type {(event: any) => void} */ (value));
    else if (name === "value" && "value" in el) /** @type {any} */ (el).value = value;
    else el.setAttribute(name, value === true ? "" : String(value));
  }
  append(el, children);
  return el;
}

/**
 * @param {Element} el
 * @param {Child[]} children
 */
function append(el, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(el, child);
    else if (child !== null && child !== undefined && child !== false && child !== true) {
      el.append(child instanceof Node ? child : String(child));
    }
  }
}

/** One listener an element and type looks up the handler of the day: morphing exchanges handlers without listeners.
 * @param {Made} el
 * @param {string} type
 * @param {(event: any) => void} handler
 */
function listen(el, type, handler) {
  el.$on ??= {};
  if (!(type in el.$on)) el.addEventListener(type, dispatch);
  el.$on[type] = handler;
}

/** @param {Event} event */
function dispatch(event) {
  const el = /** @type {Made} */ (event.currentTarget);
  el.$on?.[event.type]?.(event);
}

/**
 * Make the children of `parent` like `wanted`. Nodes with the same `key` (or, without keys, the same kind of node in the
 * same order) are kept and changed; all others come and go.
 * @param {Element} parent
 * @param {Iterable<Node>} wanted
 */
export function morph(parent, wanted) {
  const focused = document.activeElement;
  morphChildren(parent, [...wanted]);
  // Moving a node takes the focus from it.
  if (focused instanceof HTMLElement && focused !== document.activeElement && parent.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
}

/**
 * An element that looks after itself (`data-keep`) as it may stand in a new tree: the element, or, if it is on the page
 * already, its place, so that it is never taken out and put in again.
 * @param {Element} el
 * @returns {Element}
 */
export function keep(el) {
  if (!el.isConnected) return el;
  const place = /** @type {Made} */ (el.cloneNode(false));
  const key = keyOf(el);
  if (key !== undefined) place.$key = key;
  return place;
}

/** @param {Node} node */
function keyOf(node) {
  return /** @type {Made} */ (node).$key;
}

/**
 * @param {Node} a
 * @param {Node} b
 */
function alike(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName && keyOf(a) === keyOf(b);
}

/**
 * @param {Element} parent
 * @param {Node[]} wanted
 */
function morphChildren(parent, wanted) {
  /** @type {Map<string, Node>} */
  const keyed = new Map();
  for (const child of parent.childNodes) {
    const key = keyOf(child);
    if (key !== undefined) keyed.set(key, child);
  }
  const wantedKeys = new Set(wanted.map(keyOf).filter((key) => key !== undefined));
  /** @type {Node | null} */
  let at = parent.firstChild;
  for (const want of wanted) {
    const key = keyOf(want);
    /** @type {Node | null} */
    let have = null;
    if (key !== undefined) {
      const found = keyed.get(key);
      if (found && alike(found, want)) have = found;
    } else {
      // Skip over what goes away, but never over a keyed node that is still wanted.
      let next = at;
      while (next && !alike(next, want) && !(keyOf(next) !== undefined && wantedKeys.has(/** @type {string} */ (keyOf(next))))) {
        next = next.nextSibling;
      }
      if (next && alike(next, want)) {
        while (at && at !== next) at = drop(at);
        have = next;
      }
    }
    if (have === null) {
      parent.insertBefore(want, at);
    } else {
      keyed.delete(key ?? "");
      if (have === at) at = at.nextSibling;
      else parent.insertBefore(have, at);
      morphNode(have, want);
    }
  }
  while (at) at = drop(at);
}

/** @param {Node} node */
function drop(node) {
  const next = node.nextSibling;
  /** @type {ChildNode} */ (node).remove();
  return next;
}

/**
 * @param {Node} have
 * @param {Node} want
 */
function morphNode(have, want) {
  if (have === want) return;
  if (!(have instanceof Element) || !(want instanceof Element)) {
    if (have.nodeValue !== want.nodeValue) have.nodeValue = want.nodeValue;
    return;
  }
  // Whoever marks an element so looks after it.
  if (have.hasAttribute("data-keep")) return;
  morphAttributes(have, want);
  const from = /** @type {Made} */ (want).$on ?? {};
  const to = /** @type {Made} */ (have);
  for (const type of Object.keys(to.$on ?? {})) if (!(type in from)) /** @type {any} */ (to.$on)[type] = () => {};
  for (const [type, handler] of Object.entries(from)) listen(to, type, handler);
  morphChildren(have, [...want.childNodes]);
}

/**
 * @param {Element} have
 * @param {Element} want
 */
function morphAttributes(have, want) {
  for (const { name, value } of want.attributes) {
    if (name !== "style" && have.getAttribute(name) !== value) have.setAttribute(name, value);
  }
  for (const { name } of [...have.attributes]) {
    // <details> and <dialog> open and close by themselves.
    if (name !== "style" && name !== "open" && !want.hasAttribute(name)) have.removeAttribute(name);
  }
  // A style attribute would be refused by the content security policy; the object is not.
  const a = /** @type {HTMLElement} */ (have).style;
  const b = /** @type {HTMLElement} */ (want).style;
  if (a.cssText !== b.cssText) a.cssText = b.cssText;
}
