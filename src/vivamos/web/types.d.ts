/** What the shell and the games' modules promise each other; what goes over the wire is made from the server's structs. */

import type { Ask, Fact, Seat, Table, View } from "./frames.js";

export type * from "./frames.js";

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
  shouts: string[];
  levels: string[];
  /** Whether it has a table of its own: `games/<id>/table.js`. */
  drawn: boolean;
  ready: boolean;
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
  tip(el: Element, rule: string | null, text: string): void;
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

export interface GameModule {
  look: string;
  /** The drawn title of the bar; the game's name in capitals if left out. */
  title?: string;
  /** The sound of the game's own shout: drum, clappers, bell, marimba or block. */
  sound?: string;
  /** false: the module draws its shouts itself. */
  bubbles?: boolean;
  card(card: string, how?: { size?: CardSize; view?: View | null }): SVGElement;
  back(how?: { size?: CardSize }): SVGElement;
  chip(card: string, view: View | null): HTMLElement;
  spoken(card: string, view: View | null): string;
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
  /** Keys that only this game has, with what they do. */
  keys?: [string[], string][];
  effect?(fact: Fact, room: Room): void | Promise<void>;
}
