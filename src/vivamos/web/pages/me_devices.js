// My page's devices, the codes that bring somebody to another one, and one's data: saved, or gone.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { ownName } from "../own_name.js";
import { language, t } from "../words.js";
import { moment } from "./played.js";

/** @import {Device, Me, Pairing} from "../types.js" */
/** @import {MeActs} from "./me.js" */

const CODE = /^#code=(.+)$/;

/** @param {Me} me @param {MeActs} acts */
export function devices(me, acts) {
  const { attempt, show, known } = acts;
  const place = h("div", { class: "codes" });
  const offered = CODE.exec(location.hash)?.[1];

  /** Whoever the server does not know yet becomes somebody first. */
  const ensure = async () => {
    if (!known) await api.changeMe("name", { name: ownName() });
  };
  const showCode = () => attempt(async () => {
    await ensure();
    place.replaceChildren(shortCode(await api.changeMe("pair", { language }), place));
  });
  const showLasting = () => attempt(async () => {
    await ensure();
    const { code } = await api.changeMe("code", { language });
    place.replaceChildren(lastingCode(code, place));
  });
  const enter = () => {
    place.replaceChildren(codeForm("", acts, place));
    place.querySelector("input")?.focus();
  };
  if (offered) place.append(codeForm(decodeURIComponent(offered).replaceAll("-", " "), acts, place));

  return h("section", { class: "panel dev" },
    h("h2", null, t("me-devices")),
    h("p", { class: "sub" }, t("me-devices-text")),
    me.devices.length ? h("ul", null, me.devices.map((device) => line(device, async () => {
      await attempt(async () => {
        await api.signOff(device.id);
        show(await api.me());
      });
    }))) : null,
    h("div", { class: "two" },
      h("button", { class: "tb", type: "button", onclick: showCode }, icon("i-key"), t("me-show-code")),
      h("button", { class: "tb", type: "button", onclick: enter }, t("me-enter-code"))),
    place,
    h("button", { class: "text-link", type: "button", onclick: showLasting }, t(me.lasting_code ? "me-lasting-again" : "me-lasting")));
}

/** @param {Device} device @param {() => void} off */
function line(device, off) {
  const kind = t(`me-device-${device.kind}`);
  const when = moment(device.seen);
  return h("li", null, icon(device.kind === "phone" ? "i-phone" : "i-computer"),
    h("div", null, device.this ? t("me-device-this") : kind, h("span", { class: "sub" }, device.this ? t("me-device-now") : t("me-device-seen", { when }))),
    device.this ? null : h("button", { class: "text-link", type: "button", onclick: off, "aria-label": t("me-sign-off-label", { device: kind, when }) }, t("me-sign-off")));
}

/** @param {Pairing} pairing @param {HTMLElement} place */
function shortCode({ code, link, qr, seconds }, place) {
  return h("div", { class: "code", role: "group", "aria-label": t("me-show-code") },
    words(code),
    h("img", { src: qr, alt: t("me-qr"), width: 168, height: 168 }),
    h("div", { class: "two" }, copier(link), closer(place)),
    h("p", { class: "sub" }, t("me-code-good-for", { minutes: Math.max(1, Math.round(seconds / 60)) })));
}

/** @param {string} code @param {HTMLElement} place */
function lastingCode(code, place) {
  return h("div", { class: "code lasting", role: "group", "aria-label": t("me-lasting") },
    words(code),
    h("p", { class: "sub" }, t("me-lasting-text")),
    h("div", { class: "two" }, copier(code), h("button", { class: "tb", type: "button", onclick: () => print() }, t("me-print")), closer(place)));
}

/** @param {string} code */
const words = (code) => h("p", { class: "spelled", "aria-live": "polite" }, code.split(" ").map((word) => h("span", null, word, " ")));

/** @param {string} text */
function copier(text) {
  const button = h("button", {
    class: "tb", type: "button",
    onclick: async () => {
      try {
        await navigator.clipboard.writeText(text);
        button.lastElementChild?.replaceChildren(t("me-copied"));
      } catch {
        // some pages may not: it stands there to be read
      }
    },
  }, icon("i-copy"), h("span", { "aria-live": "polite" }, t("me-copy")));
  return button;
}

/** @param {HTMLElement} place */
const closer = (place) => h("button", { class: "tb", type: "button", onclick: () => place.replaceChildren() }, t("me-close"));

/** @param {string} code @param {MeActs} acts @param {HTMLElement} place */
function codeForm(code, { attempt, show, known }, place) {
  const field = h("input", { class: "text", id: "own-code", value: code, required: true, maxlength: 120, autocomplete: "off", autocapitalize: "none", spellcheck: "false" });
  const wrong = h("p", { class: "wrong", role: "alert" });
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    wrong.textContent = "";
    void attempt(async () => {
      try {
        const me = await api.changeMe("merge", { code: field.value });
        history.replaceState(history.state, "", location.pathname);
        show(me, t("me-came", { name: me.name }));
      } catch (error) {
        if (!(error instanceof api.ApiError) || error.field !== "code") throw error;
        wrong.textContent = error.message;
      }
    });
  };
  return h("form", { class: "code", onsubmit: send },
    h("label", { for: "own-code" }, t("me-code-field")), field, wrong,
    known ? h("p", { class: "sub" }, t("me-code-text")) : null,
    h("div", { class: "two" }, h("button", { class: "tb solid" }, t("me-code-use")), closer(place)));
}

/** @param {MeActs} acts */
export function ownData({ attempt, show }) {
  const sure = h("div", { class: "code", hidden: true },
    h("p", null, t("me-forget-text")),
    h("div", { class: "two" },
      h("button", {
        class: "tb solid", type: "button",
        onclick: () => attempt(async () => {
          await api.changeMe("forget", { sure: true });
          show(null, t("me-forgotten"));
        }),
      }, t("me-forget-sure")),
      h("button", { class: "tb", type: "button", onclick: () => ask(false) }, t("me-keep"))));
  const forget = h("button", { class: "tb", type: "button", "aria-expanded": "false", onclick: () => ask(sure.hidden !== false) }, t("me-forget"));
  /** @param {boolean} open */
  function ask(open) {
    sure.hidden = !open;
    forget.setAttribute("aria-expanded", String(open));
  }
  const save = () => attempt(async () => {
    const file = URL.createObjectURL(new Blob([await api.exported()], { type: "application/json" }));
    h("a", { href: file, download: "vivamos.json" }).click();
    setTimeout(() => URL.revokeObjectURL(file), 60_000);
  });
  return h("section", { class: "panel" }, h("h2", null, t("me-data")), h("p", { class: "sub" }, t("me-data-text")),
    h("div", { class: "two" }, h("button", { class: "tb", type: "button", onclick: save }, icon("i-save"), t("me-export")), forget), sure);
}
