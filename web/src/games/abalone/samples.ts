// Positions for the tests of this folder.
import type { Effect, Pieces } from "../../net/types";
import { readOptions } from "./options";

export function pieces(black: string, white = ""): Pieces {
  const found: Pieces = {};
  for (const cell of black.split(" ").filter(Boolean)) found[cell] = "black";
  for (const cell of white.split(" ").filter(Boolean)) found[cell] = "white";
  return found;
}

/** Three black marbles before a white one at the edge; three more that are free to go, and one behind them. */
export const EDGE = pieces("f6 f7 f8 c3 c4 c5 b2", "f9 e5");

export const EDGE_MOVES: Record<string, Effect> = {
  f6f7: {
    moved: [
      ["f6", "f7"],
      ["f7", "f8"],
      ["f8", "f9"],
    ],
    pushed: [],
    removed: ["f9"],
  },
  c3c5d3: {
    moved: [
      ["c3", "d3"],
      ["c4", "d4"],
      ["c5", "d5"],
    ],
  },
  c3c5d4: {
    moved: [
      ["c3", "d4"],
      ["c4", "d5"],
      ["c5", "d6"],
    ],
  },
  c3c4: {
    moved: [
      ["c3", "c4"],
      ["c4", "c5"],
      ["c5", "c6"],
    ],
  },
  c3c4d3: {
    moved: [
      ["c3", "d3"],
      ["c4", "d4"],
    ],
  },
  c3c4d4: {
    moved: [
      ["c3", "d4"],
      ["c4", "d5"],
    ],
  },
  c3d3: { moved: [["c3", "d3"]] },
  b2c3: {
    moved: [
      ["b2", "c3"],
      ["c3", "d4"],
    ],
  },
};

export const EDGE_OPTIONS = readOptions(Object.keys(EDGE_MOVES), Object.values(EDGE_MOVES));
