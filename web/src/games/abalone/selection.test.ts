import { describe, expect, it } from "vitest";
import { pieces } from "./samples";
import { choose, ownLine, stillOwn } from "./selection";

const board = pieces("c3 c4 c5 c6 d4 e5 e7", "d5");
const pick = (selection: string[], cell: string) => choose(selection, cell, board, "black");

describe("choosing marbles", () => {
  it("one by one makes a line of up to three", () => {
    expect(pick([], "c3")).toEqual(["c3"]);
    expect(pick(["c3"], "c4")).toEqual(["c3", "c4"]);
    expect(pick(["c4", "c5"], "c3")).toEqual(["c3", "c4", "c5"]);
  });

  it("takes the marble between two ends", () => {
    expect(pick(["c3"], "c5")).toEqual(["c3", "c4", "c5"]);
    expect(pick(["e5"], "c3")).toEqual(["c3", "d4", "e5"]);
  });

  it("starts anew when the line would be too long, bent or broken", () => {
    expect(pick(["c3", "c4", "c5"], "c6")).toEqual(["c6"]);
    expect(pick(["c3", "c4"], "c6")).toEqual(["c6"]);
    expect(pick(["c3", "c4"], "d4")).toEqual(["d4"]);
    expect(pick(["e5"], "e7")).toEqual(["e7"]);
  });

  it("once more lets a marble go; the middle one stays alone", () => {
    expect(pick(["c3"], "c3")).toEqual([]);
    expect(pick(["c3", "c4", "c5"], "c5")).toEqual(["c3", "c4"]);
    expect(pick(["c3", "c4", "c5"], "c4")).toEqual(["c4"]);
  });
});

describe("a line", () => {
  it("is all one's own", () => {
    expect(ownLine("c3", "c5", board, "black")).toEqual(["c3", "c4", "c5"]);
    expect(ownLine("d4", "d5", board, "black")).toBeNull();
    expect(ownLine("c3", "c6", board, "black")).toBeNull();
  });

  it("is dropped when other marbles stand there", () => {
    expect(stillOwn(["c3", "c4"], board, "black")).toEqual(["c3", "c4"]);
    expect(stillOwn(["c3", "d5"], board, "black")).toEqual([]);
    expect(stillOwn(["c3"], board, null)).toEqual([]);
  });
});
