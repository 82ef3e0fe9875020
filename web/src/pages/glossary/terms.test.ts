import { describe, expect, it } from "vitest";
import type { Position } from "../../net/types";
import { marked, movesOf, TERMS } from "./terms";

function termOf(name: string) {
  const term = TERMS.find(({ term }) => term === name);
  if (!term) throw new Error(name);
  return term;
}

const POSITION: Position = {
  game: "six",
  fen: "",
  ply: 0,
  turn: "black",
  seat: 0,
  detail: { moves: [], pieces: { "0,0": "black", "1,0": "red" } },
  formations: [],
};

describe("the words", () => {
  it("come once each", () => {
    const names = TERMS.map(({ term }) => term);
    expect(new Set(names).size).toBe(names.length);
  });

  it("mark the formations that they are about", () => {
    const formations = [
      { kind: "threat", cells: ["0,0"], player: "black" as const },
      { kind: "threat", cells: ["1,0"], player: "red" as const },
      { kind: "holding", cells: ["0,0"], player: "black" as const },
    ];
    expect(marked(termOf("threat"), { ...POSITION, formations })).toHaveLength(2);
    expect(marked(termOf("double-threat"), { ...POSITION, formations })).toEqual([formations[0]]);
  });

  it("mark pieces, groups, shapes and what a split takes out", () => {
    expect(marked(termOf("tile"), POSITION)).toHaveLength(2);
    expect(marked(termOf("group"), POSITION)).toEqual([{ kind: "multi", cells: ["0,0", "1,0"] }]);
    const result = { result: "1-0" as const, reason: "line", cells: ["0,0"] };
    expect(marked(termOf("line"), { ...POSITION, result })).toEqual([{ kind: "shape", cells: ["0,0"] }]);
    const detail = { ...POSITION.detail, leaving: { "1,0": ["2,0"], "4,3": ["4,4", "5,4"] } };
    expect(marked(termOf("split"), { ...POSITION, detail })).toEqual([
      { kind: "shape", cells: ["4,3"] },
      { kind: "multi", cells: ["4,4", "5,4"] },
    ]);
  });

  it("offer the moves that show them", () => {
    const along = {
      moved: [
        ["e4", "e5"],
        ["e5", "e6"],
        ["e6", "e7"],
      ] as [string, string][],
    };
    const aside = {
      moved: [
        ["e4", "f4"],
        ["e5", "f5"],
        ["e6", "f6"],
      ] as [string, string][],
    };
    const one = { moved: [["e4", "f4"]] as [string, string][] };
    const detail = { moves: ["a", "b", "c"], effects: [along, aside, one], pieces: {} };
    expect(movesOf("in-line", detail).moves).toEqual(["a"]);
    expect(movesOf("broadside", detail).moves).toEqual(["b"]);
  });
});
