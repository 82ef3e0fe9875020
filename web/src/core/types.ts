// The values that boards and engines give and take. They have the names of the Python library.

export type Game = "abalone" | "six";
/** Black begins in both games; the other side is White in Abalone and Red in Six. */
export type Side = "black" | "white" | "red";

/** The sides of each game, in the order of their turns. */
export const SIDES: Record<Game, readonly [Side, Side]> = {
  abalone: ["black", "white"],
  six: ["black", "red"],
};

export interface AbaloneOptions {
  /** The name of a start position; `standard` if neither it nor `fen` is given. */
  layout?: string;
  /** A game is drawn when a position occurs for this time (R1); null switches the rule off. 3 by default. */
  repetition?: number | null;
  /** A game is drawn after this many plies (R3). */
  ply_limit?: number | null;
  /** A game is drawn after this many plies without an ejection (R3). */
  quiet_limit?: number | null;
}

export interface SixOptions {
  rules?: "basic" | "advanced";
  /** Whether a shape wins by itself or must be declared (R5). */
  declare?: "auto" | "manual";
  /** Whether rule S3 restricts Black's first tile (R11). */
  first_move?: "restricted" | "free";
  players?: 2 | 4;
  /** Which of Black's two players begins, with four players (S10). */
  begins?: 1 | 2;
  repetition?: number | null;
  ply_limit?: number | null;
}

export type Options = AbaloneOptions & SixOptions;

/** What a move does, cell by cell. `removed` lists the cells whose pieces leave the game. */
export interface Effect {
  placed?: string[];
  moved?: [string, string][];
  pushed?: [string, string][];
  removed?: string[];
}

/** Whether a move is legal, by which rule, and a stable code of the reason. `move` is the text of a legal move. */
export interface Verdict {
  legal: boolean;
  code: string;
  rule: string | null;
  move?: string;
}

/** A term of the glossary, found on a board. */
export interface Formation {
  kind: string;
  player: Side | null;
  cells: string[];
  /** The opposing marbles of a pac or a sumito. */
  against: string[];
  direction: string | null;
  /** The cell that a threat still needs, and the shape that it threatens. */
  missing: string | null;
  shape: string | null;
}

/** How a game ended. Without a winner it is a draw. */
export interface Outcome {
  winner: Side | null;
  /** As records write it: `1-0` is a win for Black. */
  result: "1-0" | "0-1" | "1/2-1/2";
  reason: string;
  rule: string;
  shape: string | null;
  cells: string[];
}

/** When a search ends. Without any limit it ends when it is stopped. */
export interface Limit {
  /** Seconds. */
  time?: number;
  nodes?: number;
  depth?: number;
}

/** One of the best lines of a search, and how deeply it was searched. */
export interface Info {
  /** 1 is the best line. */
  rank: number;
  depth: number;
  /** The score for the side to move; see `winIn` and `chances`. */
  points: number;
  /** The moves that the engine expects. */
  line: string[];
  /** The positions that all threads have searched. */
  nodes: number;
  seconds: number;
  /** How much of the hash table is filled, from 0 to 1. */
  hashFull: number;
}

/** The move that the engine chose, and the line that it begins. */
export interface Played {
  move: string;
  info: Info;
}
