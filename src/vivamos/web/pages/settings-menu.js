// stub
import { h } from "../dom.js";
import { icon } from "../draw.js";
import { menu } from "./parts.js";
export function settingsMenu() {
  return menu([icon("i-more"), h("span", { class: "vh" }, "Settings")], () => h("p", null, "…"), { label: "Settings", cls: "ico" });
}
