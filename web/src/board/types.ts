// The interface of all boards. A board draws a position and reports gestures; it knows no rules.
import type { Detail, Effect, Formation, Pieces, Side } from "../net/types";

/** A gesture that was made during the opponent's turn: the chosen cells and the target. */
export interface Premove {
  cells: string[];
  /** A direction in Abalone (NE), a cell in Six. Placing a tile has no cells. */
  to: string;
}

/** A move that the user tried and that is not legal: as text, or the chosen cells and the target. */
export type Try = { move: string } | Premove;

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
  /** The number of plies played. When it changes by one, the pieces move as `last` says. */
  ply: number;
  /** What the last move did. */
  last?: Effect;
  /** The legal moves; empty if none can be made here. */
  moves?: string[];
  /** Whether the legal moves are still to come. Taps wait for them, and `onidle` is called meanwhile. */
  loading?: boolean;
  effects?: Detail["effects"];
  leaving?: Detail["leaving"];
  /** The side to move. */
  turn?: Side;
  /** The sides that are played at this device. */
  mine?: Side[];
  /** Whether premoves are allowed. */
  premoves?: boolean;
  premove?: Premove | null;
  /** A move that is shown before it is confirmed by the user or the server. */
  pending?: string | null;
  flipped?: boolean;
  coordinates?: boolean;
  arrows?: Arrow[];
  marks?: Mark[];
  /** Formations to draw over the pieces. */
  outlines?: Formation[];
  /** A move to point out, such as the one in the move list that has the focus. */
  highlight?: Effect | null;
  /** The cells of the winning shape. */
  winning?: string[];
  /** Six: cells that would complete a shape, by side. */
  threats?: { cell: string; side: Side }[];
  /** Six with manual declaration: whether the next move declares a shape. If it is left out, the board asks whenever a
   * declaration is possible, as in an analysis; players must notice it themselves. */
  declares?: boolean;
  /** The accessible name of the board. */
  label: string;
  onmove?: (move: string) => void;
  /** The user tried an illegal move. The page explains why it is illegal. */
  ontry?: (tried: Try) => void;
  /** The user did something while nothing can be done here. The page explains why. */
  onidle?: () => void;
  /** The user did something that had an effect but made no move: an explanation of the previous try is out of date. */
  onact?: () => void;
  onpremove?: (premove: Premove | null) => void;
}
