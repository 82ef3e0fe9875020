// A board as the pages show it: its legal moves and what they do, its pieces, its formations and its result.
import type { Board, Outcome } from "../core";
import type { Detail, Effect, Formation, Position, Result } from "../net/types";
import { partsOf } from "./moves";

/** What a page needs to draw a position and, while it is played, to play. */
export function detailOf(board: Board, isPlayed = true): Detail {
  const moves = isPlayed ? board.legalMoves() : [];
  return {
    ...lastEffect(board),
    moves,
    pieces: board.pieces,
    ...(board.game === "abalone"
      ? { effects: moves.length > 0 ? board.legalEffects().map(([, effect]) => effect) : undefined }
      : { leaving: leavingOf(board, moves), phase: board.phase ?? undefined }),
    ...offBoardOf(board),
  };
}

export function positionOf(board: Board): Position {
  const outcome = board.outcome();
  return {
    game: board.game,
    fen: board.fen(),
    ply: board.ply,
    turn: board.turn,
    seat: board.seat,
    detail: detailOf(board, !outcome),
    formations: formationsOf(board),
    ...(outcome && { result: resultOf(outcome) }),
  };
}

export function formationsOf(board: Board): Formation[] {
  return board.formations().map(({ kind, cells, player, against, missing, shape, direction }) => ({
    kind,
    cells,
    ...(player && { player }),
    ...(against.length > 0 && { against }),
    ...(missing && { missing }),
    ...(shape && { shape }),
    ...(direction && { direction }),
  }));
}

/** The pieces that are counted beside the board: marbles pushed off, or tiles in hand. */
export function offBoardOf({ pushedOff, hands }: Board): Pick<Detail, "pushed_off" | "hands"> {
  return { ...(pushedOff && { pushed_off: pushedOff as Detail["pushed_off"] }), ...(hands && { hands }) };
}

export function resultOf({ result, reason, winner, rule, shape, cells }: Outcome): Result {
  return {
    result,
    reason,
    rule,
    ...(winner && { winner }),
    ...(cells.length > 0 && { cells }),
    ...(shape && { shape: shape as Result["shape"] }),
  };
}

/** The effect of the last move. */
function lastEffect(board: Board): Effect {
  if (board.ply === 0) return {};
  const before = board.copy();
  try {
    const move = before.pop();
    return move === null ? {} : before.effect(move);
  } finally {
    before.free();
  }
}

/** The tiles that are removed depend only on the tile that is lifted (R6): one effect per lifted tile is enough. */
function leavingOf(board: Board, moves: string[]): Detail["leaving"] {
  if (board.rules !== "advanced") return undefined;
  const lifts = new Map<string, string>();
  for (const move of moves) {
    const { lift } = partsOf(move);
    if (lift && !lifts.has(lift)) lifts.set(lift, move);
  }
  const removed = [...lifts].map(([lift, move]) => [lift, board.effect(move).removed] as const);
  const found = removed.filter((entry): entry is [string, string[]] => Boolean(entry[1]?.length));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
