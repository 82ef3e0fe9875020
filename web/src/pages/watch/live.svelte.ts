// The live games: a list that the server keeps up to date, and a subscription to each visible game.
import { router } from "../../app/router.svelte";
import { connection } from "../../net/connection.svelte";
import { ListSubscription } from "../../net/list-subscription";
import type { GameName, LiveGame, ServerMessage } from "../../net/types";
import { merged, withMessage, type WatchedGame } from "./live";

export class LiveGames {
  games = $state.raw<WatchedGame[]>([]);
  /** Whether the server has answered. */
  isKnown = $state(false);
  /** The time, for clocks. */
  now = $state(Date.now());
  #onVisibility = new Set<string>();
  #game: GameName | "any" = "any";
  #list = new ListSubscription(
    "live",
    (games) => this.#show(games),
    () => ({ type: "live", game: this.#game }),
    (message) => message.game === this.#game,
  );

  constructor(private readonly most: number) {}

  /** Start; returns a function that stops it. */
  follow(): () => void {
    const end = this.#list.begin();
    const leave = connection.use(
      (message) => this.#hear(message),
      () => this.#onVisibility.forEach((name) => this.#watch(name)),
    );
    const ticking = setInterval(() => (this.now = Date.now()), 1_000);
    return () => {
      end();
      leave();
      clearInterval(ticking);
      this.#onVisibility.forEach((name) => this.unsee(name));
    };
  }

  /** Show one game only, or any. */
  choose(game: GameName | "any"): void {
    if (game === this.#game) return;
    this.#game = game;
    this.games = this.games.filter((shown) => game === "any" || shown.created.game === game);
    this.#list.renew();
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

  #show(listed: LiveGame[]): void {
    this.games = merged(this.games, listed, this.most, Date.now());
    this.isKnown = true;
  }
}
