// The table under the keyboard: the same keys as on the Abalone board, on a table without an edge.
import type { Direction } from "../../board/directions";
import { spot, step } from "../../board/hex";

/** The widest gap, in cells, that an arrow key crosses. */
const FAR = 12;

/** The next cell of the field in a direction, across gaps. */
export function next(field: Set<string>, cell: string, direction: Direction, flipped: boolean): string {
  let at = cell;
  for (let count = 0; count < FAR; count++) {
    at = step(at, direction, flipped);
    if (field.has(at)) return at;
  }
  return cell;
}

/** One row up or down, to the nearest cell of it. */
export function upOrDown(
  field: Set<string>,
  cell: string,
  up: boolean,
  column: number,
  flipped: boolean,
): string {
  const from = spot(cell, flipped).y;
  const rows = [...field]
    .map((other) => ({ other, at: spot(other, flipped) }))
    .filter(({ at }) => (up ? at.y < from - 1 : at.y > from + 1))
    .map(({ other, at }) => ({ other, away: Math.abs(at.y - from) * 1000 + Math.abs(at.x - column) }));
  rows.sort((a, b) => a.away - b.away);
  return rows[0]?.other ?? cell;
}

/** The next or the previous of some cells, around and around. */
export function beside(cells: string[], cell: string, by: 1 | -1): string | undefined {
  const index = cells.indexOf(cell);
  if (index < 0) return by > 0 ? cells[0] : cells.at(-1);
  return cells[(index + by + cells.length) % cells.length];
}
