import { expect, it } from "vitest";
import type { Pieces } from "../../net/types";
import { groupsOf } from "./groups";

const PIECES: Pieces = { "0,0": "black", "-1,0": "red", "-2,0": "black", "1,0": "red", "2,0": "black" };
const LEAVING = { "0,0=-2,0": ["1,0", "2,0"], "0,0=1,0": ["-1,0", "-2,0"] };

it("names the groups from left to right", () => {
  const groups = groupsOf(PIECES, LEAVING, "0,0", ["1,0", "-2,0"]);
  expect(groups.map(({ letter, kept, side }) => [letter, kept, side])).toEqual([
    ["A", "-2,0", "left"],
    ["B", "1,0", "right"],
  ]);
  expect(groups[0]?.cells).toEqual(["-1,0", "-2,0"]);
});

it("names them as they are seen on a flipped table", () => {
  expect(groupsOf(PIECES, LEAVING, "0,0", ["1,0", "-2,0"], true)[0]?.kept).toBe("1,0");
});
