import { describe, expect, it } from "vitest";
import { cellName, moveName, readMove } from "./names";

describe("short names of cells", () => {
  it("have a letter for the row, from below, and a number for the diagonal", () => {
    expect(["0,0", "1,0", "0,1", "0,-1", "2,-1", "-3,2"].map(cellName)).toEqual([
      "K10",
      "K11",
      "J10",
      "L10",
      "L12",
      "H7",
    ]);
  });

  it("are there for every cell, however far the group has gone", () => {
    const cells = [-60, -16, -11, -10, 0, 10, 11, 15, 16, 60].flatMap((q) =>
      [-60, -16, -15, 0, 10, 11, 60].map((r) => `${q},${r}`),
    );
    expect(new Set(cells.map(cellName)).size).toBe(cells.length);
    expect(cells.map((cell) => readMove(cellName(cell)))).toEqual(cells);
  });
});

describe("moves with short names", () => {
  it("are read as they are shown", () => {
    for (const move of ["2,-1", "0,0>0,1", "0,0>0,1=1,0", "-6,0>7,0#", "4,4#"])
      expect(readMove(moveName(move))).toBe(move);
    expect(moveName("0,0>0,1=1,0")).toBe("K10–J10=K11");
  });

  it("may be typed with a hyphen, and in the notation of records", () => {
    expect(readMove("k10-j10")).toBe("0,0>0,1");
    expect(readMove("k10 > j10")).toBe("0,0>0,1");
    expect(readMove("2,-1")).toBe("2,-1");
    expect(readMove("#")).toBe("#");
  });
});
