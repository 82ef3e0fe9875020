// What a live game needs from the browser and the server; tests provide their own.
import { connection, type Connection } from "../net/connection.svelte";
import { get } from "../net/http";
import type { Replay } from "../net/types";
import { piecesAtRest } from "./animation-queue";

export interface Services {
  connection: Pick<Connection, "use" | "send">;
  replay: (name: string) => Promise<Replay>;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Resolves when the pieces have stopped moving; null if none moves. */
  rest: () => Promise<unknown> | null;
}

export function browserServices(): Services {
  const replay = (name: string) => get<Replay>(`/api/games/${name}/film`);
  return { connection, replay, storage: sessionStorage, rest: piecesAtRest };
}
