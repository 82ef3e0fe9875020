// A live game with a connection, a storage and a server's replays that tests look into.
import { vi } from "vitest";
import { me } from "../net/me.svelte";
import type {
  ClientMessage,
  Created,
  Detail,
  GameEvent,
  Refused,
  Replay,
  ServerMessage,
  State,
} from "../net/types";
import { LiveGame } from "./game.svelte";
import type { Sent } from "./outbox.svelte";

export const CREATED: Created = {
  type: "created",
  at: 0,
  game: "abalone",
  fen: "start 1",
  options: {},
  control: "600d5",
  seats: [],
  by: "ann",
  time: 0,
};
export const SEATS: State["seats"] = [
  { kind: "player", player: "ann", name: "Ann" },
  { kind: "player", player: "bob", name: "Bob" },
];
export const DETAIL: Detail = { moves: ["a1b2", "a2b3"], pieces: { a1: "black", i9: "white" } };
export const REPLAY: Replay = {
  game: "abalone",
  fen: "start 1",
  options: {},
  pieces: DETAIL.pieces,
  frames: [],
};

export function stateAt(ply: number, more: Partial<State> = {}): State {
  return { status: "playing", fen: `fen ${ply}`, ply, turn: ply % 2, clock: [60_000, 60_000], ...more };
}

export class World {
  said: ClientMessage[] = [];
  isUp = true;
  kept: Record<string, string> = {};
  replays: Replay[] = [];
  asked = 0;
  happened: GameEvent[] = [];
  setBacks: number[] = [];
  refusals: Refused[] = [];
  rest: Promise<unknown> | null = null;
  tell: (message: ServerMessage) => void = () => undefined;
  connect: () => void = () => undefined;

  async game(): Promise<LiveGame> {
    const live = new LiveGame(
      "G",
      {
        happened: (event) => this.happened.push(event),
        refused: (refused) => this.refusals.push(refused),
        setBack: (moves) => this.setBacks.push(moves),
      },
      {
        connection: {
          use: (hear, open) => {
            this.tell = hear;
            this.connect = open;
            open();
            return () => undefined;
          },
          send: (message) => {
            if (this.isUp) this.said.push(message);
            return this.isUp;
          },
        },
        replay: () => {
          this.asked += 1;
          return Promise.resolve(this.replays.shift() ?? REPLAY);
        },
        storage: {
          getItem: (key) => this.kept[key] ?? null,
          setItem: (key, value) => void (this.kept[key] = value),
          removeItem: (key) => void delete this.kept[key],
        },
        rest: () => this.rest,
      },
    );
    await live.open();
    return live;
  }

  begin(ply = 0, version = 1): void {
    const state = stateAt(ply, { seats: SEATS ?? [] });
    this.tell({ type: "game", game: "G", version, events: [CREATED], state, detail: DETAIL });
  }
  happen(version: number, event: GameEvent, state: State, detail: Detail = DETAIL): void {
    this.tell({ type: "event", game: "G", version, event, state, detail });
  }
  acts(): Sent[] {
    return this.said.flatMap((message) => (message.type === "act" ? [message.act as Sent] : []));
  }
}

export const moved = (seat: number, id?: string): GameEvent => ({
  type: "moved",
  at: 0,
  seat,
  move: "a1b2",
  ...(id && { id }),
});
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A new world whose current player is Ann. */
export function newWorld(): World {
  const ann = { player: "ann", name: "Ann", has_account: false };
  me.known = ann;
  vi.spyOn(me, "ask").mockImplementation(() => Promise.resolve(ann));
  return new World();
}
