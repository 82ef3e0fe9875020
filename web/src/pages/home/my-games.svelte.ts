// The player's own games on the home page: those that the server tells every page of, and those that only this browser knows.
import { inOrder, withGame, type MyGame } from "../../live/my-games";
import { ownGames } from "../../live/own-games.svelte";
import { get, RefusedError } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { GameState } from "../../net/types";
import { forgetGame, recentGames } from "./recent-games";

export class MyGames {
  /** Games that no one has joined yet. */
  #open = $state.raw<MyGame[]>([]);

  /** Not over yet; those that wait for me first. */
  games = $derived.by(() => {
    const told = new Set(ownGames.known.map(({ name }) => name));
    const open = this.#open.filter(({ name }) => !told.has(name));
    return inOrder([...ownGames.known, ...open], me.known?.player ?? "");
  });

  /** Look once for games that only this browser knows; returns a function that ends the search. */
  follow(): () => void {
    const stopper = new AbortController();
    void this.#recall(stopper.signal);
    return () => stopper.abort();
  }

  /** Remove a game that was called off here. */
  drop(name: string): void {
    forgetGame(name);
    this.#open = this.#open.filter((game) => game.name !== name);
  }

  async #recall(signal: AbortSignal): Promise<void> {
    for (const name of recentGames()) {
      try {
        const game = await get<GameState>(`/api/games/${name}`, signal);
        if (game.state.status === "open") this.#open = withGame(this.#open, game);
        if (game.state.status === "over" || game.state.status === "aborted") forgetGame(name);
      } catch (error) {
        if (error instanceof RefusedError && error.status === 404) forgetGame(name);
      }
    }
  }
}
