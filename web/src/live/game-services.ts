// What a live game needs from the browser and the server, and what it tells the page; tests provide their own.
import { load } from "../core";
import { deviceServices } from "../device/services";
import { isOnDevice } from "../device/names";
import { connection, type Connection } from "../net/connection.svelte";
import { me } from "../net/me.svelte";
import type { GameEvent, Refused, State } from "../net/types";
import { piecesAtRest } from "./animation-queue";
import type { Sent } from "./outbox.svelte";

export interface Services {
  connection: Pick<Connection, "use" | "send">;
  /** The current player: who has seats of the game. Asking sets the cookie that identifies the connection. */
  me: { readonly known: { player: string } | null; ask: () => Promise<unknown> };
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Resolves when the pieces have stopped moving; null if none moves. */
  rest: () => Promise<unknown> | null;
  /** Loads the core, which derives positions from events. */
  loadCore: () => Promise<unknown>;
}

export interface Listeners {
  /** An event arrived; after a reconnect, only the last one that was missed. `before` is the state that it changed. */
  happened?: (event: GameEvent, before: State | null) => void;
  /** The server refused an act of this player. */
  refused?: (refused: Refused, act: Sent) => void;
  /** The server has lost the last events in an outage, this many moves among them. */
  setBack?: (moves: number) => void;
}

/** The services of a game: those of this device, if it stores the game, or else of the server. */
export function servicesOf(game: string): Services {
  if (isOnDevice(game)) return deviceServices(game);
  return { connection, me, storage: sessionStorage, rest: piecesAtRest, loadCore: load };
}
