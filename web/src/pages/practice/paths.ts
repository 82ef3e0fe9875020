// The requests for puzzles, and the addresses of the pages that show them.
import type { GameName, Puzzle, PuzzleTheme } from "../../net/types";
import { today } from "./days";
import type { Progress } from "./progress";
import type { Solver } from "./solver.svelte";

export function dailyPath(game: GameName, day: string): string {
  return `/api/puzzles/daily?game=${game}&day=${day || "today"}`;
}

/** The request for a puzzle near the solver's rating that was not seen, or for any other with `isAgain`. */
export function nextPath(
  { game, difficulty, solved }: Progress,
  solver: Pick<Solver, "isAccount" | "target" | "tried">,
  theme: PuzzleTheme | "",
  current: Pick<Puzzle, "id" | "game"> | null,
  isAgain: boolean,
): string {
  const query = new URLSearchParams({ game, rating: String(solver.target(game)) });
  if (difficulty) query.set("difficulty", String(difficulty));
  if (theme) query.set("theme", theme);
  if (isAgain) query.set("tried", "any");
  const tried = isAgain || solver.isAccount ? [] : solver.tried(game);
  const known = new Set([...solved[game], ...tried, ...(current?.game === game ? [current.id] : [])]);
  if (known.size) query.set("not", [...known].join(","));
  return `/api/puzzles/next?${query}`;
}

/** The page of a puzzle. That of a day names the day, except for today. */
export function addressOf({ id, game, day }: Pick<Puzzle, "id" | "game" | "day">, theme: string): string {
  if (day) return `/practice/daily?game=${game}${day === today() ? "" : `&day=${day}`}`;
  return `/practice/${id}${theme ? `?theme=${theme}` : ""}`;
}

/** Whether the last part of an address is the id of a puzzle; others are themes. */
export const isPuzzleId = (name: string): boolean => /^[as][0-9a-f]{10}$/.test(name);
