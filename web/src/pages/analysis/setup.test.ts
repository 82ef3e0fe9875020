import { describe, expect, it } from "vitest";
import type { PositionSetup as Setup } from "../../games/position-setup";
import { balanced, fenOf, put, setupOf } from "./setup";

const abalone = (pieces: Setup["pieces"], more: Partial<Setup> = {}): Setup => ({
  game: "abalone",
  pieces,
  seat: 0,
  counts: [0, 0],
  rules: "basic",
  ...more,
});
const six = (pieces: Setup["pieces"], more: Partial<Setup> = {}): Setup => ({
  ...abalone(pieces, more),
  game: "six",
  counts: more.counts ?? [20, 20],
});

describe("the text of a position that was set up", () => {
  it("has Abalone's rows from i to a, scores and turn", () => {
    const setup = abalone(
      { i5: "white", i7: "white", e5: "black", a5: "black" },
      { seat: 1, counts: [2, 1] },
    );
    expect(fenOf(setup)).toBe("s1s2/6/7/8/4S4/8/7/6/4S 2 1 w 0 1");
  });

  it("has Six's rows from the smallest r and q", () => {
    expect(fenOf(six({ "0,0": "black", "1,0": "red" }))).toBe("BR@0,0 20 20 b basic 1");
    const bent = six(
      { "0,0": "black", "1,0": "red", "-1,2": "red", "1,2": "black" },
      { seat: 1, rules: "advanced" },
    );
    expect(fenOf(bent)).toBe("1BR//R1B@-1,0 20 20 r advanced 1");
  });

  it("names hands and seats of four players", () => {
    const setup = six({ "0,0": "black", "1,0": "red" }, { seat: 2, counts: [9, 10, 10, 9] });
    expect(fenOf(setup)).toBe("BR@0,0 9+10 10+9 b2 basic 1");
  });

  it("begins with the position that is there", () => {
    const detail = { moves: [], pieces: { e5: "black" as const }, pushed_off: { black: 1, white: 2 } };
    expect(setupOf("abalone", "…", 1, detail)).toMatchObject({ seat: 1, counts: [1, 2] });
  });

  it("puts and takes pieces", () => {
    const one = put(abalone({}), "e5", "black");
    expect(one.pieces).toEqual({ e5: "black" });
    expect(put(one, "e5", "white").pieces).toEqual({ e5: "white" });
    expect(put(one, "e5", "black").pieces).toEqual({});
    expect(put(one, "e5", "empty").pieces).toEqual({});
  });

  it("counts what is not on the board", () => {
    expect(balanced(six({ "0,0": "black", "1,0": "red", "2,0": "red" })).counts).toEqual([20, 19]);
    expect(balanced(six({ "0,0": "black" }, { counts: [0, 0, 0, 0] })).counts).toEqual([10, 10, 10, 11]);
  });

  it("lets the hands of Six follow, until somebody sets them", () => {
    const start = six({ "0,0": "black", "1,0": "red" });
    expect(put(start, "1,1", "black")).toMatchObject({ counts: [19, 20], seat: 1 });
    expect(put({ ...start, counts: [0, 0] }, "1,1", "black")).toMatchObject({ counts: [0, 0], seat: 0 });
  });
});
