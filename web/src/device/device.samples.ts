// Games on this device whose store, engine and time tests look into.
import { vi } from "vitest";
import type { Act, ClientMessage, GameEvent, Invitation, ServerMessage, State } from "../net/types";
import { DeviceConnection } from "./device-connection";
import { type GameStore, memoryValues, storeOf } from "./game-store";
import { newGame } from "./new-game";
import type { Opponent } from "./opponent";
import { nameOfGame } from "./names";
import type { StoredGame } from "./stored-game";

export const ALONE: Invitation = { game: "abalone", chairs: [{ who: "me" }, { who: "me" }] };
export const AGAINST_ENGINE: Invitation = {
  game: "abalone",
  chairs: [{ who: "me" }, { who: "engine", level: 3 }],
};

/** An engine that moves when the test says so. */
export class ObedientOpponent implements Opponent {
  asked: { level: number; moves: string[] }[] = [];
  stops = 0;
  points = 0;
  #reply: ((move: string) => void) | null = null;

  choose: Opponent["choose"] = (game, level) => {
    this.asked.push({ level, moves: game.moves });
    return new Promise((resolve) => {
      this.#reply = (move) => resolve({ move, points: this.points });
    });
  };
  stop = (): void => {
    this.stops += 1;
    this.#reply = null;
  };
  play(move: string): void {
    this.#reply?.(move);
    this.#reply = null;
  }
}

export class Table {
  readonly kept = new Map<string, unknown>();
  readonly store: GameStore = storeOf(memoryValues(this.kept));
  readonly opponent = new ObedientOpponent();
  heard: ServerMessage[] = [];
  /** Milliseconds. */
  now = 0;
  #leave: () => void = () => undefined;
  #connection: DeviceConnection | undefined;

  async begin(invitation: Invitation): Promise<StoredGame> {
    const game = await newGame(invitation, "Ann", 1_700_000_000_000);
    await this.store.add(game);
    await this.open(game.id);
    return game;
  }

  /** Open the page of a game. */
  async open(id: string): Promise<void> {
    this.#leave();
    this.heard = [];
    const connection = new DeviceConnection(nameOfGame(id), {
      store: () => Promise.resolve(this.store),
      opponent: () => this.opponent,
      ticks: () => this.now,
      wall: () => 1_700_000_000_000 + this.now,
      playerName: () => "You",
    });
    this.#connection = connection;
    this.#leave = connection.use(
      (message) => this.heard.push(message),
      () => connection.send({ type: "watch", game: nameOfGame(id) } as ClientMessage),
    );
    await this.settled();
  }

  async act(act: Act): Promise<void> {
    this.#connection?.send({ type: "act", game: this.#connection.name, act });
    await this.settled();
  }
  async play(...moves: string[]): Promise<void> {
    for (const move of moves) await this.act({ type: "move", move });
  }
  async engineMoves(move: string): Promise<void> {
    this.opponent.play(move);
    await this.settled();
  }
  leave(): void {
    this.#leave();
  }

  /** Wait until everything that was begun is done. */
  async settled(): Promise<void> {
    const before = JSON.stringify([this.heard.length, [...this.kept.values()]]);
    for (let n = 0; n < 30; n += 1) await Promise.resolve();
    await vi.waitFor(() => Promise.resolve());
    if (JSON.stringify([this.heard.length, [...this.kept.values()]]) !== before) await this.settled();
  }

  get state(): State | undefined {
    return this.heard.findLast((message) => message.type === "event" || message.type === "game")?.state;
  }
  get events(): GameEvent["type"][] {
    return this.heard.flatMap((message) => (message.type === "event" ? [message.event.type] : []));
  }
  get refusals(): string[] {
    return this.heard.flatMap((message) => (message.type === "refused" ? [message.code] : []));
  }
}
