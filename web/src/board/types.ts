// What both boards take. A board draws and asks; it knows no rules.
import type { Detail, Effect, Formation, Pieces, Side } from "../net/types";

/** A gesture that was made before it was one's turn: these cells, and where to. */
export interface Premove {
  cells: string[];
  /** A direction in Abalone (NE), a cell in Six. Placing a tile has no cells. */
  to: string;
}

/** The step that stands for a move; a placed piece has no `from`. */
export interface StepArrow {
  from?: string;
  to: string;
}

export interface Arrow {
  from: string;
  to: string;
  kind: "best" | "other";
}

export interface Mark {
  cell: string;
  kind: "good" | "bad" | "note";
}

export interface BoardProps {
  pieces: Pieces;
  /** How many plies were played. When it changes by one, `last` tells what glides where. */
  ply: number;
  /** What the last move did. */
  last?: Effect;
  /** What may be played now, in this position; empty while one only looks. */
  moves?: string[];
  effects?: Detail["effects"];
  leaving?: Detail["leaving"];
  /** The side to move. */
  turn?: Side;
  /** The sides that are moved at this device. */
  mine?: Side[];
  /** Whether a gesture may be made while the other side is to move. */
  premoves?: boolean;
  premove?: Premove | null;
  /** A move that is shown and waits to be confirmed or answered. */
  pending?: string | null;
  flipped?: boolean;
  coordinates?: boolean;
  arrows?: Arrow[];
  marks?: Mark[];
  /** Formations that are drawn over the pieces. */
  outlines?: Formation[];
  /** The cells of the shape that won, to be celebrated. */
  winning?: string[];
  /** Six: cells that would complete a shape, by side. */
  threats?: { cell: string; side: Side }[];
  /** Six, where shapes are declared: whether the next move declares one. Left out, the table asks when it could: for
   * those who study, not for players, who have to see it for themselves. */
  declares?: boolean;
  /** What the board is called for those who do not see it. */
  label: string;
  onmove?: (move: string) => void;
  /** Somebody tried what is not among the moves: these cells, and where to. The page explains. */
  ontry?: (cells: string[], to: string) => void;
  onpremove?: (premove: Premove | null) => void;
}
