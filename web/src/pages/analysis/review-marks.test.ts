import { describe, expect, it } from "vitest";
import type { Frame } from "../../net/types";
import type { Judgement, ReviewMark } from "./judgements";
import { areaOf, fitting, marked, nextMarked, placeIn, pointsOf, tally } from "./review-marks";
import { grow, nagged, nodeOf, newTree, withoutNode, ROOT } from "./tree";

const frame = (move: string): Frame => ({ move, side: "black", seat: 0, fen: "" });
const judged = (ply: number, expected: number, mark?: ReviewMark): Judgement => ({
  ply,
  points: 0,
  expected,
  depth: 1,
  best: [],
  ...(mark && { mark }),
});
const JUDGEMENTS = [judged(0, 0.5), judged(1, 0.25, 4), judged(2, 0.75, 6), judged(3, 0.75)];

describe("a review", () => {
  const [tree, path] = grow(newTree({}), ROOT, ["a", "b", "c"].map(frame));
  const reviewed = { line: [ROOT, ...path], judgements: JUDGEMENTS };

  it("marks moves and replaces its own marks only", () => {
    const id = path[0] ?? -1;
    const noted = nagged(tree, id, [6, 1]);
    expect(nodeOf(marked(noted, id, judged(1, 0, 4)), id).nags).toEqual([1, 4]);
    expect(nodeOf(marked(noted, id, judged(1, 0)), id).nags).toEqual([1]);
    expect(marked(tree, id, judged(1, 0))).toBe(tree);
    expect(marked(tree, 99, judged(1, 0, 4))).toBe(tree);
  });

  it("shrinks with the game", () => {
    expect(fitting(reviewed, tree)).toBe(reviewed);
    expect(fitting(reviewed, withoutNode(tree, path[1] ?? -1)).judgements).toEqual(JUDGEMENTS.slice(0, 2));
  });

  it("finds where a path leaves the game", () => {
    expect(placeIn(reviewed, [ROOT, path[0] ?? -1, 77])).toBe(1);
    expect(placeIn(reviewed, [ROOT, ...path])).toBe(3);
  });

  it("counts mistakes of each side and goes from one to the next", () => {
    expect(tally(JUDGEMENTS, true)).toEqual({ 2: 0, 4: 1, 6: 0 });
    expect(tally(JUDGEMENTS, false)).toEqual({ 2: 0, 4: 0, 6: 1 });
    expect([0, 1, 2].map((at) => nextMarked(JUDGEMENTS, at))).toEqual([1, 2, 1]);
    expect(nextMarked([judged(0, 0.5)], 0)).toBe(-1);
  });

  it("is drawn as an area", () => {
    const points = pointsOf(reviewed, 300, 100);
    expect(points.slice(0, 2)).toEqual([
      { x: 0, y: 50 },
      { x: 100, y: 75 },
    ]);
    expect(areaOf(points.slice(0, 2), 50)).toBe("M0.0 50L0.0 50.0L100.0 75.0L100.0 50Z");
    expect(areaOf([], 50)).toBe("");
  });
});
