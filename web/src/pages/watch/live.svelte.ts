// The live games: a list that is requested at intervals, and a subscription to each visible game.
import { router } from "../../app/router.svelte";
import { get } from "../../net/http";
import { connection } from "../../net/connection.svelte";
import type { GameName, LiveGame, ServerMessage } from "../../net/types";
import { merged, withMessage, type WatchedGame } from "./live";

const LOOK = 8_000;

export class LiveGames {
  games = $state.raw<WatchedGame[]>([]);
  /** Whether the server has answered. */
  isKnown = $state(false);
  /** The time, for clocks. */
  now = $state(Date.now());
  #onVisibility = new Set<string>();
  #game: GameName | "any" = "any";

  constructor(private readonly most: number) {}

  /** Start; returns a function that stops it. */
  follow(): () => void {
    const leave = connection.use(
      (message) => this.#hear(message),
      () => this.#onVisibility.forEach((name) => this.#watch(name)),
    );
    const looking = setInterval(() => void this.#look(), LOOK);
    const ticking = setInterval(() => (this.now = Date.now()), 1_000);
    void this.#look();
    return () => {
      leave();
      clearInterval(looking);
      clearInterval(ticking);
      this.#onVisibility.forEach((name) => this.unsee(name));
    };
  }

  /** Show one game only, or any. */
  choose(game: GameName | "any"): void {
    if (game === this.#game) return;
    this.#game = game;
    this.games = this.games.filter((shown) => game === "any" || shown.created.game === game);
    void this.#look();
  }

  /** A game became visible: subscribe to it. */
  see(name: string): void {
    if (this.#onVisibility.has(name)) return;
    this.#onVisibility.add(name);
    this.#watch(name);
  }

  /** A game is no longer visible. Its own page, if the user goes there, keeps the subscription. */
  unsee(name: string): void {
    if (this.#onVisibility.delete(name) && router.route.id !== name)
      connection.send({ type: "unwatch", game: name });
  }

  #watch(name: string): void {
    connection.send({ type: "watch", game: name, from: 0, detail: true });
  }

  #hear(message: ServerMessage): void {
    if (message.type === "game" || message.type === "event")
      this.games = withMessage(this.games, message, Date.now());
  }

  async #look(): Promise<void> {
    if (document.hidden && this.isKnown) return;
    const game = this.#game;
    try {
      const listed = await get<LiveGame[]>(`/api/live?game=${game}&limit=${this.most}`);
      if (game !== this.#game) return;
      this.games = merged(this.games, listed, this.most, Date.now());
      this.isKnown = true;
    } catch {
      return; // next time
    }
  }
}
