// The live games: a list that the server keeps up to date, and a subscription to each visible game.
import { router } from "../../app/router.svelte";
import type { GamePosition } from "../../live/game-position";
import { connection } from "../../net/connection.svelte";
import { ListSubscription } from "../../net/list-subscription";
import type { EventMessage, GameMessage, GameName, LiveGame, ServerMessage } from "../../net/types";
import { merged, withLast, withMessage, type WatchedGame } from "./live";

export class LiveGames {
  games = $state.raw<WatchedGame[]>([]);
  /** Whether the server has answered. */
  isKnown = $state(false);
  /** The time, for clocks. */
  now = $state(Date.now());
  #onVisibility = new Set<string>();
  #positions = new Map<string, GamePosition>();
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
    this.#forget(name);
    if (this.#onVisibility.delete(name) && router.route.id !== name)
      connection.send({ type: "unwatch", game: name });
  }

  #watch(name: string): void {
    connection.send({ type: "watch", game: name, from: 0 });
  }

  #hear(message: ServerMessage): void {
    if (message.type !== "game" && message.type !== "event") return;
    this.games = withMessage(this.games, message, Date.now());
    void this.#markLast(message).catch(() => undefined); // without the core, the last move is not marked
  }

  /** Mark what the last move of a visible game did. The core derives it from the events. */
  async #markLast(message: GameMessage | EventMessage): Promise<void> {
    // The first page shows live games, too: it does not wait for the core.
    const [{ load }, { GamePosition }] = await Promise.all([
      import("../../core"),
      import("../../live/game-position"),
    ]);
    await load();
    const { game: name, version } = message;
    const events = message.type === "game" ? message.events : [message.event];
    if (!this.#onVisibility.has(name)) return;
    const [first] = events;
    if (first?.type === "created") {
      this.#forget(name);
      this.#positions.set(name, new GamePosition(first));
    }
    const position = this.#positions.get(name);
    position?.follow(events, version);
    this.games = withLast(this.games, name, position?.last);
  }

  #forget(name: string): void {
    this.#positions.get(name)?.free();
    this.#positions.delete(name);
  }

  #show(listed: LiveGame[]): void {
    this.games = merged(this.games, listed, this.most, Date.now());
    this.isKnown = true;
  }
}
