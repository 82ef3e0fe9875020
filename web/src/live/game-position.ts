// The position of a game, which the core makes of the game's events.
import type { Board } from "../core";
import type { Created, Detail, Frame, GameEvent, Replay, Seat } from "../net/types";
import { boardOf } from "../positions/board";
import { frameAfter, replayOn } from "../positions/replay";
import { detailOf } from "../positions/view";

/** A request to take moves back: how many, and the seats that agree. */
interface Takeback {
  plies: number;
  agreed: Set<number>;
}

export class GamePosition {
  readonly #board: Board;
  readonly #start: Replay;
  #frames: Frame[] = [];
  #seats: Seat[];
  #takeback: Takeback | null = null;
  /** The number of events that were applied. */
  #version = 1;

  /** Requires that the core is loaded. */
  constructor({ game, fen, options, seats }: Created) {
    this.#board = boardOf({ game, fen, options });
    this.#start = replayOn(this.#board, []);
    this.#seats = seats;
  }

  /** The moves that were not taken back. */
  get replay(): Replay {
    return { ...this.#start, frames: [...this.#frames] };
  }

  /** What the page draws and, while the game is played, the legal moves. */
  detail(isPlayed: boolean): Detail {
    return detailOf(this.#board, isPlayed);
  }

  /** The last move and what it did. */
  get last(): Frame | undefined {
    return this.#frames.at(-1);
  }

  /** Apply events, the last of which makes this version. Events that are known are left out. */
  follow(events: readonly GameEvent[], version: number): void {
    const first = version - events.length;
    for (const event of events.slice(Math.max(0, this.#version - first))) this.#apply(event);
    this.#version = Math.max(this.#version, version);
  }

  free(): void {
    this.#board.free();
  }

  #apply(event: GameEvent): void {
    if (event.type === "moved") this.#play(event.move);
    else if (event.type === "declared") this.#play("#");
    else if (event.type === "takeback_asked") this.#ask(event.seat, event.plies);
    else if (event.type === "takeback_agreed") this.#agree(event.seat);
    else if (event.type === "takeback_declined") this.#takeback = null;
    else if (event.type === "joined") this.#sit(event.seat, event.player);
    else if (event.type === "transferred") this.#transfer(event.before, event.player);
  }

  #play(move: string): void {
    this.#frames.push(frameAfter(this.#board, move));
    // A move withdraws the request.
    this.#takeback = null;
  }

  #ask(seat: number, plies: number): void {
    this.#takeback = { plies, agreed: new Set() };
    this.#agree(seat);
  }

  /** A player agrees for all seats that are played by the same person. Engines are not asked. */
  #agree(by: number): void {
    if (!this.#takeback) return;
    const { plies, agreed } = this.#takeback;
    const { player } = this.#seats[by] ?? {};
    this.#seats.forEach((seat, number) => {
      if (seat.kind !== "player" || number === by || seat.player === player) agreed.add(number);
    });
    if (agreed.size < this.#seats.length) return;
    for (let ply = 0; ply < plies; ply += 1) this.#board.pop();
    this.#frames.splice(-plies, plies);
    this.#takeback = null;
  }

  #sit(number: number, player: string): void {
    this.#seats = this.#seats.map((seat, at) => (at === number ? { kind: "player", player } : seat));
  }

  /** A guest has opened an account. */
  #transfer(before: string, player: string): void {
    this.#seats = this.#seats.map((seat) => (seat.player === before ? { ...seat, player } : seat));
  }
}
