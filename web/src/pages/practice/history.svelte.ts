// All attempts at the puzzles of a game: those of the account, and those of this browser.
import { get } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { AttemptPage, AttemptView, GameName, RatingHistory } from "../../net/types";
import { RATINGS } from "./ratings.generated";
import { storedHistory } from "./solver.svelte";

const SECONDS_PER_DAY = 86_400;

export class PuzzleHistory {
  /** The attempts of the account, the last one first; null without an account or before the server has answered. */
  #account = $state.raw<AttemptView[] | null>(null);
  state = $state<"asking" | "known" | "failed">("asking");
  readonly #device = storedHistory().attempts;

  constructor(readonly game: GameName) {}

  isAccount = $derived(me.hasAccount);
  /** The attempts of this browser, the last one first. */
  device = $derived(this.#device.filter(({ game }) => game === this.game).toReversed());
  attempts = $derived(this.isAccount ? (this.#account ?? []) : this.device);

  async load(): Promise<void> {
    this.state = "asking";
    await me.ask().catch(() => null);
    try {
      if (this.isAccount) this.#account = await this.#all();
      this.state = "known";
    } catch {
      this.state = "failed";
    }
  }

  async #all(): Promise<AttemptView[]> {
    const found: AttemptView[] = [];
    let next = 0;
    do {
      const before = next ? `&before=${next}` : "";
      const page = await get<AttemptPage>(`/api/puzzles/history?game=${this.game}${before}`);
      found.push(...page.attempts);
      next = page.next ?? 0;
    } while (next);
    return found;
  }
}

/** The rating at the end of each day, oldest first. */
export function ratingHistory(game: GameName, attempts: readonly AttemptView[]): RatingHistory {
  const days = new Map<number, AttemptView>();
  for (const attempt of attempts.toReversed()) days.set(Math.floor(attempt.ended / SECONDS_PER_DAY), attempt);
  const points = [...days.values()].map(({ ended, after, deviation }) => ({
    time: ended,
    rating: Math.round(after),
    provisional: deviation > RATINGS.provisional_deviation,
  }));
  return { game, speed: "", points };
}
