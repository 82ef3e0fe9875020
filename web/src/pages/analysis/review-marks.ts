// The results of a review: marks for moves, and the graph.
import type { Judgement, ReviewMark } from "./judgements";
import { MARKS } from "./judgements.generated";
import { nagged, nodeOf, type Tree } from "./tree";

/** The marks that a review gives. */
const GIVEN: number[] = MARKS.map(({ mark }) => mark);

export interface Reviewed {
  /** The nodes of the game that was reviewed, the start first. */
  line: readonly number[];
  /** A judgement for each of them, as far as it has come. */
  judgements: readonly Judgement[];
}

/** Write the mark of a judgement on its move, instead of one that an earlier review gave. */
export function marked(tree: Tree, id: number, judgement: Judgement): Tree {
  if (!tree.nodes.has(id)) return tree;
  const own = nodeOf(tree, id).nags.filter((nag) => !GIVEN.includes(nag));
  const nags = judgement.mark ? [...own, judgement.mark] : own;
  if (nags.join() === nodeOf(tree, id).nags.join()) return tree;
  return nagged(tree, id, nags);
}

/** The part of a review that still fits the tree: moves may have been removed. */
export function fitting(reviewed: Reviewed, tree: Tree): Reviewed {
  const gone = reviewed.line.findIndex((id) => !tree.nodes.has(id));
  if (gone < 0) return reviewed;
  return { line: reviewed.line.slice(0, gone), judgements: reviewed.judgements.slice(0, gone) };
}

/** The last index of the reviewed game that a path follows, or -1. */
export function placeIn(reviewed: Reviewed, path: readonly number[]): number {
  let place = -1;
  while (place + 1 < path.length && path[place + 1] === reviewed.line[place + 1]) place += 1;
  return place;
}

/** How many moves of each mark a side made; sides take turns from the first on. */
export function tally(judgements: readonly Judgement[], isFirst: boolean): Record<ReviewMark, number> {
  const counts = { 2: 0, 4: 0, 6: 0 };
  for (const { ply, mark } of judgements) if (mark && (ply % 2 === 1) === isFirst) counts[mark] += 1;
  return counts;
}

/** The next marked move after a place, from the beginning again at the end; -1 if there is none. */
export function nextMarked(judgements: readonly Judgement[], place: number): number {
  const marks = judgements.flatMap((judgement, at) => (judgement.mark ? at : []));
  return marks.find((at) => at > place) ?? marks[0] ?? -1;
}

export interface Point {
  x: number;
  y: number;
}

/** Where the graph's points lie in a box: Black's good positions are high. */
export function pointsOf({ line, judgements }: Reviewed, width: number, height: number): Point[] {
  const last = Math.max(1, line.length - 1);
  return judgements.map(({ expected }, at) => ({ x: (at / last) * width, y: (1 - expected) * height }));
}

/** The area between the curve and a level. */
export function areaOf(points: readonly Point[], level: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const curve = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return `M${first.x.toFixed(1)} ${level}L${curve}L${last.x.toFixed(1)} ${level}Z`;
}
