// Where puzzles come from and who judges the moves: the server for accounts, whose attempts it rates, this device for all
// others.
import type { GameName, Puzzle, PuzzleSolution, PuzzleTheme, PuzzleVerdict } from "../../net/types";
import type { Progress } from "./progress";
import type { Solver } from "./solver.svelte";

/** What the next puzzle should be. */
export interface PuzzleWish {
  game: GameName;
  /** The rating that it should be near to. */
  rating: number;
  /** 0 for any. */
  difficulty: number;
  /** Empty for any. */
  theme: PuzzleTheme | "";
  /** The puzzles that were seen. */
  known: string[];
  /** Whether an account gets puzzles that it has tried, too. */
  isAgain: boolean;
}

export interface PuzzleSource {
  /** Whether the server does not answer: attempts that it would rate are not rated. */
  readonly isCutOff?: boolean;
  /** The puzzle of a day. */
  daily: (game: GameName, day: string) => Promise<Puzzle>;
  /** A puzzle that was not seen. Throws RefusedError (no-puzzle-left) if there is none. */
  next: (wish: PuzzleWish) => Promise<Puzzle>;
  /** A puzzle by its id. Throws RefusedError if there is none. */
  show: (id: string) => Promise<Puzzle>;
  /** Judge the last of the solver's moves from the beginning. */
  attempt: (puzzle: Puzzle, moves: string[], seconds: number) => Promise<PuzzleVerdict>;
  /** The solution, which ends the attempt. */
  solution: (puzzle: Puzzle, seconds: number) => Promise<PuzzleSolution>;
}

/** The wish for a puzzle near the solver's rating that was not seen, or for any other with `isAgain`. */
export function wishOf(
  { game, difficulty, solved }: Progress,
  solver: Pick<Solver, "isAccount" | "target" | "tried">,
  theme: PuzzleTheme | "",
  current: Pick<Puzzle, "id" | "game"> | null,
  isAgain: boolean,
): PuzzleWish {
  const tried = isAgain || solver.isAccount ? [] : solver.tried(game);
  const known = new Set([...solved[game], ...tried, ...(current?.game === game ? [current.id] : [])]);
  return { game, difficulty, theme, isAgain, rating: solver.target(game), known: [...known] };
}
