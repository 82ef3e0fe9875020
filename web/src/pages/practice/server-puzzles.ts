// Puzzles from the server, which rates the attempts of an account.
import { get, post } from "../../net/http";
import type { Puzzle, PuzzleSolution, PuzzleVerdict } from "../../net/types";
import { dailyPath } from "./paths";
import type { PuzzleSource, PuzzleWish } from "./puzzle-source";

/** The request for a puzzle. */
export function nextPath({ game, rating, difficulty, theme, known, isAgain }: PuzzleWish): string {
  const query = new URLSearchParams({ game, rating: String(rating) });
  if (difficulty) query.set("difficulty", String(difficulty));
  if (theme) query.set("theme", theme);
  if (isAgain) query.set("tried", "any");
  if (known.length) query.set("not", known.join(","));
  return `/api/puzzles/next?${query}`;
}

export const SERVER_PUZZLES: PuzzleSource = {
  daily: (game, day) => get<Puzzle>(dailyPath(game, day)),
  next: (wish) => get<Puzzle>(nextPath(wish)),
  show: (id) => get<Puzzle>(`/api/puzzles/${id}`),
  attempt: ({ id }, moves, seconds) => post<PuzzleVerdict>(`/api/puzzles/${id}/try`, { moves, seconds }),
  solution: ({ id }, seconds) => post<PuzzleSolution>(`/api/puzzles/${id}/solution`, { seconds }),
};
