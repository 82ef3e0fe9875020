// The lobby, as the socket tells it.
import { connection } from "../../net/connection.svelte";
import type { OpenGame } from "../../net/types";

export class Lobby {
  /** Games that wait for somebody, newest first; null until the server has told us. */
  games = $state.raw<OpenGame[] | null>(null);

  /** Listen; returns how to stop. */
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
