// The player's own games, on every page: the server tells how they stand and what happens in them.
import { connection, type Connection } from "../net/connection.svelte";
import { me } from "../net/me.svelte";
import type { Notice, ServerMessage } from "../net/types";
import { afterNotice, inOrder, isTurnOf, type MyGame } from "./my-games";

/** What others do with a notice that is news. */
export type OnNews = (notice: Notice, game: MyGame) => void;

export class OwnGames {
  known = $state.raw<MyGame[]>([]);
  /** Games that wait for the player, the most urgent one first. */
  waiting = $derived.by(() => {
    const player = me.known?.player ?? "";
    return inOrder(
      this.known.filter((game) => isTurnOf(player, game)),
      player,
    );
  });
  /** Whether how the games stand is being told for the first time: that is no news. */
  #isFirst = true;
  #heard = new Map<string, Set<string>>();
  #news = new Set<OnNews>();

  constructor(private readonly server: Pick<Connection, "use" | "send"> = connection) {}

  /** Begin; returns a function that ends it. */
  follow(): () => void {
    return this.server.use(
      (message) => this.hear(message),
      () => this.server.send({ type: "mine" }),
    );
  }

  /** Call a function for all news; returns a function that ends it. */
  onNews(listener: OnNews): () => void {
    this.#news.add(listener);
    return () => this.#news.delete(listener);
  }

  hear(message: ServerMessage): void {
    if (message.type === "notice") this.#take(message.notice);
    else if (message.type === "mine") {
      // What is not in the list was over before the connection came back.
      this.known = this.known.filter(({ name }) => message.games.includes(name));
      this.#isFirst = false;
    }
  }

  #take(notice: Notice): void {
    const before = this.known.find(({ name }) => name === notice.game);
    this.known = afterNotice(this.known, notice);
    const isNews = this.#isNew(notice) && !this.#isFirst;
    const game = this.known.find(({ name }) => name === notice.game) ?? before;
    if (isNews && game) for (const listener of this.#news) listener(notice, game);
  }

  /** Whether a notice was not heard before: after a reconnect, the server repeats how games stand. */
  #isNew({ type, game, state }: Notice): boolean {
    const stands = type === "turn" ? `turn ${String(state.ply)}` : type;
    const heard = this.#heard.get(game) ?? new Set();
    const isNew = !heard.has(stands);
    if (type === "finished") this.#heard.delete(game);
    else this.#heard.set(game, heard.add(stands));
    return isNew;
  }
}

export const ownGames = new OwnGames();
