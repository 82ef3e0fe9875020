// Keeps the identity of tiles from one position to the next, so that moves are animated.
import type { Effect, Pieces, Side } from "../../net/types";

export interface Tile {
  id: number;
  cell: string;
  side: Side;
  /** How it got here with the last change: placed from the hand, or moved from another cell. */
  came?: "hand" | { from: string };
  leaves?: boolean;
}

export type Steps = [from: string, to: string][];

interface Moment {
  ply: number;
  last?: Effect;
}

/** The steps that lead from one moment of a game to another: known when it is the next or the one before. */
export function stepsBetween(before: Moment, now: Moment): Steps | null {
  if (now.ply === before.ply + 1) return now.last?.moved ?? [];
  if (now.ply === before.ply - 1) return (before.last?.moved ?? []).map(([from, to]) => [to, from]);
  return null;
}

/** The tiles of a new position. Without steps it is another place in the game, and nothing is seen moving. */
export function followed(tiles: Tile[], pieces: Pieces, steps: Steps | null): Tile[] {
  const here = tiles.filter((tile) => !tile.leaves);
  let next = Math.max(0, ...tiles.map((tile) => tile.id));
  const at = new Map(here.map((tile) => [tile.cell, tile]));
  const kept = here.filter((tile) => pieces[tile.cell] === tile.side);
  const keptCells = new Set(kept.map((tile) => tile.cell));
  const gone = here.filter((tile) => !keptCells.has(tile.cell));
  const wanted = Object.entries(pieces).filter(([cell]) => !keptCells.has(cell));
  const known = steps?.length ? steps : steps && guessed(gone, wanted);
  const pairs = new Map((known ?? []).map(([from, to]) => [to, from]));

  // What was shown before it was confirmed has arrived already: it finishes its way undisturbed.
  if (steps && !wanted.length)
    return tiles.map((tile) => (gone.includes(tile) ? { ...tile, leaves: true } : tile));

  const arrived = wanted.map(([cell, side]): Tile => {
    const from = pairs.get(cell);
    const tile = from === undefined ? undefined : at.get(from);
    if (from === undefined || tile?.side !== side || keptCells.has(from))
      return { id: ++next, cell, side, ...(steps && { came: "hand" as const }) };
    gone.splice(gone.indexOf(tile), 1);
    return { id: tile.id, cell, side, came: { from } };
  });
  const leaving = steps
    ? gone.map((tile) => ({ id: tile.id, cell: tile.cell, side: tile.side, leaves: true }))
    : [];
  // Arriving tiles are drawn last, so that they move above the others.
  return [...kept.map(({ id, cell, side }) => ({ id, cell, side })), ...leaving, ...arrived];
}

/** If one tile disappeared and one of the same colour appeared, it moved. */
function guessed(gone: Tile[], wanted: [string, Side][]): Steps {
  const [left, ...moreLeft] = gone;
  const [come, ...moreCome] = wanted;
  return left && come && !moreLeft.length && !moreCome.length && left.side === come[1]
    ? [[left.cell, come[0]]]
    : [];
}
