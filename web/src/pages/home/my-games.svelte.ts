// The player's own games, updated while the page is visible.
import { get, getLines, RefusedError } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { GameState, Notice } from "../../net/types";
import { forgetGame, recentGames } from "./recent-games";
import { afterNotice, inOrder, withGame, type MyGame } from "./my-games";

const RETRY = 5_000;

export class MyGames {
  #known = $state.raw<MyGame[]>([]);
  #stopper: AbortController | null = null;

  /** Not over yet; those that wait for me first. */
  games = $derived(inOrder(this.#known, me.known?.player ?? ""));

  /** Start the updates; returns a function that stops them. A hidden page holds no stream, since browsers allow few. */
  follow(): () => void {
    const look = () => (document.hidden ? this.#stop() : this.#begin());
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      document.removeEventListener("visibilitychange", look);
      this.#stop();
    };
  }

  /** Remove a game that was called off here. */
  drop(name: string): void {
    forgetGame(name);
    this.#known = this.#known.filter((game) => game.name !== name);
  }

  #begin(): void {
    if (this.#stopper) return;
    this.#stopper = new AbortController();
    void this.#recall(this.#stopper.signal);
    void this.#hear(this.#stopper.signal);
  }

  #stop(): void {
    this.#stopper?.abort();
    this.#stopper = null;
  }

  /** Load the games that only this browser knows, since no one has joined them yet. */
  async #recall(signal: AbortSignal): Promise<void> {
    for (const name of recentGames()) {
      try {
        const game = await get<GameState>(`/api/games/${name}`, signal);
        this.#known = withGame(this.#known, game);
        if (!this.#known.some((known) => known.name === name)) forgetGame(name);
      } catch (error) {
        if (error instanceof RefusedError && error.status === 404) forgetGame(name);
      }
    }
  }

  /** Read the server's stream of notices about all other games. */
  async #hear(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const notice of getLines<Notice>("/api/stream", signal))
          this.#known = afterNotice(this.#known, notice);
      } catch {
        if (signal.aborted) return;
      }
      await new Promise((resume) => setTimeout(resume, RETRY));
    }
  }
}
