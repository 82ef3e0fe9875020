// Some moves of a game, for the first page.
import type { DemoMoves } from "../types";

export const DEMO_MOVES: DemoMoves = {
  fen: "1BR1RB/RBRBBBB/RRBR/2BR@-2,-2 12 13 r basic 8",
  moves: [
    { placed: ["4,-2"] },
    { placed: ["3,0"] },
    { placed: ["3,1"] },
    { placed: ["5,-1"] },
    { placed: ["6,-1"] },
    { placed: ["5,-2"] },
    { placed: ["2,1"] },
    { placed: ["5,-3"] },
    { placed: ["4,-3"] },
    { placed: ["5,0"] },
    { placed: ["4,0"] },
    { placed: ["5,-4"] },
    { placed: ["5,-5"] },
    { placed: ["5,1"] },
  ],
  winning: ["5,-4", "5,-3", "5,-2", "5,-1", "5,0", "5,1"],
};
