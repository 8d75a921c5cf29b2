/** What the shell and the games' modules promise each other; what goes over the wire is made from the server's structs. */

import type { Ask, Fact, Seat, Table, View } from "./frames.js";

export type * from "./frames.js";
export type * from "./profile.js";
export type * from "./club.js";

export type Child = Node | string | number | boolean | null | undefined | Child[];

export interface Props {
  key?: string | number;
  style?: Record<string, string | number>;
  [name: string]: unknown;
}

// --- games, as /api/games tells of them ---

export interface GameOption {
  name: string;
  type: "bool" | "int" | "choice" | "seat";
  default: unknown;
  rule: string;
  least?: number | null;
  most?: number | null;
  choices?: string[] | null;
}

export interface Game {
  id: string;
  name: string;
  players: number[];
  usual_players: number;
  minutes: number;
  rules: string;
  options: GameOption[];
  /** Messages of its catalogue: what can be called out with one press. */
  shouts: string[];
  levels: string[];
  /** Whether it has a table of its own: `games/<id>/table.js`. */
  drawn: boolean;
  ready: boolean;
  /** How many steps its lesson has; 0: there is none. */
  lesson: number;
}

// --- the shell and the games ---

export type CardSize = "hand" | "tbl" | "pil";

export interface Score {
  head: string[];
  rows: (string | number | Node)[][];
  note?: string;
  /** Where the totals stand: in the last column (usual), or in the last row. */
  last?: "column" | "row";
}

export interface SeatParts {
  cards?: number | null;
  score?: string | number | null;
  sub?: string | Node;
  extra?: Child[];
  back?: () => Element;
  /** More classes for the panel. */
  cls?: string;
}

export interface HandParts {
  /** The texts of the moves that this card can make, legal or not. */
  moves: (card: string) => string[];
  /** What stands over the card (SLAMBO!'s balance). */
  above?: (card: string) => Node | null;
  fan?: boolean;
  size?: CardSize;
  /** The key on the page for a card; needed when a hand may hold two alike. */
  keyOf?: (card: string, index: number) => string;
  /** Called instead of the shell's popover when a card has several legal moves. */
  choose?: (card: string, moves: string[], el: HTMLElement) => void;
  /** The words for a move in the popover. */
  words?: (move: string) => string;
  label?: string;
}

export interface Room {
  readonly view: View;
  readonly ask: Ask | null;
  readonly me: number | null;
  readonly seats: Seat[];
  readonly game: Game;
  readonly table: Table;
  readonly log: Fact[];
  readonly opponents: number[];
  readonly foot: number;
  readonly resting: Fact | null;
  readonly selected: string | null;
  /** Whether a move was sent and not answered yet. */
  readonly sending: boolean;
  /** How long a flight takes, in ms; 0: no motion. */
  readonly motion: number;
  /** The table on the page: look for elements in here, for there may be another table beside it. */
  readonly el: HTMLElement;
  /** What a module keeps for this room from drawing to drawing: made by `make` when it is first asked for. */
  memory<T>(make: () => T): T;
  name(seat: number): string;
  select(key: string | null): void;
  act(move: string): void;
  seat(seat: number, parts?: SeatParts): HTMLElement;
  hand(cards: string[], parts: HandParts): HTMLElement;
  tag(kind: "led" | "winning" | "won", words?: string): HTMLElement;
  /** A tooltip; of a fact the cards are drawn. */
  tip(el: Element, rule: string | null, told: string | Fact): void;
  /** The element explains itself by the message `about-<what>` of the game, with the rule of `about.rules`. */
  explain<E extends Element>(el: E, what: string, args?: Record<string, any>): E;
  /** The same for a card; those of a hand do it by themselves. */
  explainCard<E extends Element>(el: E, card: string): E;
  bubble(seat: number, text: string): void;
  anchor(name: string): Element | null;
  /** A fact, or a message of the game or the room, as the viewer reads it. */
  text(told: string | Fact, args?: Record<string, any>): string;
  /** The same with its cards drawn. */
  nodes(told: string | Fact, args?: Record<string, any>): Node[];
  /** "Your turn: follow blue"; nothing when it is not. */
  readonly turnText: string;
  redraw(): void;
  sound(name: string): void;
}

export interface Abouts {
  /** The rule of each message `about-<what>`. */
  rules: Record<string, string>;
  /** Which of them is about this card; `special` if a player may not know what it does. */
  card(card: string, view: View): { what: string; args?: Record<string, any>; special?: boolean };
  /** What this card of the hand would do now, if the server has told. */
  now?(card: string, room: Room): string | null;
}

export interface GameModule {
  look: string;
  /** The drawn title of the bar; the game's name in capitals if left out. */
  title?: string;
  /** The sound of the game's own shout: drum, clappers, bell, marimba or block. */
  sound?: string;
  /** false: the module draws its shouts itself. */
  bubbles?: boolean;
  /** What a winner sees over the results for a moment: its pieces. How they move is in the game's style, and takes less than 2 s. */
  joy?(): Element[];
  card(card: string, how?: { size?: CardSize; view?: View | null }): SVGElement;
  back(how?: { size?: CardSize }): SVGElement;
  /** The cards of a seat that are shown when all lie open, from its own part of the view; its `hand` if left out. */
  open?(own: Record<string, any>): string[];
  /** A decision looked at again: what lay on the table after it, with the hand it was made from. What was seen before it, if left out. */
  lookedAt?(before: View, after: View): View;
  /** The cards that lie on the table and matter for the next one, in the order of play. */
  lying?(view: View): string[];
  /** A move that is not made in the trick that comes next: what else it is part of, in words; without words the trick before. */
  outside?(move: string): { words?: string } | null;
  chip(card: string, view: View | null): HTMLElement;
  spoken(card: string, view: View | null): string;
  /** What cards and marks say of themselves. */
  about?: Abouts;
  avatar(seat: number): SVGElement;
  picture(): Element;
  /** The card that stands for the game in the lobby's lists. */
  emblem?: string;
  /** Where the tile stands in the lobby; games that do not say come last. */
  place?: number;
  /** The round that is played, in words, from what a list tells of a table: "Round 2 of 4". */
  round(number: number, table: Pick<Table, "players" | "options">): string;
  /** How far the game is; `brief` stands for `more` on a phone. */
  status(view: View): { now: string; step?: number; of?: number; more?: string; brief?: string };
  draw(room: Room): Node[];
  standing(room: Room): Score | null;
  sheet(room: Room): Score;
  /** What of it stands on the page of results; all, if left out. */
  result?(room: Room): Score;
  /** A move in words, and what stands beside its card where there is room for a mark only; null: just the card. `text` is that of the room. */
  move?(move: string, view: View, text: (told: string | Fact, args?: Record<string, any>) => string): { words: string; beside?: string } | null;
  /** Keys that only this game has, with what they do. */
  keys?: [string[], string][];
  effect?(fact: Fact, room: Room): void | Promise<void>;
}
