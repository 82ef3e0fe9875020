// A game as this device stores it: the events of the protocol (docs/PROTOCOL.md), and how they stand, for lists.
import { isGameName } from "../games/descriptors";
import type { Created, GameEvent, Seat, State } from "../net/types";

/** The id of the player of this device, in all seats that people have. */
export const DEVICE_PLAYER = "device";

export interface StoredGame {
  id: string;
  events: GameEvent[];
  /** How the game stands after the last event. */
  state: State;
  /** The time of the game, in centiseconds: it stands still while no page shows the game. */
  at: number;
  /** When it was last played, in milliseconds since 1970. */
  played: number;
  /** The game on the server that it was uploaded as. */
  uploaded?: string;
}

/** A stored value that cannot be read. It can only be deleted. */
export interface DamagedGame {
  id: string;
  isDamaged: true;
}

export function createdOf({ events: [first] }: Pick<StoredGame, "events">): Created {
  if (first?.type !== "created") throw new Error("the first event of a game is its creation");
  return first;
}

/** The seats with a name for the player of this device, who may have had none when the game began. */
export function withNames(seats: Seat[], name: string): Seat[] {
  return seats.map((seat) => (seat.kind === "player" && !seat.name ? { ...seat, name } : seat));
}

/** Whether nothing more can happen. */
export function isFinished({ state }: Pick<StoredGame, "state">): boolean {
  return state.status === "over" || state.status === "aborted";
}

/** What was stored, if it has the parts that lists and pages rely on. The moves are checked when the game is opened. */
export function readStored(value: unknown): StoredGame | DamagedGame {
  const game = value as Partial<StoredGame>;
  const id = typeof game.id === "string" ? game.id : "";
  try {
    const { game: kind, seats, options } = createdOf({ events: game.events ?? [] });
    const { status, fen, ply } = game.state ?? {};
    const isRight =
      isGameName(kind) &&
      Array.isArray(seats) &&
      typeof options === "object" &&
      typeof status === "string" &&
      typeof fen === "string" &&
      Number.isInteger(ply) &&
      Number.isFinite(game.at) &&
      Number.isFinite(game.played);
    return isRight ? (game as StoredGame) : { id, isDamaged: true };
  } catch {
    return { id, isDamaged: true };
  }
}
