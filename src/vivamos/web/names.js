/** Names of people, put into our own words. */

/** Letters that are written from right to left, and the numbers that go with them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What somebody typed, as it may stand in a sentence: without this a name written from right to left turns the words and
 * numbers around it too.
 * @param {string} text
 */
export const isolated = (text) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
