/** What somebody is told about themselves. Made from server/profile.py by tests/update_types.py: change that. */

export interface Device {
  id: string;
  kind: string;
  since: string;
  seen: string;
  this: boolean;
}

/** Games played to the end, without those that a bot finished for one. */
export interface Tally {
  games: number;
  won: number;
  /** Of the wins; a win that three share counts a third. */
  share: number;
  /** What everybody gets on average at such tables. */
  even: number;
  low: number;
  /** Between these the share may lie by chance alone (95 %). */
  high: number;
}

export interface Habit {
  move: string;
  card: string;
  times: number;
}

export interface GameTally {
  games: number;
  won: number;
  /** Of the wins; a win that three share counts a third. */
  share: number;
  /** What everybody gets on average at such tables. */
  even: number;
  low: number;
  /** Between these the share may lie by chance alone (95 %). */
  high: number;
  game: string;
  /** On average. */
  score: number;
  /** The highest score; where few points are good, it says little. */
  best: number;
  /** The cards played most often, each with the move that it was. */
  habits: Habit[];
}

export interface Rating {
  game: string;
  pool: "people" | "practice";
  games: number;
  low_level: string;
  /** Somebody plays like bots between these levels. */
  high_level: string;
  points: number | null;
  /** None until the rating is certain. */
  margin: number | null;
  /** The last ratings, oldest first; empty until it is certain. */
  curve: number[];
}

export interface Me {
  name: string;
  avatar: string;
  avatars: string[];
  since: string;
  lasting_code: boolean;
  devices: Device[];
  all: Tally;
  games: GameTally[];
  ratings: Rating[];
}

export interface PlayedSeat {
  seat: number;
  /** None: somebody who was forgotten. */
  name: string | null;
  level: string | null;
  human: boolean;
  team: number;
  score: number;
  place: number | null;
  me: boolean;
}

export interface Played {
  /** The address of the game: `/game/<id>`. */
  id: string;
  game: string;
  version: number;
  players: number;
  rounds: number;
  whole: boolean;
  hints: boolean;
  rated: boolean;
  private: boolean;
  finished: string;
  seat: number;
  seats: PlayedSeat[];
  reviewed: boolean;
  /** Of one's own moves, by the review. */
  accuracy: number | null;
}

/** A moment to look at: `/game/<game>?at=<at>&as=<seat>`. */
export interface Example {
  game: string;
  at: number;
  seat: number;
  cost: number;
}

/** Something that cost points again and again. */
export interface Work {
  game: string;
  habit: Record<string, any>;
  times: number;
  /** In all, in what the game counts. */
  cost: number;
  /** The costliest ones. */
  examples: Example[];
  /** The step of the game's lesson that is about it, from 1 on. */
  step: number | null;
}

export interface Practice {
  /** So many of the last games were reviewed; at most 20 are looked at. */
  games: number;
  work: Work[];
}

export interface PlayedGames {
  games: Played[];
  /** There are older ones: ask for those before the last id. */
  more: boolean;
}

export interface Pairing {
  code: string;
  link: string;
  /** The link as a picture, the address of an image. */
  qr: string;
  seconds: number;
}
