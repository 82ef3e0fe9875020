// What the page of a player has loaded.
import { get, RefusedError } from "../../net/http";
import { PagedList } from "../players/paged-list.svelte";
import type {
  GamesOfPlayer,
  Opponent,
  OpponentPage,
  PlayedGame,
  PlayerTournament,
  PlayerTournaments,
  Profile,
  RatingHistory,
  RatingView,
  SolverProfile,
  SolverRating,
} from "../../net/types";
import { listPath, ratingKey, type Filters } from "./filters";

/** A list of a player's games. */
export function gameList(): PagedList<PlayedGame, GamesOfPlayer> {
  return new PagedList(
    "before",
    ({ games, next }) => ({ items: games, next }),
    ({ name }) => name,
  );
}

export class ProfileView {
  profile = $state.raw<Profile | null>(null);
  state = $state<"asking" | "known" | "missing" | "failed">("asking");
  history = $state.raw<RatingHistory | null>(null);
  /** The ratings in puzzles. */
  puzzles = $state.raw<SolverRating[]>([]);
  /** The latest first. */
  tournaments = $state.raw<PlayerTournament[]>([]);
  readonly running = gameList();
  readonly finished = gameList();
  readonly opponents = new PagedList<Opponent, OpponentPage>(
    "after",
    ({ opponents, next }) => ({ items: opponents, next }),
    ({ player, level }) => `${player}-${level ?? 0}`,
  );

  constructor(readonly name: string) {}

  /** Load what does not depend on filters. */
  async load(): Promise<void> {
    try {
      const path = `/api/players/${encodeURIComponent(this.name)}`;
      const [profile, solver] = await Promise.all([
        get<Profile>(path),
        get<SolverProfile>(`${path}/puzzles`).catch(() => null),
      ]);
      this.puzzles = solver?.ratings ?? [];
      this.profile = profile;
      this.state = "known";
    } catch (error) {
      const isMissing = error instanceof RefusedError && (error.status === 404 || error.status === 400);
      if (!this.profile) this.state = isMissing ? "missing" : "failed";
      return;
    }
    const { player } = this.profile;
    void this.running.show(listPath(player, "games", { status: "unfinished" }));
    void get<PlayerTournaments>(listPath(player, "tournaments", {})).then(
      (found) => (this.tournaments = found.tournaments.filter(({ role }) => role !== "unconfirmed")),
      // The rest of the page remains.
      () => undefined,
    );
    void this.opponents.show(listPath(player, "opponents", { limit: "10" }));
  }

  /** Show the finished games that fit the filters. */
  filter(player: string, filters: Filters): void {
    void this.finished.show(listPath(player, "games", { ...filters }));
  }

  /** Load the history of a rating. */
  async trace(player: string, rating: RatingView): Promise<void> {
    if (this.history && ratingKey(this.history) === ratingKey(rating)) return;
    const { game, speed } = rating;
    if (!speed) {
      const points = this.puzzles.find((one) => one.rating.game === game)?.points ?? [];
      this.history = { game, speed, points };
      return;
    }
    const history = await get<RatingHistory>(listPath(player, "ratings", { game, speed })).catch(() => null);
    if (history) this.history = history;
  }
}
