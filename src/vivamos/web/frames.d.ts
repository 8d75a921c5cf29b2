/** What goes over the stream of a table. Made from server/frames.py by tests/update_types.py: change that. */

/** What a viewer may see of the position; each game has its own keys beside these. */
export interface View {
  game: string;
  players: number;
  viewer: number | null;
  to_move: number | null;
  scores: number[];
  winners: number[];
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
  [key: string]: any;
}

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
  options: Record<string, any>;
  state: "waiting" | "playing" | "over";
  open: boolean;
  clock: number | null;
  seats: Seat[];
  rematch: string | null;
  created: string;
  own_deck: boolean;
  /** Whether the coach may be asked while it is played, and so no rating changes. */
  hints: boolean;
}

/** A table in a list of the lobby. */
export interface ListedTable {
  id: string;
  game: string;
  players: number;
  options: Record<string, any>;
  state: "waiting" | "playing" | "over";
  open: boolean;
  clock: number | null;
  seats: Seat[];
  rematch: string | null;
  created: string;
  own_deck: boolean;
  /** Whether the coach may be asked while it is played, and so no rating changes. */
  hints: boolean;
  to_move: number | null;
  round: number | null;
  active: string;
  you?: number;
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

/** What a spectator said to the others. */
export interface Whispered {
  number: number;
  from: string;
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

export interface TalkEvent {
  what: "talk";
  number: number;
  type: "event";
  from: string;
  seat: number | null;
  text: string;
}

export interface RematchEvent {
  what: "rematch";
  number: number;
  type: "event";
  table: string;
}

export interface StartEvent {
  what: "start";
  number: number;
  type: "event";
  facts?: Fact[];
  view?: View | null;
  ask?: Ask | null;
  deadline?: number | null;
  state?: "waiting" | "playing" | "over";
  seat: null;
}

export interface MoveEvent {
  what: "move";
  number: number;
  type: "event";
  facts?: Fact[];
  view?: View | null;
  ask?: Ask | null;
  deadline?: number | null;
  state?: "waiting" | "playing" | "over";
  seat: number;
  by?: "clock";
}

export interface SeatsEvent {
  what: "seats";
  number: number;
  type: "event";
  facts?: Fact[];
  view?: View | null;
  ask?: Ask | null;
  deadline?: number | null;
  state?: "waiting" | "playing" | "over";
  seats?: Seat[];
  /** The seat that its player has again. */
  back?: number;
}

export interface UndoEvent {
  what: "undo";
  number: number;
  type: "event";
  facts?: Fact[];
  view?: View | null;
  ask?: Ask | null;
  deadline?: number | null;
  state?: "waiting" | "playing" | "over";
  asked_by: number;
  agreed?: number[];
  refused_by?: number;
  done?: boolean;
  /** How many moves were taken back, if not just one: the last is a bot's, the first of who asked. */
  taken?: number;
  /** `facts` are all there are, told anew. */
  rewritten?: boolean;
}

export interface VoteEvent {
  what: "vote";
  number: number;
  type: "event";
  facts?: Fact[];
  view?: View | null;
  ask?: Ask | null;
  deadline?: number | null;
  state?: "waiting" | "playing" | "over";
  about: number;
  for?: "bot" | "end";
  agreed?: number[];
  refused_by?: number;
  done?: boolean;
  /** The silent one has said to be here. */
  here?: boolean;
  seats?: Seat[];
}

export type TableEvent = StartEvent | MoveEvent | SeatsEvent | TalkEvent | UndoEvent | VoteEvent | RematchEvent;

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
  /** How many spectators there are. */
  watching: number;
  /** What they said among themselves: for them, and for all once the game is over. */
  whispers?: Whispered[];
  /** The secret of an open table's link, for whoever was invited. */
  invitation: string | null;
}

export interface Done {
  type: "done";
  id: string;
  number: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  fact: Fact;
}

export interface ErrorFrame {
  type: "error";
  fact: Fact;
}

export interface Note {
  type: "note";
  fact: Fact | null;
}

export interface Here {
  type: "here";
  here: boolean[];
}

/** What has changed about the people at the table. */
export interface PeopleFrame {
  type: "people";
  /** The seat that has the host's powers now. */
  host: number | null;
  /** Whose absence counts: a bot may stand in; before the start somebody else may have the chair. */
  away: number[];
  /** The seat to move, when its player has not moved for long. */
  silent: number | null;
}

export interface WatchingFrame {
  type: "watching";
  watching: number;
}

/** From now on the coach is asked at this table: its result changes no rating. */
export interface CoachFrame {
  type: "coach";
}

/** One more, for whoever may read them. */
export interface WhisperedFrame {
  type: "whispered";
  number: number;
  from: string;
  text: string;
}

/** All of them, for the players when the game is over. */
export interface WhispersFrame {
  type: "whispers";
  whispers: Whispered[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

export type Answer = Done | Refused;

export type Frame = TableEvent | Answer | Welcome | ErrorFrame | Note | Here | PeopleFrame | WatchingFrame | CoachFrame | WhisperedFrame | WhispersFrame | Pong;

export interface Hello {
  type: "hello";
  token: string | null;
  since: number | null;
}

/** Is answered with a pong. */
export interface Ping {
  type: "ping";
}

export interface MoveAction {
  type: "move";
  id: string;
  move: string;
}

export interface TalkAction {
  type: "talk";
  id: string;
  text: string;
}

/** A spectator says something to the others; the key tells whose words they are, if the server knows it. */
export interface WhisperAction {
  type: "whisper";
  id: string;
  name: string;
  text: string;
  key: string | null;
}

export interface UndoAction {
  type: "undo";
  id: string;
  agree: boolean;
}

export interface VoteAction {
  type: "vote";
  id: string;
  for: "bot" | "end" | "no";
}

export interface BackAction {
  type: "back";
  id: string;
}

export interface RematchAction {
  type: "rematch";
  id: string;
}

/** How many times as long as usual bots shall seem to think, as long as this connection lasts. */
export interface PaceAction {
  type: "pace";
  id: string;
  pace: number;
}

export type Action = MoveAction | TalkAction | WhisperAction | UndoAction | VoteAction | BackAction | RematchAction | PaceAction;
