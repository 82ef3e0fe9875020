import { describe, expect, it } from "vitest";
import { Board, type Info } from "../../core";
import { linesOf, playable, withInfo } from "./lines";

const info = (rank: number, depth: number, move: string): Info => ({
  rank,
  depth,
  points: 0,
  line: [move],
  nodes: 100 * depth + rank,
  seconds: depth,
  hashFull: 0,
});
const moves = (best: readonly Info[]) => best.map(({ line, depth }) => `${line[0]} ${depth}`);

describe("the lines of a search", () => {
  it("stay until each of them was searched more deeply", () => {
    const reports = [info(1, 1, "a"), info(2, 1, "b"), info(3, 1, "c"), info(1, 2, "b"), info(2, 2, "d")];
    const course: Info[][] = [];
    for (const report of reports) course.push(withInfo(course.at(-1) ?? [], report, 3));
    expect(course.map(moves)).toEqual([
      ["a 1"],
      ["a 1", "b 1"],
      ["a 1", "b 1", "c 1"],
      ["b 2", "a 1", "c 1"],
      ["b 2", "d 2", "a 1"],
    ]);
  });

  it("have the depth of the best and the nodes of all", () => {
    const shown = linesOf(new Board("abalone"), [info(1, 2, "a1b2"), info(2, 2, "a2b3")]);
    expect(shown).toMatchObject({ depth: 2, nodes: 202, seconds: 2 });
    expect(linesOf(new Board("abalone"), [])).toBeNull();
  });

  it("end with the game", () => {
    const board = new Board("abalone", { options: { ply_limit: 2 } });
    expect(playable(board, ["a1b2", "i9h8", "b2c3"])).toEqual(["a1b2", "i9h8"]);
    expect(playable(board, ["a1b2"])).toEqual(["a1b2"]);
    expect(board.moves).toEqual([]);
  });
});
