import { describe, expect, it } from "vitest";
import type { Detail } from "../../net/types";
import { drawn } from "./arrows";

const line = (...moves: string[]) => ({ line: moves });

describe("arrows of the engine", () => {
  it("begin at the rear marble in line, and at the middle one in a broadside", () => {
    const detail: Detail = {
      pieces: {},
      moves: ["c3d3", "c3c5d4"],
      effects: [
        {
          moved: [
            ["d3", "e3"],
            ["c3", "d3"],
          ],
        },
        {
          moved: [
            ["c3", "d4"],
            ["c4", "d5"],
            ["c5", "d6"],
          ],
        },
      ],
    };
    expect(drawn("abalone", [line("c3d3"), line("c3c5d4"), line("a1b1")], detail).arrows).toEqual([
      { from: "c4", to: "d5", kind: "other" },
      { from: "c3", to: "d3", kind: "best" },
    ]);
  });

  it("mark where a tile is put, once", () => {
    const detail: Detail = { pieces: {}, moves: [] };
    expect(drawn("six", [line("2,-1"), line("3,0>1,1=0,0"), line("3,0>1,1=2,2#")], detail)).toEqual({
      marks: [{ cell: "2,-1", kind: "good" }],
      arrows: [{ from: "3,0", to: "1,1", kind: "other" }],
    });
  });
});
