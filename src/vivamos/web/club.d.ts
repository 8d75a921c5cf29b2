/** What the people of a club night are told. Made from server/club.py by tests/update_types.py: change that. */

export interface NightGame {
  game: string;
  /** How many should sit at a table of it. */
  players: number;
}

export interface NightPerson {
  /** What they are called by in requests. */
  number: number;
  name: string;
  avatar: string;
  role: "host" | "cohost" | "guest";
  state: "here" | "resting" | "left" | "removed";
  me: boolean;
}

export interface NightSeat {
  /** Of a person; None: a bot, or somebody who was forgotten. */
  number: number | null;
  name: string | null;
  /** Of a bot. */
  level: string | null;
  team: number;
  /** As far as it is known here; at the end that of the result. */
  score: number | null;
  place: number | null;
}

export interface NightTable {
  round: number;
  board: number;
  game: string;
  players: number;
  /** Of the table; None as long as it is only drawn. */
  id: string | null;
  state: "drawn" | "waiting" | "playing" | "over" | "gone";
  options: Record<string, any> | null;
  /** The round of the game itself that is played. */
  deal: number | null;
  to_move: number | null;
  seats: NightSeat[];
  /** One's own seat. */
  mine: number | null;
  /** Whether one may sit down in the place of a bot. */
  place: boolean;
}

export interface StandingRow {
  number: number;
  place: number;
  games: number;
  points: number;
  /** In points, from the coach's reviews of these games; None if there are none. It is not counted. */
  luck: number | null;
  /** How many of the games have a review. */
  reviewed: number;
}

export interface Night {
  id: string;
  name: string;
  state: "open" | "over";
  created: string;
  /** One's own. */
  role: "host" | "cohost" | "guest";
  /** None: it is too old, or the night is over. */
  code: string | null;
  games: NightGame[];
  points: "places" | "scores";
  odd: "bots" | "shorter";
  level: string;
  people: NightPerson[];
  /** Those that were made, the last round first. */
  tables: NightTable[];
  /** Those that are drawn. */
  next: NightTable[];
  standing: StandingRow[];
}

/** A night in the list of one's own. */
export interface NightRow {
  id: string;
  name: string;
  state: "open" | "over";
  created: string;
  people: number;
  games: number;
  winners: string[];
}

export interface NightCode {
  code: string;
  link: string;
  /** The link as a picture, the address of an image. */
  qr: string;
}
