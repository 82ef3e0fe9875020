// The attempts at puzzles of a visitor without an account, and the ratings that follow from them. They stay in this browser.
import { GAME_NAMES, isGameName } from "../../games/descriptors";
import type { AttemptView, GameName, Puzzle } from "../../net/types";
import { expectedScore, NEW_SOLVER, ratedSolver, type Rating } from "./glicko2";

export interface DeviceHistory {
  ratings: Record<GameName, Rating>;
  /** The first attempts, oldest first. */
  attempts: AttemptView[];
}

/** Within this time after an attempt, further ones belong to it, as on the server. */
const SITTING_SECONDS = 12 * 3_600;
/** More than all puzzles. */
const MAX_ATTEMPTS = 2_000;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function isRating(value: unknown): value is Rating {
  const rating = value as Partial<Rating> | null;
  return (
    isNumber(rating?.mean) &&
    isNumber(rating.deviation) &&
    rating.deviation > 0 &&
    isNumber(rating.volatility) &&
    rating.volatility > 0 &&
    (rating.time === null || isNumber(rating.time))
  );
}

function isAttempt(value: unknown): value is AttemptView {
  const attempt = value as Partial<AttemptView> | null;
  const numbers = [attempt?.ended, attempt?.before, attempt?.after, attempt?.deviation, attempt?.expected];
  return (
    /^[as][0-9a-f]{10}$/.test(String(attempt?.puzzle)) &&
    isGameName(attempt?.game ?? null) &&
    typeof attempt?.solved === "boolean" &&
    Array.isArray(attempt.themes) &&
    numbers.every(isNumber)
  );
}

/** The stored history; invalid parts are left out. */
export function restoredHistory(found: { ratings?: unknown; attempts?: unknown }): DeviceHistory {
  const ratings = found.ratings as Partial<Record<GameName, unknown>> | null | undefined;
  const of = (game: GameName): Rating => {
    const stored = ratings?.[game];
    return isRating(stored) ? stored : NEW_SOLVER;
  };
  return {
    ratings: Object.fromEntries(GAME_NAMES.map((game) => [game, of(game)])) as Record<GameName, Rating>,
    attempts: Array.isArray(found.attempts) ? found.attempts.filter(isAttempt) : [],
  };
}

export interface EndedAttempt {
  solved: boolean;
  /** When it ended, in seconds since 1970. */
  now: number;
  /** How long it took. */
  seconds: number;
}

/** The history after an attempt. The first one at a puzzle is rated; later ones are noted. */
export function withAttempt(
  history: DeviceHistory,
  puzzle: Pick<Puzzle, "id" | "game" | "difficulty" | "themes" | "rating">,
  { solved, now, seconds }: EndedAttempt,
): DeviceHistory {
  const known = history.attempts.find((attempt) => attempt.puzzle === puzzle.id);
  if (known) {
    if (now < (known.repeated ?? known.ended) + SITTING_SECONDS) return history;
    const noted = { ...known, repeated: now, solved_later: solved };
    return { ...history, attempts: history.attempts.map((one) => (one === known ? noted : one)) };
  }
  const before = history.ratings[puzzle.game];
  const time = Math.floor(now);
  const after = ratedSolver(before, puzzle.rating, solved, time);
  const attempt: AttemptView = {
    number: (history.attempts.at(-1)?.number ?? 0) + 1,
    puzzle: puzzle.id,
    game: puzzle.game,
    difficulty: puzzle.difficulty,
    themes: puzzle.themes,
    solved,
    ended: now,
    seconds,
    before: before.mean,
    after: after.mean,
    deviation: after.deviation,
    expected: expectedScore(before, puzzle.rating, time),
  };
  return {
    ratings: { ...history.ratings, [puzzle.game]: after },
    attempts: [...history.attempts, attempt].slice(-MAX_ATTEMPTS),
  };
}
