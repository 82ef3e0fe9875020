// What a player can force, by trying every move of both sides: `hexad.puzzles.proof` in the browser. It finds the
// opponent's answer to a wrong move.
//
// A *strike* is the goal of a puzzle: a marble pushed off in Abalone, a win in Six. The attacker forces a strike within n
// moves if the attacker can strike now, or has a move after which the defender cannot strike and, whatever the defender
// answers, the attacker forces a strike within n - 1.
import type { Board } from "../../core";
import { STRIKES } from "./strikes";

export class Proof {
  readonly #known = new Map<string, boolean>();
  /** For each number of moves, the last one that worked: it is tried first, since it often works again. */
  readonly #attacks = new Map<number, string>();
  readonly #answers = new Map<number, string>();

  /** A move that forces a strike within this many moves, itself included. */
  attack(board: Board, within: number): string | undefined {
    if (within === 1 && !STRIKES[board.game].canStrike(board)) return undefined;
    return board.legalMoves().find((move) => this.#isForcing(board, move, within));
  }

  /** A move after which the opponent does not force a strike within this many moves. */
  defence(board: Board, within: number): string | undefined {
    return board.legalMoves().find((move) => !after(board, move, () => this.#forces(board, within)));
  }

  #isForcing(board: Board, move: string, within: number): boolean {
    if (STRIKES[board.game].isStrike(board, move)) return true;
    return within > 1 && after(board, move, () => this.#holds(board, within - 1));
  }

  /** Whether the player to move forces a strike. */
  #forces(board: Board, within: number): boolean {
    if (within < 1) return false;
    if (STRIKES[board.game].canStrike(board)) return true;
    if (within === 1) return false;
    const key = `${board.hash} ${within}`;
    const known = this.#known.get(key) ?? this.#findsAttack(board, within);
    this.#known.set(key, known);
    return known;
  }

  /** Whether a move that does not strike forces a strike with the moves after it. */
  #findsAttack(board: Board, within: number): boolean {
    for (const move of ordered(board, [], this.#attacks.get(within)))
      if (after(board, move, () => this.#holds(board, within - 1))) {
        this.#attacks.set(within, move);
        return true;
      }
    return false;
  }

  /** Whether every answer of the defender, who is to move, leaves a forced strike. */
  #holds(board: Board, within: number): boolean {
    const { canStrike, likelyAnswers } = STRIKES[board.game];
    if (board.isOver || canStrike(board)) return false;
    for (const reply of ordered(board, likelyAnswers(board), this.#answers.get(within)))
      if (!after(board, reply, () => this.#forces(board, within))) {
        this.#answers.set(within, reply);
        return false;
      }
    return true;
  }
}

/** What holds after a move. */
function after<T>(board: Board, move: string, ask: () => T): T {
  board.push(move);
  const found = ask();
  board.pop();
  return found;
}

/** All legal moves, the likely ones first: the order changes the time alone. */
function* ordered(board: Board, likely: string[], last: string | undefined): Generator<string> {
  yield* likely;
  if (last !== undefined && board.isLegal(last)) yield last;
  yield* board.legalMoves();
}
