// The lobby, updated over the connection.
import { ListSubscription } from "../../net/list-subscription";
import type { OpenGame } from "../../net/types";

export class Lobby {
  /** Open games, newest first; null until the server has sent them. */
  games = $state.raw<OpenGame[] | null>(null);

  /** Subscribe; returns a function that unsubscribes. */
  listen(): () => void {
    const subscription = new ListSubscription(
      "lobby",
      (games) => (this.games = [...games].sort((one, other) => other.created - one.created)),
      () => ({ type: "lobby" }),
    );
    return subscription.begin();
  }
}
