// Positions as plain data. A move's effect is applied without knowing the rules.
import type { Effect, Replay, Pieces, Side } from "../net/types";

/** The pieces after a move of a side. */
export function after(pieces: Pieces, effect: Effect, side: Side): Pieces {
  const next = { ...pieces };
  for (const cell of effect.removed ?? []) delete next[cell];
  const steps = [...(effect.moved ?? []), ...(effect.pushed ?? [])];
  for (const [from] of steps) delete next[from];
  for (const [from, to] of steps) {
    const piece = pieces[from];
    if (piece) next[to] = piece;
  }
  for (const cell of effect.placed ?? []) next[cell] = side;
  return next;
}

/** The pieces of a replay after each ply, the start first. */
export function positions(replay: Pick<Replay, "pieces" | "frames">): Pieces[] {
  const found = [replay.pieces];
  for (const frame of replay.frames) found.push(after(found[found.length - 1] ?? {}, frame, frame.side));
  return found;
}
