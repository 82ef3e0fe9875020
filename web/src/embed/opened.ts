// A position and its moves, as a frame shows them.
import type { OwnedPieces } from "../games/types";
import type { PositionRequest, Replay, Result, Side } from "../net/types";
import { positionAt, replayAt } from "../positions";

export interface Opened {
  replay: Replay;
  /** The side to move after the last move. */
  turn: Side;
  /** What players have beside the board before the first move. */
  owned: OwnedPieces;
}

/** Compute a game; `result` is one that the rules do not know, such as a resignation. Throws RefusedError. */
export async function opened(place: PositionRequest, result?: Result | null): Promise<Opened> {
  const start = { ...place, moves: [] };
  const [replay, { detail }, { turn }] = await Promise.all([
    replayAt(place),
    positionAt(start),
    positionAt(place),
  ]);
  return { replay: { ...replay, ...(result && { result }) }, turn, owned: detail };
}
