// Keeps the identity of marbles from one position to the next, so that moves are animated.
import type { Effect, Pieces, Side } from "../../net/types";
import { directionTo, type Direction } from "./geometry";

export interface Marble {
  id: number;
  cell: string;
  side: Side;
  /** Set once it was pushed over the edge: it falls that way, then it is taken away. */
  falls?: Direction;
}

/** Milliseconds for which a marble that falls is kept, whether it is seen falling or not. */
export const KEEP_FALLING = 800;

export interface Track {
  marbles: Marble[];
  ply: number;
  /** What led to this position, to be undone when one goes back. */
  last: Effect;
  nextId: number;
}

export interface Shown {
  pieces: Pieces;
  ply: number;
  last?: Effect;
}

/** The marbles of a position, given those of the one before. */
export function follow(before: Track | null, { pieces, ply, last = {} }: Shown): Track {
  // While nothing was played, what falls goes on falling.
  const known = (before?.marbles ?? []).filter((marble) => !marble.falls || ply === before?.ply);
  const steps = stepsBetween(before, ply, last);
  const moved = steps ? known.map((marble) => ({ ...marble, ...steps(marble.cell) })) : known;
  const agrees = moved.every((marble) => marble.falls ?? pieces[marble.cell] === marble.side);
  const marbles = (agrees ? moved : known).filter(
    (marble) => marble.falls ?? pieces[marble.cell] === marble.side,
  );
  const taken = new Set(marbles.filter((marble) => !marble.falls).map((marble) => marble.cell));
  let nextId = before?.nextId ?? 1;
  for (const [cell, side] of Object.entries(pieces))
    if (!taken.has(cell)) marbles.push({ id: nextId++, cell, side });
  return { marbles: marbles.sort((a, b) => a.id - b.id), ply, last, nextId };
}

/** Remove the marbles that have fallen. */
export function cleared(track: Track): Track {
  return { ...track, marbles: track.marbles.filter((marble) => !marble.falls) };
}

/** The way that the group of a move went. */
export function directionOf(effect: Effect): Direction | null {
  const first = effect.moved?.[0];
  return first ? directionTo(...first) : null;
}

type Step = Partial<Pick<Marble, "cell" | "falls">>;

/** Where a marble goes when a move is played, or taken back; null if the positions lie farther apart. */
function stepsBetween(before: Track | null, ply: number, last: Effect): ((cell: string) => Step) | null {
  if (!before || Math.abs(ply - before.ply) !== 1) return null;
  const back = ply < before.ply;
  const effect = back ? before.last : last;
  const pairs = [...(effect.moved ?? []), ...(effect.pushed ?? [])];
  const to = new Map(pairs.map(([from, cell]) => (back ? [cell, from] : [from, cell])));
  const fallen = new Set(back ? [] : effect.removed);
  const falls = directionOf(effect) ?? undefined;
  return (cell) => (fallen.has(cell) ? { falls } : { cell: to.get(cell) ?? cell });
}
