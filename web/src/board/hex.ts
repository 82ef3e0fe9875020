// The hexagonal grid with axial coordinates. One unit is a hundredth of the step between two cells; hexagons have a
// corner at the top.
import type { Direction } from "./directions";

export interface Point {
  x: number;
  y: number;
}

type Axial = [q: number, r: number];

export const UNIT = 100;
const SLANT = Math.sqrt(3) / 2;

/** Half the width of a tile, from flat side to flat side. The rest of half a step is the gap between tiles. */
export const TILE = 47;

export const DIRECTIONS: readonly Direction[] = ["SE", "SW", "W", "NW", "NE", "E"];

// In the order of a hexagon's sides, clockwise from the lower right.
const STEPS: Record<Direction, Axial> = {
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [0, -1],
  NE: [1, -1],
  E: [1, 0],
};

export function axial(cell: string): Axial {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return [q, r];
}

function named(q: number, r: number): string {
  return `${q},${r}`;
}

/** The neighbour in a direction as seen on the screen. */
export function step(cell: string, direction: Direction, flipped = false): string {
  const [q, r] = axial(cell);
  const [dq, dr] = STEPS[direction];
  return flipped ? named(q - dq, r - dr) : named(q + dq, r + dr);
}

export function neighbours(cell: string): string[] {
  return DIRECTIONS.map((direction) => step(cell, direction));
}

export function distance(one: string, other: string): number {
  const [q, r] = axial(one);
  const [p, s] = axial(other);
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s));
}

/** The middle of a cell. */
export function spot(cell: string, flipped = false): Point {
  const [q, r] = axial(cell);
  const sign = flipped ? -UNIT : UNIT;
  // Adding zero turns the minus zero of a flipped table into zero.
  return { x: sign * (q + r / 2) + 0, y: sign * r * SLANT + 0 };
}

/** The cell that a point lies in. */
export function cellAt({ x, y }: Point, flipped = false): string {
  const sign = flipped ? -UNIT : UNIT;
  const r = y / (sign * SLANT);
  const q = x / sign - r / 2;
  const sum = Math.round(q + r);
  const [nearQ, nearR] = [Math.round(q), Math.round(r)];
  const [offQ, offR, offSum] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(sum - q - r)];
  // Of three rounded coordinates, the one with the largest error is computed from the two others.
  if (offQ > offR && offQ > offSum) return named(sum - nearR, nearR + 0);
  return offR > offSum ? named(nearQ + 0, sum - nearQ) : named(nearQ + 0, nearR + 0);
}

/** The empty cells next to tiles. */
export function around(tiles: string[]): string[] {
  const taken = new Set(tiles);
  return [...new Set(tiles.flatMap(neighbours))].filter((cell) => !taken.has(cell));
}

/** Cells in reading order. */
export function inReadingOrder(cells: string[], flipped = false): string[] {
  const at = new Map(cells.map((cell) => [cell, spot(cell, flipped)]));
  const origin = { x: 0, y: 0 };
  return [...cells].sort((a, b) => {
    const [one, other] = [at.get(a) ?? origin, at.get(b) ?? origin];
    return one.y - other.y || one.x - other.x;
  });
}

/** The corners of a hexagon, clockwise from the lower right. `half` is half its width. */
export function hexagon(half: number, { x, y }: Point = { x: 0, y: 0 }): Point[] {
  const radius = half / SLANT;
  return DIRECTIONS.map((_, side) => {
    const angle = Math.PI / 6 + (side * Math.PI) / 3;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

function pair({ x, y }: Point): string {
  return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
}

export function closed(points: Point[]): string {
  return `M${points.map(pair).join("L")}Z`;
}

function towards(start: Point, end: Point, reach: number): Point {
  const share = reach / (Math.hypot(end.x - start.x, end.y - start.y) || 1);
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
}

/** A closed path with rounded corners. */
export function rounded(points: Point[], radius: number): string {
  const steps = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    return `${pair(towards(corner, before, radius))}Q${pair(corner)} ${pair(towards(corner, after, radius))}`;
  });
  return `M${steps.join("L")}Z`;
}

/** The outline of a set of cells, holes included. */
export function outline(cells: string[], flipped = false): string {
  const inside = new Set(cells);
  const next = new Map<string, { from: Point; to: Point }>();
  for (const cell of cells) {
    const corners = hexagon(UNIT / 2, spot(cell, flipped));
    DIRECTIONS.forEach((direction, side) => {
      if (inside.has(step(cell, direction, flipped))) return;
      const [from, to] = [corners[side], corners[(side + 1) % 6]];
      if (from && to) next.set(corner(from), { from, to });
    });
  }
  return loops(next)
    .map((loop) => rounded(loop, 12))
    .join("");
}

function corner({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** The closed loops of an outline. Three cells meet at a corner, so that at most one edge leaves it. */
function loops(next: Map<string, { from: Point; to: Point }>): Point[][] {
  const found: Point[][] = [];
  for (;;) {
    const [start] = next.keys();
    if (start === undefined) return found;
    const loop: Point[] = [];
    for (let at = start, line = next.get(at); line; line = next.get(at)) {
      loop.push(line.from);
      next.delete(at);
      at = corner(line.to);
    }
    found.push(loop);
  }
}
