// The groups among which a player chooses when lifting a tile leaves several largest ones.
import type { Detail, Pieces } from "../../net/types";
import { spot, type Point } from "../../board/hex";
import { leavingWith } from "./parse";

export interface Group {
  kept: string;
  /** How it is called on the table and in the list: A, B, C. */
  letter: string;
  cells: string[];
  middle: Point;
  side: "left" | "right" | "top" | "bottom" | "middle";
}

/** The groups that could stay. What stays is what does not leave. */
export function groupsOf(
  pieces: Pieces,
  leaving: Detail["leaving"],
  from: string,
  kept: string[],
  flipped = false,
): Group[] {
  const others = Object.keys(pieces).filter((cell) => cell !== from);
  const groups = kept.map((name) => {
    const gone = new Set(leavingWith(leaving, from, name));
    const cells = others.filter((cell) => !gone.has(cell));
    return { kept: name, cells, middle: middleOf(cells, flipped) };
  });
  groups.sort((one, other) => one.middle.x - other.middle.x || one.middle.y - other.middle.y);
  const centre = middleOf(
    groups.flatMap((group) => group.cells),
    flipped,
  );
  return groups.map((group, index) => ({
    ...group,
    letter: String.fromCharCode(65 + index),
    side: sideOf(group.middle, centre),
  }));
}

function middleOf(cells: string[], flipped: boolean): Point {
  const spots = cells.map((cell) => spot(cell, flipped));
  const count = spots.length || 1;
  return {
    x: spots.reduce((sum, { x }) => sum + x, 0) / count,
    y: spots.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

function sideOf(middle: Point, centre: Point): Group["side"] {
  const [dx, dy] = [middle.x - centre.x, middle.y - centre.y];
  if (Math.hypot(dx, dy) < 50) return "middle";
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "top" : "bottom";
}
