// Judges a game: the value of every position, and the moves that were mistakes, by how much they gave away. This is the
// method of hexad.engine.annotate in Python: a move is compared with the engine's choice. The positions after both moves
// are searched to the same depth, since the scores of odd and even depths differ.
import { Board, chances, type Info, type Limit, type Side, winIn } from "../../core";
import { MARKS, MAX_VARIATION, WON } from "./judgements.generated";
import { playable } from "./lines";

/** Dubious, mistake, blunder. */
export type ReviewMark = (typeof MARKS)[number]["mark"];

export interface Judgement {
  /** How many moves were played. */
  ply: number;
  /** Points for Black. */
  points: number;
  /** What Black may expect: 1 is a win, 0 a loss. */
  expected: number;
  /** How deeply the position was searched; null if the game is over. */
  depth: number | null;
  /** The best moves from here. */
  best: string[];
  /** The mark of the move that led here. */
  mark?: ReviewMark;
}

/** The best line of a position; nothing if the limit was too small to find any. */
export type Search = (
  board: Board,
  limit: Limit,
) => Promise<Pick<Info, "depth" | "points" | "line"> | undefined>;

/** Judge every position of a game, the start first. */
export async function* judgements(board: Board, search: Search, limit: Limit): AsyncGenerator<Judgement> {
  const game = new Board(board.game, { fen: board.startFen, options: board.options });
  try {
    let before = await judge(game, 0, search, limit);
    yield before;
    for (const [index, move] of board.moves.entries()) {
      const mover = game.turn;
      const better = betterThan(move, game, before);
      game.push(move);
      try {
        const after = await judge(game, index + 1, search, limit);
        const other = better && (await judge(better, index + 1, search, sameDepth(limit, after)));
        before = other ? compared(after, other, mover) : after;
      } finally {
        better?.free();
      }
      yield before;
    }
  } finally {
    game.free();
  }
}

/** The board after the move that the engine prefers, if another one was played. */
function betterThan(move: string, game: Board, { best: [preferred] }: Judgement): Board | null {
  if (preferred === undefined || preferred === move) return null;
  const better = game.copy();
  better.push(preferred);
  return better;
}

async function judge(board: Board, ply: number, search: Search, limit: Limit): Promise<Judgement> {
  const sign = board.turn === "black" ? 1 : -1;
  const outcome = board.outcome();
  if (outcome) {
    const points = outcome.winner === null ? 0 : outcome.winner === "black" ? WON : -WON;
    return { ply, points, expected: expectedOf(board, points), depth: null, best: [] };
  }
  const found = (await search(board, limit)) ?? (await search(board, { depth: 1 }));
  if (!found) throw new Error("the engine has found nothing");
  const points = sign * found.points;
  const best = playable(board, found.line.slice(0, MAX_VARIATION));
  return { ply, points, expected: expectedOf(board, points), depth: found.depth, best };
}

/** The expected score for Black. */
function expectedOf({ game }: Board, points: number): number {
  const [win, draw] = chances(game, points);
  return win + draw / 2;
}

/** The limit for a search to the depth that another one reached. */
function sameDepth(limit: Limit, { depth, points }: Judgement): Limit {
  return depth === null || winIn(points) !== null ? limit : { ...limit, depth };
}

/** The judgement after a move, marked if another move would have been better. */
function compared(after: Judgement, better: Judgement, mover: Side): Judgement {
  const lost = (better.expected - after.expected) * (mover === "black" ? 1 : -1);
  const found = MARKS.find(({ loss }) => lost >= loss);
  return found ? { ...after, mark: found.mark } : after;
}
