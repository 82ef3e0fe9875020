// The subscription of a list over the connection: the lobby or the live games. It subscribes again after each reconnect,
// if a change is missing, and if the server could not answer.
import { connection } from "./connection.svelte";
import { changed, type ListChanges, type NumberedList } from "./list-changes";
import type { ClientMessage, LiveChanges, LiveMessage, LobbyChanges, LobbyMessage } from "./types";

/** The messages of each list. */
interface Lists {
  lobby: { full: LobbyMessage; changes: LobbyChanges };
  live: { full: LiveMessage; changes: LiveChanges };
}
type Kind = keyof Lists;
type Game<K extends Kind> = Lists[K]["full"]["games"][number];

const RETRY_SECONDS = 2;
/** The subscriptions of each list: the server sends it until the last one has ended. */
const open: Record<Kind, Set<object>> = { lobby: new Set(), live: new Set() };

export class ListSubscription<K extends Kind> {
  #list: NumberedList<Game<K>> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly kind: K,
    private readonly show: (games: Game<K>[]) => void,
    private readonly request: () => ClientMessage,
    /** Whether a message belongs to the last request. */
    private readonly isMeant: (message: Lists[K]["full"] | Lists[K]["changes"]) => boolean = () => true,
  ) {}

  /** Begin; returns a function that ends it. */
  begin(): () => void {
    open[this.kind].add(this);
    const leave = connection.use(
      (message) => {
        if (message.type === this.kind) this.#take(message as Lists[K]["full"]);
        else if (message.type === `${this.kind}_changes`) this.#change(message as Lists[K]["changes"]);
        else if (message.type === "refused" && !message.game && !message.id) this.#retryLater(message.wait);
      },
      () => this.renew(),
    );
    return () => {
      leave();
      clearTimeout(this.#retry);
      open[this.kind].delete(this);
      if (open[this.kind].size === 0) connection.send({ type: this.kind, on: false });
    };
  }

  /** Ask for the full list. */
  renew(): void {
    clearTimeout(this.#retry);
    this.#list = null;
    connection.send(this.request());
  }

  #take(message: Lists[K]["full"]): void {
    if (!this.isMeant(message)) return;
    this.#list = message as NumberedList<Game<K>>;
    this.show(this.#list.games);
  }

  #change(message: Lists[K]["changes"]): void {
    if (!this.#list || !this.isMeant(message)) return;
    this.#list = changed(this.#list, message as ListChanges<Game<K>>);
    if (this.#list) this.show(this.#list.games);
    else this.renew();
  }

  #retryLater(seconds = RETRY_SECONDS): void {
    if (this.#list) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.renew(), 1_000 * seconds);
  }
}
