/** What the server tells of a review. */

import type { Fact } from "../types.js";

export interface Account {
  fair: number;
  luck: number;
  own: number;
  rest: number;
  result: number;
}

export interface ReviewedSeat {
  seat: number;
  score: number;
  points: Account;
  share: Account;
  unforced: number;
  lost_per_decision: number;
  accuracy: number | null;
  costly: number[];
  good: number | null;
  good_by: number;
}

export interface Moment {
  number: number;
  seat: number;
  round: number;
  played: string;
  cost: number;
}

export interface KeyMoment extends Moment {
  /** What came of it. */
  title: Fact | null;
}

export interface Summary {
  game: string;
  players: number;
  threshold: number;
  seats: ReviewedSeat[];
  moments: KeyMoment[];
  graph: number[][];
}

export interface Standing {
  state: "none" | "waiting" | "working" | "ready" | "failed";
  done: number;
  total: number;
  ahead: number;
  review: Summary | null;
}

export interface JudgedMove {
  move: string;
  value: number;
  error: number;
  behind: number;
  behind_error: number;
  gains: number;
  loses: number;
  continuation: string[];
}

export interface Decision extends Moment {
  best: string;
  moves: JudgedMove[];
  why: Fact | null;
  in_fact: Fact | null;
}

export interface Again {
  accepted: boolean;
  move: JudgedMove;
  why: Fact | null;
}

export interface Hint {
  move: JudgedMove;
  equal: boolean;
  why: Fact;
}
