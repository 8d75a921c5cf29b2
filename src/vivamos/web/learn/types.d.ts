/** What the server tells of a lesson: see docs/server.md. */

import type { Fact, MoveEvent, StartEvent, Table } from "../types.js";

export interface Lesson {
  game: string;
  learner: number;
  steps: { id: string; rules: string[] }[];
  first_game: { players: number; options: Record<string, unknown>; level: string };
}

export interface Verdict {
  kind: "right" | "wrong" | "refused";
  why: Fact | null;
}

export interface Place {
  step: number;
  table: Table;
  events: (StartEvent | MoveEvent)[];
  verdict: Verdict | null;
  /** Another table is laid for the step. */
  over: boolean;
  points: string[];
  arrow: string[];
  /** The move that does it; null where there is only something to look at. */
  shown: string | null;
  /** The step for which this table was laid. */
  laid: number;
}
