// Where the cells lie. Neighbouring cells are one SPACING apart; e5 is the origin; y grows downwards, as in SVG.

import type { Direction } from "../../board/directions";

export type { Direction };

export interface Point {
  x: number;
  y: number;
}

export const SPACING = 10;
/** The radii of a marble and of its cup. */
export const MARBLE = 4.45;
export const CUP = 4.5;
export const DIRECTIONS: readonly Direction[] = ["NE", "E", "SE", "SW", "W", "NW"];
/** Rows from the top of the board to its bottom. */
export const ROWS = ["i", "h", "g", "f", "e", "d", "c", "b", "a"] as const;
/** What is drawn, in units of the picture: left, top, width, height. */
export const VIEW = { left: -54, top: -48, width: 108, height: 97 };

const ROW_HEIGHT = (SPACING * Math.sqrt(3)) / 2;
/** Steps in rows (a = 0) and numbers. */
const STEPS: Record<Direction, [row: number, number: number]> = {
  NE: [1, 1],
  E: [0, 1],
  SE: [-1, 0],
  SW: [-1, -1],
  W: [0, -1],
  NW: [1, 0],
};

function place(cell: string): [row: number, number: number] {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1))];
}

function cellAt(row: number, number: number): string | null {
  const inside = row >= 0 && row <= 8 && number >= Math.max(1, row - 3) && number <= Math.min(9, row + 5);
  return inside ? String.fromCharCode(97 + row) + number : null;
}

/** The cell on the grid with axial coordinates that outlines are drawn on: a1 is -4,4 there and e5 is 0,0. */
export function gridCell(cell: string): string {
  const [row, number] = place(cell);
  return `${number - 5},${4 - row}`;
}

/** The cells of a row, from west to east. */
export function rowOf(row: string): string[] {
  const index = row.charCodeAt(0) - 97;
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => cellAt(index, number)).filter((cell) => cell !== null);
}

export const CELLS: readonly string[] = ROWS.flatMap(rowOf);

/** The centre of a cell. A flipped board is turned by half a circle. */
export function centre(cell: string, flipped = false): Point {
  const [row, number] = place(cell);
  const sign = flipped ? -1 : 1;
  return {
    x: sign * (number - 5 - (row - 4) / 2) * SPACING,
    y: -sign * (row - 4) * ROW_HEIGHT,
  };
}

/** The vector of one step. */
export function vector(direction: Direction, flipped = false): Point {
  const [row, number] = STEPS[direction];
  const sign = flipped ? -1 : 1;
  return { x: sign * (number - row / 2) * SPACING, y: -sign * row * ROW_HEIGHT };
}

/** The neighbour in a direction, or null beyond the edge. */
export function step(cell: string, direction: Direction): string | null {
  const [row, number] = place(cell);
  const [rows, numbers] = STEPS[direction];
  return cellAt(row + rows, number + numbers);
}

/** The point some steps away, on the board or beyond its edge. */
export function ahead(cell: string, direction: Direction, steps = 1, flipped = false): Point {
  const from = centre(cell, flipped);
  const by = vector(direction, flipped);
  return { x: from.x + by.x * steps, y: from.y + by.y * steps };
}

export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6] as Direction;
}

/** The direction from a cell to its neighbour. */
export function directionTo(from: string, to: string): Direction | null {
  return DIRECTIONS.find((direction) => step(from, direction) === to) ?? null;
}

/** The cells from one to another, both included, if they lie on one line. */
export function lineBetween(from: string, to: string): string[] | null {
  for (const direction of DIRECTIONS) {
    const line = [from];
    for (let cell: string | null = from; cell && cell !== to;) {
      cell = step(cell, direction);
      if (cell) line.push(cell);
    }
    if (line.at(-1) === to) return line;
  }
  return null;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The direction that a vector points to. */
export function nearestDirection({ x, y }: Point): Direction {
  const along = (direction: Direction) => x * vector(direction).x + y * vector(direction).y;
  return DIRECTIONS.reduce((best, direction) => (along(direction) > along(best) ? direction : best));
}

/** The cell at a point, if there is one. */
export function cellAtPoint(point: Point): string | null {
  const row = Math.round(4 - point.y / ROW_HEIGHT);
  const near = [row - 1, row, row + 1].map((index) =>
    cellAt(index, Math.round(point.x / SPACING + 5 + (index - 4) / 2)),
  );
  const reach = (cell: string) => distance(centre(cell), point);
  const found = near.filter((cell) => cell !== null).sort((a, b) => reach(a) - reach(b))[0];
  return found !== undefined && reach(found) <= SPACING * 0.58 ? found : null;
}

/** From the window to the board, however its picture is stretched; null where nothing is laid out. */
export function boardPoint(
  box: { left: number; top: number; width: number; height: number },
  at: Point,
  flipped: boolean,
): Point | null {
  const scale = Math.min(box.width / VIEW.width, box.height / VIEW.height);
  if (!scale) return null;
  const sign = flipped ? -1 : 1;
  return {
    x: sign * ((at.x - box.left - box.width / 2) / scale + VIEW.left + VIEW.width / 2),
    y: sign * ((at.y - box.top - box.height / 2) / scale + VIEW.top + VIEW.height / 2),
  };
}
