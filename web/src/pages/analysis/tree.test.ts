import { describe, expect, it } from "vitest";
import type { Frame, RecordNode, Side } from "../../net/types";
import * as trees from "./tree";

function frame(move: string, side: Side = "black"): Frame {
  return { move, side, seat: side === "black" ? 0 : 1, fen: `after ${move}`, placed: [move] };
}

const GAME = [frame("1,1"), frame("2,0", "red"), frame("0,1")];

function game(): [trees.Tree, number[]] {
  return trees.grow(trees.newTree({ "0,0": "black" }), trees.ROOT, GAME);
}

describe("a tree of moves", () => {
  it("grows along a line and keeps the pieces of each position", () => {
    const [tree, path] = game();
    expect(path).toHaveLength(3);
    expect(trees.movesTo(tree, path[2] ?? -1)).toEqual(["1,1", "2,0", "0,1"]);
    expect(trees.nodeOf(tree, path[1] ?? -1)).toMatchObject({
      ply: 2,
      pieces: { "0,0": "black", "1,1": "black", "2,0": "red" },
    });
  });

  it("follows a move that was played before instead of adding it again", () => {
    const [tree, path] = game();
    const [same, id] = trees.played(tree, trees.ROOT, frame("1,1"));
    expect(id).toBe(path[0]);
    expect(same.nodes.size).toBe(tree.nodes.size);
  });

  it("adds another move as a variation and leaves the old tree as it was", () => {
    const [tree, path] = game();
    const [grown, id] = trees.played(tree, path[0] ?? -1, frame("2,-1", "red"));
    expect(trees.nodeOf(grown, path[0] ?? -1).children).toEqual([path[1], id]);
    expect(trees.nodeOf(tree, path[0] ?? -1).children).toEqual([path[1]]);
    expect(trees.mainLine(grown).map((node) => node.frame?.move)).toEqual([undefined, "1,1", "2,0", "0,1"]);
  });

  it("promotes a line where it last left another", () => {
    const [tree, path] = game();
    const [grown, side] = trees.grow(tree, path[0] ?? -1, [frame("2,-1", "red"), frame("3,0")]);
    expect(trees.forkOf(grown, side[1] ?? -1)?.id).toBe(side[0]);
    const better = trees.promoted(grown, side[1] ?? -1);
    expect(trees.mainLine(better).map((node) => node.frame?.move)).toEqual([undefined, "1,1", "2,-1", "3,0"]);
    expect(trees.forkOf(better, side[1] ?? -1)).toBeNull();
    expect(trees.promoted(better, side[1] ?? -1)).toBe(better);
  });

  it("takes a move away with all that follows", () => {
    const [tree, path] = game();
    const rest = trees.withoutNode(tree, path[1] ?? -1);
    expect([...rest.nodes.keys()]).toEqual([trees.ROOT, path[0]]);
    expect(trees.withoutNode(tree, trees.ROOT)).toBe(tree);
    expect(rest.next).toBe(tree.next);
  });

  it("is written as a record and read from one", () => {
    const [tree, path] = game();
    const [grown, side] = trees.grow(tree, path[0] ?? -1, [frame("2,-1", "red"), frame("3,0")]);
    const noted = trees.commented(trees.nagged(grown, path[1] ?? -1, [2]), side[0] ?? -1, "safer");
    const record = trees.toRecord(noted);
    expect(record).toEqual([
      { move: "1,1" },
      { move: "2,0", nags: [2], variations: [[{ move: "2,-1", comment: "safer" }, { move: "3,0" }]] },
      { move: "0,1" },
    ]);
    const frames = (line: typeof record): RecordNode[] =>
      line.map(({ move, comment, nags, variations }, n) => ({
        ...frame(move, n % 2 ? "red" : "black"),
        ...(comment && { comment }),
        ...(nags && { nags }),
        ...(variations && { variations: variations.map(frames) }),
      }));
    expect(trees.toRecord(trees.fromRecord({}, frames(record)))).toEqual(record);
  });
});
