// A new game on this device, out of the same choices as a game on the server.
import { Board, load, type Options as CoreOptions } from "../core";
import type { Chair, Created, Invitation, Seat } from "../net/types";
import { optionsOf } from "../positions/replay";
import { DeviceGame } from "./device-game";
import { DEVICE_PLAYER, type StoredGame } from "./stored-game";

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

function seatOf({ who, level }: Chair, name: string): Seat {
  if (who === "engine") return { kind: "engine", name: `Hexad level ${level ?? 5}`, level: level ?? 5 };
  return { kind: "player", player: DEVICE_PLAYER, ...(name && { name }) };
}

/** The game of an invitation, before its first move. `name` is that of the player, if it is known. */
export async function newGame(invitation: Invitation, name: string, now: number): Promise<StoredGame> {
  await load();
  const options = (invitation.options ?? {}) as CoreOptions;
  const board = new Board(invitation.game, { options });
  const created: Created = {
    type: "created",
    at: 0,
    game: invitation.game,
    fen: board.startFen,
    options: optionsOf(board),
    control: invitation.control ?? "-",
    seats: invitation.chairs.map((chair) => seatOf(chair, name)),
    by: DEVICE_PLAYER,
    time: now / 1_000,
    ...(options.layout && { layout: options.layout }),
  };
  board.free();
  return storedGame(created, now);
}

/** The same game once more: every player one seat further, as the server does it. */
export function rematchOf(game: DeviceGame, id: string, now: number): StoredGame {
  const { created } = game;
  const seats = [...created.seats.slice(-1), ...created.seats.slice(0, -1)];
  return { ...storedGame({ ...created, at: 0, time: now / 1_000, seats }, now), id };
}

function storedGame(created: Created, now: number): StoredGame {
  const game = new DeviceGame(created);
  const state = game.state(0);
  game.board.free();
  return { id: newId(), events: [created], state, at: 0, played: now };
}
