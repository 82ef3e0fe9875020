// A live game with a connection and a storage that tests look into.
import { vi } from "vitest";
import { load, startFen } from "../core";
import { me } from "../net/me.svelte";
import type { ClientMessage, Created, GameEvent, Refused, ServerMessage, State } from "../net/types";
import { LiveGame } from "./game.svelte";
import type { Sent } from "./outbox.svelte";

await load();

export const SEATS: NonNullable<State["seats"]> = [
  { kind: "player", player: "ann", name: "Ann" },
  { kind: "player", player: "bob", name: "Bob" },
];
export const CREATED: Created = {
  type: "created",
  at: 0,
  game: "abalone",
  fen: startFen("abalone", {}),
  options: {},
  control: "600d5",
  seats: SEATS,
  by: "ann",
  time: 0,
};
/** The moves of a game. */
const MOVES = ["a1b2", "i9h8", "b2c3"];

export function stateAt(ply: number, more: Partial<State> = {}): State {
  return { status: "playing", fen: `fen ${ply}`, ply, turn: ply % 2, clock: [60_000, 60_000], ...more };
}

export class World {
  said: ClientMessage[] = [];
  isUp = true;
  kept: Record<string, string> = {};
  happened: GameEvent[] = [];
  setBacks: number[] = [];
  refusals: Refused[] = [];
  rest: Promise<unknown> | null = null;
  loadCore: () => Promise<unknown> = load;
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
        me,
        storage: {
          getItem: (key) => this.kept[key] ?? null,
          setItem: (key, value) => void (this.kept[key] = value),
          removeItem: (key) => void delete this.kept[key],
        },
        rest: () => this.rest,
        loadCore: () => this.loadCore(),
      },
    );
    await live.open();
    await load();
    return live;
  }

  begin(ply = 0, version = 1): void {
    const state = stateAt(ply, { seats: SEATS });
    this.tell({ type: "game", game: "G", version, events: [CREATED], state });
  }
  happen(version: number, event: GameEvent, state: State): void {
    this.tell({ type: "event", game: "G", version, event, state });
  }
  acts(): Sent[] {
    return this.said.flatMap((message) => (message.type === "act" ? [message.act as Sent] : []));
  }
}

/** The move of a seat: its first, unless another ply is given. */
export const moved = (seat: number, id?: string, ply = seat): GameEvent => ({
  type: "moved",
  at: 0,
  seat,
  move: MOVES[ply] ?? "",
  ...(id && { id }),
});

/** A new world whose current player is Ann. */
export function newWorld(): World {
  const ann = { player: "ann", name: "Ann", has_account: false };
  me.known = ann;
  vi.spyOn(me, "ask").mockImplementation(() => Promise.resolve(ann));
  return new World();
}
