/** Figures of the coach as they are read: with a sign and a true minus, the decimal mark as the language has it. */

import { locale } from "../words.js";

/** @param {number} value @param {number} [digits] */
export function figure(value, digits = 1) {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" });
  return format.format(value).replace("-", "−");
}

/** Without a sign. @param {number} value @param {number} [digits] */
export function amount(value, digits = 1) {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Math.abs(value));
}
