// Some moves of a game, for the first page.
import type { DemoMoves } from "../types";

export const DEMO_MOVES: DemoMoves = {
  fen: "ss3/sssSSS/3SSS1/2ssS3/9/3Ss3/1SSsss1/SSSsss/1S3 0 0 b 6 4",
  moves: [
    {
      moved: [
        ["c3", "d4"],
        ["d4", "e5"],
      ],
    },
    {
      moved: [
        ["f4", "f5"],
        ["f5", "f6"],
      ],
      pushed: [["f6", "f7"]],
    },
    {
      moved: [
        ["g6", "f5"],
        ["h7", "g6"],
      ],
      pushed: [["f5", "e4"]],
    },
    {
      moved: [
        ["b5", "c5"],
        ["c5", "d5"],
        ["d5", "e5"],
      ],
      pushed: [
        ["e5", "f5"],
        ["f5", "g5"],
      ],
    },
    {
      moved: [
        ["b1", "c2"],
        ["c2", "d3"],
      ],
    },
    { moved: [["c6", "d6"]] },
    {
      moved: [
        ["a2", "b2"],
        ["b2", "c2"],
        ["c2", "d2"],
      ],
    },
    {
      moved: [
        ["c4", "b3"],
        ["d5", "c4"],
      ],
      pushed: [["b3", "a2"]],
    },
    {
      moved: [
        ["f5", "e5"],
        ["g5", "f5"],
      ],
      pushed: [["e5", "d5"]],
    },
    { moved: [["d6", "e6"]] },
    {
      moved: [
        ["g6", "g5"],
        ["g7", "g6"],
        ["g8", "g7"],
      ],
    },
    {
      moved: [
        ["i5", "i6"],
        ["i6", "i7"],
      ],
    },
    {
      moved: [
        ["d2", "d3"],
        ["d3", "d4"],
        ["d4", "d5"],
      ],
      pushed: [["d5", "d6"]],
    },
    {
      moved: [
        ["h4", "h5"],
        ["h5", "h6"],
        ["h6", "h7"],
      ],
    },
    {
      moved: [
        ["f5", "g6"],
        ["g6", "h7"],
      ],
      pushed: [["h7", "i8"]],
    },
    {
      moved: [
        ["h5", "g4"],
        ["i6", "h5"],
      ],
    },
    {
      moved: [
        ["g7", "h7"],
        ["h7", "i7"],
      ],
      removed: ["i7"],
    },
  ],
  winning: [],
};
