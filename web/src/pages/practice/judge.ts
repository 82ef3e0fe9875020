// Judging a move in a puzzle: is it right, and what does the opponent reply.
import type { Board } from "../../core";
import type { PuzzleVerdict } from "../../net/types";
import { withBoard } from "../../positions/board";
import { partsOf } from "../../positions/moves";
import { replayOn } from "../../positions/replay";
import { positionOf } from "../../positions/view";
import type { PuzzleData } from "./collection";
import { Proof } from "./proof";

type Mistake = NonNullable<PuzzleVerdict["because"]>;

interface Reply {
  reply?: string | undefined;
  mistake?: Mistake;
}

/** The verdict on the last of the solver's moves; those before it are right. */
export async function judged(puzzle: PuzzleData, moves: readonly string[]): Promise<PuzzleVerdict> {
  const { game, fen, options, solution } = puzzle;
  const number = moves.length - 1;
  const before = moves.slice(0, -1).flatMap((move, at) => [move, solution[2 * at + 1] ?? ""]);
  const last = moves[number] ?? "";
  const right = isRight(puzzle, last, number);
  const line = [...before, last];
  const answer: Reply = right
    ? { reply: solution[2 * number + 1] }
    : await withBoard({ game, fen, options, moves: line }, (board) => refutation(puzzle, board, number));
  return withBoard({ game, fen, options }, (board) => ({
    right,
    finished: right && answer.reply === undefined,
    film: replayOn(board, answer.reply === undefined ? line : [...line, answer.reply]),
    position: positionOf(board),
    ...(answer.mistake && { because: answer.mistake }),
  }));
}

/** Whether a legal move is the solver's move of this number in the solution. */
function isRight({ solution, accepts }: PuzzleData, move: string, number: number): boolean {
  const wanted = solution[2 * number] ?? "";
  return accepts === "tile" ? partsOf(move).lift === partsOf(wanted).lift : move === wanted;
}

/** The opponent's reply to a wrong move, which was just played, and what is wrong with the move. */
function refutation({ kind, within }: PuzzleData, board: Board, number: number): Reply {
  if (board.isOver) return { mistake: "misses" };
  const proof = new Proof();
  if (kind === "defence") {
    for (let moves = 1; moves <= within; moves += 1) {
      const reply = proof.attack(board, moves);
      if (reply !== undefined) return { reply, mistake: "falls" };
    }
    return { mistake: "falls" };
  }
  const strike = proof.attack(board, 1);
  if (strike !== undefined) return { reply: strike, mistake: "loses" };
  const left = within - number - 1;
  const escape = left > 0 ? proof.defence(board, left) : undefined;
  return escape === undefined ? { mistake: "misses" } : { reply: escape, mistake: "escapes" };
}
