/** What goes over the wire, and what the shell and the games' modules promise each other. */

export type Child = Node | string | number | boolean | null | undefined | Child[];

export interface Props {
  key?: string | number;
  style?: Record<string, string | number>;
  [name: string]: unknown;
}

// --- over the wire ---

export interface Seat {
  seat: number;
  kind: "human" | "bot" | "free";
  name: string | null;
  level: string | null;
  here: boolean;
  host: boolean;
  stand_in: string | null;
}

export interface Table {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  state: "waiting" | "playing" | "over";
  open: boolean;
  clock: number | null;
  seats: Seat[];
  rematch: string | null;
  created: string;
  own_deck: boolean;
}

export interface View {
  game: string;
  players: number;
  viewer: number | null;
  to_move: number | null;
  scores: number[];
  winners: number[];
  moves?: string[];
  [key: string]: any;
}

/** What happened, is asked or is wrong, as data; see engine/facts.py. The words are in the catalogues. */
export interface Fact {
  fact: string;
  args?: Record<string, any>;
  rule?: string;
  kind?: string;
  tone?: "event";
  shout?: string;
  seat?: number;
  view?: View;
  /** How many times as long as a trick the position rests. */
  rest?: number;
  fade?: string;
  /** What stands in its place once it may not be looked up any more; null: nothing. */
  faded?: Fact | null;
  fades?: string[];
  /** Keys whose facts read in full again. */
  unfades?: string[];
  /** In the page's log: it has faded. */
  gone?: boolean;
  [key: string]: any;
}

export interface Ask {
  prompt: Fact;
  moves: string[];
  refused: Record<string, Fact>;
  preview: Record<string, any>;
}

export interface Said {
  number: number;
  from: string;
  seat: number | null;
  text: string;
}

export interface UndoAsked {
  seat: number;
  agreed: number[];
}

/** A vote about a seat whose player does not move. */
export interface VoteAsked {
  about: number;
  for: "bot" | "end";
  agreed: number[];
}

export interface People {
  /** The seat that has the host's powers now. */
  host: number | null;
  /** Whose absence counts: a bot may stand in; before the start somebody else may have the chair. */
  away: number[];
  /** The seat to move, when its player has not moved for long. */
  silent: number | null;
}

export interface Welcome {
  type: "welcome";
  you: number | null;
  number: number;
  fresh: boolean;
  table: Table;
  view: View | null;
  ask: Ask | null;
  facts?: Fact[];
  talk?: Said[];
  deadline: number | null;
  undo: UndoAsked | null;
  vote: VoteAsked | null;
  people: People;
  /** The secret of an open table's link, for whoever was invited. */
  invitation: string | null;
}

export interface TableEvent {
  type: "event";
  number: number;
  what: "start" | "move" | "seats" | "say" | "undo" | "vote" | "rematch";
  seat?: number | null;
  move?: string;
  facts?: Fact[];
  view?: View | null;
  ask?: Ask | null;
  deadline?: number | null;
  by?: "clock";
  state?: Table["state"];
  seats?: Seat[];
  from?: string;
  text?: string;
  asked_by?: number;
  agreed?: number[];
  done?: boolean;
  refused_by?: number;
  rewritten?: boolean;
  about?: number;
  for?: VoteAsked["for"];
  /** The silent one has said to be here. */
  here?: boolean;
  table?: string | Table;
}

export type Answer =
  | { type: "done"; id: string; number: number }
  | { type: "refused"; id: string; rule: string | null; reason: string };

export type Frame =
  | Welcome
  | TableEvent
  | Answer
  | { type: "error"; reason: string }
  | { type: "note"; text: string | null }
  | { type: "here"; here: boolean[] }
  | ({ type: "people" } & People)
  | { type: "pong" };

export type Action =
  | { type: "move"; id: string; move: string }
  | { type: "say"; id: string; text: string }
  | { type: "undo"; id: string; agree: boolean }
  | { type: "vote"; id: string; for: VoteAsked["for"] | "no" }
  | { type: "back"; id: string }
  | { type: "rematch"; id: string };

// --- games, as /api/games tells of them ---

export interface GameOption {
  name: string;
  type: "bool" | "int" | "choice" | "seat";
  default: unknown;
  text: string;
  rule: string;
  least?: number | null;
  most?: number | null;
  choices?: string[] | null;
}

export interface Game {
  id: string;
  name: string;
  pitch: string;
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
  cloth(room: Room): Node[];
  standing(room: Room): Score | null;
  sheet(room: Room): Score;
  /** Keys that only this game has, with what they do. */
  keys?: [string[], string][];
  effect?(fact: Fact, room: Room): void | Promise<void>;
}
