// The positions that the design page shows.
import type { Option } from "../../games/abalone/options";
import type { Effect, Pieces } from "../../net/types";

export const LINE = ["e3", "e4", "e5"];

export const MARBLES: Pieces = {
  e3: "black",
  e4: "black",
  e5: "black",
  e6: "white",
  f6: "white",
  d4: "white",
};

export const PUSH: Option = {
  move: "e3e4",
  cells: LINE,
  direction: "E",
  effect: {
    moved: [
      ["e3", "e4"],
      ["e4", "e5"],
      ["e5", "e6"],
    ],
    pushed: [["e6", "e7"]],
  },
};

export const EJECT: { pieces: Pieces; option: Option } = {
  pieces: { e7: "black", e8: "black", e9: "white", f8: "white" },
  option: {
    move: "e7e8",
    cells: ["e7", "e8"],
    direction: "E",
    effect: {
      moved: [
        ["e7", "e8"],
        ["e8", "e9"],
      ],
      removed: ["e9"],
    },
  },
};

/** What the board looks like after the push. */
export const STEP: { pieces: Pieces; effect: Effect } = {
  pieces: { e4: "black", e5: "black", e6: "black", e7: "white", f6: "white", d4: "white" },
  effect: PUSH.effect,
};

export const TILES: Pieces = { "0,0": "black", "1,0": "red", "0,1": "black", "1,-1": "red" };

export const LINES: Pieces = { "-1,1": "red", "0,0": "black", "1,0": "black", "2,0": "red", "1,1": "black" };

export const TRIANGLE: Pieces = {
  "0,-1": "red",
  "1,-1": "red",
  "2,-1": "red",
  "0,0": "red",
  "1,0": "red",
  "0,1": "red",
};
