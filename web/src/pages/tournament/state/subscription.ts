// The subscription of one tournament over the connection. It subscribes again after each reconnect, if a change is missing,
// and if the server could not answer.
import { connection as pageConnection } from "../../../net/connection.svelte";
import type { ClientMessage, ServerMessage } from "../../../net/types";
import { changed, received, type TournamentData } from "./tournament-data";

const RETRY_SECONDS = 2;

/** The part of the connection that is used. */
export interface Socket {
  use(listener: (message: ServerMessage) => void, open: () => void): () => void;
  send(message: ClientMessage): boolean;
}

export class TournamentSubscription {
  #data: TournamentData | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly name: string,
    private readonly show: (data: TournamentData) => void,
    /** There is no such tournament, or it cannot be shown. */
    private readonly refuse: (code: string) => void,
    private readonly socket: Socket = pageConnection,
  ) {}

  /** Begin; returns a function that ends it. */
  begin(): () => void {
    const leave = this.socket.use(
      (message) => this.#hear(message),
      () => this.#renew(),
    );
    return () => {
      leave();
      clearTimeout(this.#retry);
      this.socket.send({ type: "tournament", on: false });
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === "tournament") {
      if (message.tournament.name === this.name) this.#take(received(message));
    } else if (message.type === "tournament_changes") {
      if (message.name !== this.name || !this.#data) return;
      const next = changed(this.#data, message);
      if (next) this.#take(next);
      else this.#renew();
    } else if (message.type === "refused" && !message.game && !message.id && !this.#data) {
      if (message.code === "no-tournament" || message.code === "broken-tournament") this.refuse(message.code);
      else this.#retryLater(message.wait);
    }
  }

  #take(data: TournamentData): void {
    this.#data = data;
    this.show(data);
  }

  #renew(): void {
    clearTimeout(this.#retry);
    this.#data = null;
    this.socket.send({ type: "tournament", name: this.name });
  }

  #retryLater(seconds = RETRY_SECONDS): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#renew(), 1_000 * seconds);
  }
}
