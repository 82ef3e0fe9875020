// The solver: the rating, from the server or from this browser, and what the attempt at the current puzzle has changed.
import { remember, remembered } from "../../app/settings.svelte";
import { get } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { AttemptPage, GameName, Puzzle, RatedResultView } from "../../net/types";
import { restoredHistory, withAttempt, type DeviceHistory } from "./device-history";
import { RATINGS } from "./ratings.generated";

export interface ShownRating {
  rating: number;
  provisional: boolean;
}

export interface RatingChange extends ShownRating {
  before: number;
}

/** Where a visitor of whom nothing is known begins: an easy puzzle. */
const FIRST_RATING = 1300;
const MAX_SECONDS = 86_400;
const STORED = "attempts";

export function storedHistory(): DeviceHistory {
  return restoredHistory(remembered(STORED, {}));
}

export class Solver {
  device = $state.raw(storedHistory());
  /** The ratings of the account. */
  #account = $state.raw<Partial<Record<GameName, ShownRating>>>({});
  /** What the attempt has changed; null before it has ended, `unrated` if it does not count. */
  change = $state.raw<RatingChange | "unrated" | null>(null);
  #began = 0;

  isAccount = $derived(me.hasAccount);

  /** The rating in a game; null before the first attempt. */
  rating(game: GameName): ShownRating | null {
    if (this.isAccount) return this.#account[game] ?? null;
    const { mean, deviation, time } = this.device.ratings[game];
    if (time === null) return null;
    return { rating: Math.round(mean), provisional: deviation > RATINGS.provisional_deviation };
  }

  /** Which rating the next puzzle should have. The server knows that of an account. */
  target(game: GameName): number {
    const { mean, time } = this.device.ratings[game];
    return time === null ? FIRST_RATING : Math.round(mean);
  }

  /** The puzzles of a game that were tried without an account. */
  tried(game: GameName): string[] {
    return this.device.attempts.filter((attempt) => attempt.game === game).map(({ puzzle }) => puzzle);
  }

  /** Ask for the rating of the account. */
  async load(game: GameName): Promise<void> {
    await me.ask().catch(() => null);
    if (!this.isAccount || this.#account[game]) return;
    const page = await get<AttemptPage>(`/api/puzzles/history?game=${game}&limit=1`).catch(() => null);
    if (page?.rating && !this.#account[game]) this.#note(game, page.rating.rating, page.rating.provisional);
  }

  begin(): void {
    this.change = null;
    this.#began = Date.now();
  }

  /** How long the solver has thought. */
  get seconds(): number {
    return Math.min(MAX_SECONDS, Math.max(0, Math.round((Date.now() - this.#began) / 1000)));
  }

  /** Whether an attempt at a puzzle would be rated. */
  counts(puzzle: Puzzle): boolean {
    if (this.isAccount) return puzzle.rated ?? false;
    return !this.device.attempts.some((attempt) => attempt.puzzle === puzzle.id);
  }

  /** The attempt has ended. `attempt` is what the server says about that of an account. */
  end(puzzle: Puzzle, solved: boolean, attempt: RatedResultView | undefined): void {
    if (this.change) return;
    const counts = this.counts(puzzle);
    if (this.isAccount) {
      this.change = counts && attempt ? changeOf(attempt) : "unrated";
      if (counts && attempt) this.#note(puzzle.game, attempt.after, attempt.provisional);
      return;
    }
    const before = this.device.ratings[puzzle.game];
    // Another tab may have added attempts.
    this.device = withAttempt(storedHistory(), puzzle, {
      solved,
      now: Date.now() / 1000,
      seconds: this.seconds,
    });
    remember(STORED, this.device);
    const after = this.rating(puzzle.game);
    this.change = counts && after ? { ...after, before: Math.round(before.mean) } : "unrated";
  }

  #note(game: GameName, rating: number, provisional = false): void {
    this.#account = { ...this.#account, [game]: { rating, provisional } };
  }
}

function changeOf({ before, after, provisional = false }: RatedResultView): RatingChange {
  return { before, rating: after, provisional };
}
