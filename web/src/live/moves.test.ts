import { describe, expect, test } from "vitest";
import type { Side } from "../net/types";
import { firstNumber, rowsOf } from "./moves";

const START = "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1";
const frames = (sides: string) =>
  [...sides].map((side, index) => ({
    move: `m${index + 1}`,
    side: (side === "b" ? "black" : "white") as Side,
  }));

describe("rows of moves", () => {
  test("two plies share a number", () => {
    const rows = rowsOf(frames("bwb"), START);
    expect(rows.map(({ number, first, second }) => [number, first?.move, second?.move])).toEqual([
      [1, "m1", "m2"],
      [2, "m3", undefined],
    ]);
    expect(rows[1]?.first?.ply).toBe(3);
  });
  test("a game that starts with White has an empty place first", () => {
    const rows = rowsOf(frames("wbw"), START.replace("b 0 1", "w 0 7"));
    expect(rows.map(({ number, first, second }) => [number, first?.move, second?.move])).toEqual([
      [7, undefined, "m1"],
      [8, "m2", "m3"],
    ]);
  });
  test("there are none before the first move", () => {
    expect(rowsOf([], START)).toEqual([]);
  });
});

test("positions say their number", () => {
  expect(firstNumber("BR@0,0 20 20 b basic 12")).toBe(12);
  expect(firstNumber("")).toBe(1);
});
