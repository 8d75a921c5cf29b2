// Words for numbers, names and times, the same on every page.

/** @import {Seat, Game, Table} from "../types.js" */

import { isolated } from "../names.js";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** @param {number} n */
export const numberWord = (n) => NUMBERS[n] ?? String(n);

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** "last_round_bonus" as a person writes it. @param {string} name */
export const heading = (name) => capital(name.replaceAll("_", " "));

/** "Inés, Teo and Cato" @param {string[]} names */
export function list(names) {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}

/** "3 to 5", "3 or 4", "2 or 4" @param {number[]} players */
export function playersWord(players) {
  const [first, last] = [players[0], players[players.length - 1]];
  if (players.length === 1) return String(first);
  if (players.length === 2) return `${first} or ${last}`;
  return last - first === players.length - 1 ? `${first} to ${last}` : list(players.map(String)).replace(" and ", " or ");
}

/** @param {Seat} seat */
export const seatName = (seat) => seat.name !== null ? isolated(seat.name) : seat.kind === "bot" ? "a bot" : "a free seat";

/** Who sits there, without one seat. @param {Table} table @param {number} [but] */
export function company(table, but) {
  const others = table.seats.filter((each) => each.seat !== but && each.kind !== "free");
  return list(others.map(seatName));
}

/** Options that are not as usual, in words. @param {Table} table @param {Game} game */
export function unusual(table, game) {
  const words = game.options.flatMap(({ name, type, default: usual }) => {
    const value = table.options?.[name];
    if (value === undefined || value === usual) return [];
    const said = name.replaceAll("_", " ");
    if (type === "bool") return value ? [said] : [`no ${said}`];
    if (type === "int") return [`${numberWord(Number(value))} ${said}`];
    return type === "choice" ? [`${value} ${said}`] : [];
  });
  return table.own_deck ? [...words, "own deck"] : words;
}

/** "since 14:05", "since yesterday", "since 3 May" @param {string | null | undefined} iso */
export function since(iso) {
  const then = new Date(iso ?? NaN);
  if (Number.isNaN(then.getTime())) return "";
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight.getTime() - then.getTime()) / 86_400_000);
  if (days <= 0) return `since ${then.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;
  if (days === 1) return "since yesterday";
  if (days < 7) return `since ${then.toLocaleDateString("en-GB", { weekday: "long" })}`;
  return `since ${then.toLocaleDateString("en-GB", { day: "numeric", month: "long" })}`;
}
