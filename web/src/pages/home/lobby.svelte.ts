// The lobby, updated over the connection.
import { connection } from "../../net/connection.svelte";
import type { OpenGame } from "../../net/types";

export class Lobby {
  /** Open games, newest first; null until the server has sent them. */
  games = $state.raw<OpenGame[] | null>(null);

  /** Subscribe; returns a function that unsubscribes. */
  listen(): () => void {
    const leave = connection.use(
      (message) => {
        if (message.type === "lobby") this.games = message.games;
      },
      () => connection.send({ type: "lobby" }),
    );
    return () => {
      leave();
      connection.send({ type: "lobby", on: false });
    };
  }
}
