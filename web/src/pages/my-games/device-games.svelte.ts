// The games that this browser has played, as far as it remembers them: finished ones, a few at a time.
import { get, RefusedError } from "../../net/http";
import type { FinishedGame, GameState } from "../../net/types";
import { forgetPlayed, playedGames } from "../home/recent-games";

const AT_ONCE = 8;

export class DeviceGames {
  games = $state.raw<FinishedGame[]>([]);
  state = $state<"asking" | "known">("asking");
  #names = playedGames();
  /** Whether there may be more. */
  hasMore = $state(this.#names.length > 0);

  /** Load the next ones. Games in which another list has the player are left out. */
  async more(isElsewhere: (game: GameState) => boolean): Promise<void> {
    this.state = "asking";
    const found: FinishedGame[] = [];
    while (found.length < AT_ONCE && this.#names.length) {
      const name = this.#names.shift() ?? "";
      const game = await readGame(name);
      const finished = game && !isElsewhere(game) ? finishedOf(game) : null;
      if (finished) found.push(finished);
    }
    this.games = [...this.games, ...found];
    this.hasMore = this.#names.length > 0;
    this.state = "known";
  }
}

async function readGame(name: string): Promise<GameState | null> {
  try {
    const game = await get<GameState>(`/api/games/${name}`);
    if (game.state.status === "aborted") forgetPlayed(name);
    return game;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) forgetPlayed(name);
    return null;
  }
}

/** A game as lists of finished games have it; null if it is not over. */
export function finishedOf({ game, created, state }: GameState): FinishedGame | null {
  if (!state.result) return null;
  return {
    name: game,
    game: created.game,
    control: created.control,
    result: state.result.result,
    reason: state.result.reason,
    plies: state.ply,
    created: created.time,
    ended: created.time,
    seats: state.seats ?? created.seats,
    ...(created.layout && { layout: created.layout }),
    ...(created.rated && { rated: true }),
    ...(created.imported && { imported: true }),
    ...(state.series && { series: state.series }),
  };
}
