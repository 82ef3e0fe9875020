// What to practise: themes with results below expectation, and puzzles that were not solved. docs/RATINGS.md explains both.
import type { AttemptView, PuzzleTheme } from "../../net/types";

/** With fewer attempts, a result says too little. */
export const MIN_ATTEMPTS = 10;
/** How many standard deviations below expectation. */
const MAX_DEVIATION = -1;
/** After this time, a puzzle that was not solved is offered again. */
export const DAYS_UNTIL_AGAIN = 3;
const SECONDS_PER_DAY = 86_400;

export interface ThemeResult {
  theme: PuzzleTheme;
  attempts: number;
  solved: number;
  /** How many were expected to be solved. */
  expected: number;
  /** The difference in standard deviations. */
  deviation: number;
}

/** The results of each theme that was tried, the lowest first. */
export function themeResults(attempts: readonly AttemptView[]): ThemeResult[] {
  const themes = [...new Set(attempts.flatMap((attempt) => attempt.themes))];
  return themes
    .map((theme) => {
      const own = attempts.filter((attempt) => attempt.themes.includes(theme));
      const solved = own.filter((attempt) => attempt.solved).length;
      const expected = own.reduce((sum, attempt) => sum + attempt.expected, 0);
      const variance = own.reduce((sum, attempt) => sum + attempt.expected * (1 - attempt.expected), 0);
      const deviation = variance > 0 ? (solved - expected) / Math.sqrt(variance) : 0;
      return { theme, attempts: own.length, solved, expected, deviation };
    })
    .sort((one, other) => one.deviation - other.deviation);
}

/** The themes to practise, the most urgent first. */
export function weakThemes(attempts: readonly AttemptView[]): ThemeResult[] {
  return themeResults(attempts).filter(
    (result) => result.attempts >= MIN_ATTEMPTS && result.deviation < MAX_DEVIATION,
  );
}

/** The puzzles to try again now, the one that has waited longest first; `now` in seconds since 1970. */
export function dueAgain(attempts: readonly AttemptView[], now: number): AttemptView[] {
  const last = ({ ended, repeated }: AttemptView): number => repeated ?? ended;
  return attempts
    .filter((attempt) => !attempt.solved && !attempt.solved_later)
    .filter((attempt) => now - last(attempt) >= DAYS_UNTIL_AGAIN * SECONDS_PER_DAY)
    .sort((one, other) => last(one) - last(other));
}
