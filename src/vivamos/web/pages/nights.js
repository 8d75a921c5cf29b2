// Club nights: come in by the code on the wall, make a night, and those one was at.

import * as api from "../api.js";
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { ownName } from "../own_name.js";
import { change } from "../settings.js";
import { language, t } from "../words.js";
import { field } from "./fields.js";
import { nightForm } from "./night_form.js";
import { drawnGames, frame, line } from "./night_parts.js";

const CODE = /^#code=(.+)$/;

/** @param {HTMLElement} root */
export async function mount(root) {
  document.title = t("page-title", { page: t("club-title") });
  const [games, mine] = await Promise.all([drawnGames(), api.myNights()]);
  const own = field("own_name", t("club-your-name"), ({ id, describedby }) => {
    const input = h("input", { id, class: "text", value: ownName(), maxlength: 24, autocomplete: "nickname", "aria-describedby": describedby });
    return { control: input, value: () => input.value.trim() || ownName() };
  });
  const making = h("details", { class: "panel making", open: !offered() }, h("summary", null, h("h2", null, t("club-make")), icon("i-down")),
    h("p", { class: "sub" }, t("club-make-text")),
    nightForm(games, {
      own, words: t("club-send"),
      send: async (wish) => {
        change({ name: String(own.value()) });
        go(await api.makeNight({ ...wish, language }));
      },
    }));
  root.append(frame(h("main", { class: "nights" },
    h("h1", null, t("club-title")),
    h("p", { class: "sub" }, t("club-text")),
    h("div", { class: "side" }, comeIn(), mine.length ? h("section", null, h("h2", null, t("club-mine")), h("ul", { class: "lns" }, mine.map(line))) : null),
    making)));
}

/** The code that a link has brought. */
function offered() {
  const found = CODE.exec(location.hash)?.[1];
  try {
    return found ? decodeURIComponent(found).replaceAll("-", " ") : "";
  } catch {
    return ""; // a link that somebody has cut
  }
}

/** @param {string} night */
const go = (night) => dispatchEvent(new CustomEvent("go", { detail: { to: `/night/${night}`, replace: location.hash !== "" } }));

/** The code on the wall, and one's name. */
export function comeIn() {
  /** @param {string} name @param {string} label @param {object} how */
  const text = (name, label, how) => field(name, label, ({ id, describedby }) => {
    const input = h("input", { id, class: "text", required: true, "aria-describedby": describedby, ...how });
    return { control: input, value: () => input.value };
  });
  const code = text("code", t("club-code"), { value: offered(), maxlength: 120, autocomplete: "off", autocapitalize: "none", spellcheck: "false" });
  const name = text("name", t("club-your-name"), { value: ownName(), maxlength: 24, autocomplete: "nickname" });
  const trouble = h("p", { class: "wrong", role: "alert" });
  /** @param {SubmitEvent} event */
  async function send(event) {
    event.preventDefault();
    for (const each of [code, name]) each.complain("");
    trouble.textContent = "";
    try {
      const night = await api.joinNight(String(code.value()), String(name.value()));
      change({ name: String(name.value()).trim() });
      go(night);
    } catch (error) {
      const about = [code, name].find((each) => error instanceof api.ApiError && each.name === error.field);
      if (about) about.complain(/** @type {Error} */ (error).message);
      else trouble.textContent = /** @type {Error} */ (error).message;
    }
  }
  return h("form", { class: "panel come", onsubmit: send, novalidate: true }, h("h2", null, t("club-come-in-head")), code.element, name.element, trouble,
    h("div", { class: "two" }, h("button", { class: "tb solid" }, t("club-come-in"))));
}
