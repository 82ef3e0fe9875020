// What the events of a game on this device amount to: the server's `transitions.py`, as far as such games need it.
import { Board, type Options as CoreOptions } from "../core";
import { sideOf } from "../games/descriptors";
import { parseControl } from "../games/time-control";
import type { Created, GameEvent, OfferKind, Result, Seat, State } from "../net/types";
import { resultOf } from "../positions/view";
import { press, startClock, stopClock, timesLeft, turnTo, type TurnClock } from "./turn-clock";

interface Offer {
  by: number;
  agreed: number[];
  /** Takeback: how many plies are taken back. */
  plies: number;
  /** Rematch: the name of the next game. */
  next: string;
}

// Rules by which a game ends on time, as the server names them.
const TIME_RULES = { abalone: "A16", six: "R4" } as const;
const OFFERS = {
  draw_offered: "draw",
  draw_agreed: "draw",
  draw_declined: "draw",
  takeback_asked: "takeback",
  takeback_agreed: "takeback",
  takeback_declined: "takeback",
  rematch_offered: "rematch",
  rematch_agreed: "rematch",
  rematch_declined: "rematch",
} as const satisfies Partial<Record<GameEvent["type"], OfferKind>>;
type OfferEvent = Extract<GameEvent, { type: keyof typeof OFFERS }>;

/** A game after its events. The core must be loaded. `apply` is the only method that changes it. */
export class DeviceGame {
  readonly created: Created;
  readonly board: Board;
  readonly events: GameEvent[];
  status: State["status"] = "playing";
  result: Result | null = null;
  offers: Partial<Record<OfferKind, Offer>> = {};
  next = "";
  clock: TurnClock | null = null;
  /** The time that the player of each move had left after it; nothing without a clock. */
  times: number[] = [];
  readonly #first: number;

  /** Throws CoreError if an event is not possible. */
  constructor(created: Created, rest: readonly GameEvent[] = []) {
    this.created = created;
    this.events = [created];
    this.board = new Board(created.game, { fen: created.fen, options: created.options as CoreOptions });
    this.#first = this.board.seat;
    const control = parseControl(created.control);
    if (control) this.clock = startClock(control, created.seats.length, this.#first, created.at);
    for (const event of rest) this.apply(event);
  }

  get version(): number {
    return this.events.length;
  }
  get seats(): Seat[] {
    return this.created.seats;
  }
  /** The seat to move, while the game is played. */
  get turn(): number | undefined {
    return this.status === "playing" ? this.seatAt(this.moves.length) : undefined;
  }
  get moves(): string[] {
    return this.board.moves;
  }

  /** The seat that plays a ply of this game, counted from 0. */
  seatAt(ply: number): number {
    return (this.#first + ply) % this.seats.length;
  }

  /** The seats that have not answered an offer. Engines are asked for a draw only. */
  unanswered(kind: OfferKind): number[] {
    const agreed = this.offers[kind]?.agreed ?? [];
    return this.seats.flatMap((seat, number) =>
      (seat.kind === "player" || (kind === "draw" && seat.kind === "engine")) && !agreed.includes(number)
        ? [number]
        : [],
    );
  }

  /** The next event, which was decided before. */
  apply(event: GameEvent): void {
    switch (event.type) {
      case "moved":
        this.#play(event.move, event.seat, event.at);
        break;
      case "declared":
        this.#play("#", event.seat, event.at);
        break;
      case "resigned":
        this.#end(event.at, this.#lossOf(event.seat, "resignation"));
        break;
      case "flagged":
        this.#end(event.at, { ...this.#lossOf(event.seat, "time"), rule: TIME_RULES[this.created.game] });
        break;
      case "aborted":
        this.#end(event.at, null);
        break;
      default:
        if (event.type in OFFERS) this.#answer(event as OfferEvent);
    }
    this.events.push(event);
  }

  /** The state that the protocol sends, at a time of the game. */
  state(now: number): State {
    const kinds = Object.keys(this.offers) as OfferKind[];
    const offers = kinds.map((kind) => {
      return [kind, { by: this.offers[kind]?.by ?? 0, waits_for: this.unanswered(kind) }] as const;
    });
    const { turn, moves } = this;
    const last = moves.at(-1);
    return {
      status: this.status,
      fen: this.board.fen(),
      ply: moves.length,
      ...(turn !== undefined && { turn }),
      ...(this.clock && { clock: timesLeft(this.clock, now).map(Math.round) }),
      ...(last !== undefined && { last }),
      ...(this.result && { result: this.result }),
      ...(offers.length > 0 && { offers: Object.fromEntries(offers) as NonNullable<State["offers"]> }),
      seats: this.seats,
      ...(this.next && { next: this.next }),
    };
  }

  #play(move: string, seat: number, at: number): void {
    this.board.push(move);
    if (this.clock) {
      this.clock = move === "#" ? this.clock : press(this.clock, at);
      this.times.push(Math.round(this.clock.banks[seat] ?? 0));
    }
    // A move declines the offers of others, and withdraws every request to take a move back.
    const { draw } = this.offers;
    this.offers = draw?.agreed.includes(seat) ? { draw } : {};
    const outcome = this.board.outcome();
    if (outcome) this.#end(at, resultOf(outcome));
  }

  #answer(event: OfferEvent): void {
    const kind = OFFERS[event.type];
    if (event.type.endsWith("_declined")) {
      this.offers = without(this.offers, kind);
      return;
    }
    const offer = this.offers[kind] ?? {
      by: event.seat,
      agreed: [],
      plies: "plies" in event ? event.plies : 0,
      next: "next" in event ? event.next : "",
    };
    const agreed = [...offer.agreed, ...this.#seatsWith(event.seat)];
    this.offers = { ...this.offers, [kind]: { ...offer, agreed } };
    if (this.unanswered(kind).length > 0) return;
    this.offers = without(this.offers, kind);
    if (kind === "draw") this.#end(event.at, { result: "1/2-1/2", reason: "agreement" });
    else if (kind === "takeback") this.#takeBack(offer.plies, event.at);
    else this.next = offer.next;
  }

  /** The seats of the player of a seat: all people at this device are one. */
  #seatsWith(seat: number): number[] {
    const player = this.seats[seat]?.player;
    return this.seats.flatMap((other, number) =>
      number === seat || (player && other.player === player) ? [number] : [],
    );
  }

  #takeBack(plies: number, at: number): void {
    for (let n = 0; n < plies; n += 1) this.board.pop();
    this.times = this.times.slice(0, this.board.moves.length);
    if (this.clock) this.clock = turnTo(this.clock, this.seatAt(this.board.moves.length), at);
  }

  #lossOf(seat: number, reason: string): Result {
    const winner = sideOf(this.created.game, seat + 1);
    return { result: winner === "black" ? "1-0" : "0-1", reason, winner };
  }

  #end(at: number, result: Result | null): void {
    this.status = result ? "over" : "aborted";
    this.result = result;
    this.offers = {};
    if (this.clock) this.clock = stopClock(this.clock, at);
  }
}

function without(offers: DeviceGame["offers"], kind: OfferKind): DeviceGame["offers"] {
  return Object.fromEntries(Object.entries(offers).filter(([other]) => other !== kind));
}
