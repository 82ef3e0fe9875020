// A game in progress, with the rules. It has the names of `hexad.abalone.Board` and `hexad.six.Board` in Python.

import { ABALONE_LAYOUTS } from "./layouts.generated.ts";
import { type CoreModule, core } from "./module.ts";
import { CoreError, checked } from "./refusal.ts";
import {
  type Effect,
  type Formation,
  type Game,
  type Options,
  type Outcome,
  type Side,
  SIDES,
  type Verdict,
} from "./types.ts";

/** Everything that a board's position shows at once. */
interface State {
  fen: string;
  startFen: string;
  turn: 0 | 1;
  seat: number;
  ply: number;
  hash: string;
  isOver: boolean;
  players: number;
  pushedOff?: [number, number];
  quietPlies?: number;
  hands?: number[];
  phase?: "placing" | "moving";
  rules?: "basic" | "advanced";
}

/** A position to make a board of: its text or the game's start, options, and moves from there. */
export interface Start {
  fen?: string;
  options?: Options;
  moves?: readonly string[];
}

const DEFAULT_REPETITION = 3;

// Boards that are no longer used are freed when the garbage collector finds that out, or earlier by `free`.
const forgotten = new FinalizationRegistry<{ core: CoreModule; pointer: number }>((board) => {
  board.core.exports.free_board(board.pointer);
});

export class Board {
  readonly game: Game;
  readonly options: Options;
  readonly #core: CoreModule;
  #pointer: number;
  #state: State | undefined;

  /** Set up a position and play the moves. Throws CoreError if there is no such position or a move is illegal. */
  constructor(game: Game, start: Start = {}, on: CoreModule = core(), copied = 0) {
    this.game = game;
    this.options = start.options ?? {};
    this.#core = on;
    this.#pointer = copied || newBoard(on, game, start.fen ?? startFen(game, this.options), this.options);
    if (!this.#pointer) checked(on.answer(on.exports.output_size()));
    forgotten.register(this, { core: on, pointer: this.#pointer }, this);
    if (start.fen !== undefined) this.#compareOptions();
    for (const move of start.moves ?? []) this.push(move);
  }

  /** For the engine: the board in the module's memory. */
  get pointer(): number {
    return this.#pointer;
  }
  get turn(): Side {
    return SIDES[this.game][this.#now().turn];
  }
  /** Whose turn it is, clockwise from 0: even seats are Black. */
  get seat(): number {
    return this.#now().seat;
  }
  get players(): number {
    return this.#now().players;
  }
  get ply(): number {
    return this.#now().ply;
  }
  /** A hash of 64 bits of what repetition compares. */
  get hash(): bigint {
    return BigInt(this.#now().hash);
  }
  get isOver(): boolean {
    return this.#now().isOver;
  }
  get startFen(): string {
    return this.#now().startFen;
  }
  /** The position as text. */
  fen(): string {
    return this.#now().fen;
  }
  /** Abalone: the number of marbles that each side has pushed off. */
  get pushedOff(): Partial<Record<Side, number>> | null {
    const counts = this.#now().pushedOff;
    return counts ? { [SIDES[this.game][0]]: counts[0], [SIDES[this.game][1]]: counts[1] } : null;
  }
  /** Abalone: plies since the last ejection. */
  get quietPlies(): number {
    return this.#now().quietPlies ?? 0;
  }
  /** Six: the tiles in hand of each seat. */
  get hands(): number[] | null {
    return this.#now().hands ?? null;
  }
  /** Six: whether the player to move places a tile or moves one. */
  get phase(): "placing" | "moving" | null {
    return this.#now().phase ?? null;
  }
  /** Six: whether a move may split the group (S11) or not (S9). */
  get rules(): "basic" | "advanced" | null {
    return this.#now().rules ?? null;
  }
  /** The pieces by cell. */
  get pieces(): Record<string, Side> {
    const sides = SIDES[this.game];
    const found = this.#ask(this.#core.exports.pieces(this.#pointer)) as [string, 0 | 1][];
    return Object.fromEntries(found.map(([cell, player]) => [cell, sides[player]]));
  }
  /** The moves so far. */
  get moves(): string[] {
    return this.#ask(this.#core.exports.moves(this.#pointer)) as string[];
  }

  legalMoves(): string[] {
    return this.#ask(this.#core.exports.legal_moves(this.#pointer)) as string[];
  }
  /** The legal moves, each with what it does. */
  legalEffects(): [string, Effect][] {
    return this.#ask(this.#core.exports.legal_effects(this.#pointer)) as [string, Effect][];
  }

  /** Play a move and return its canonical text. An illegal move changes nothing: CoreError says why. */
  push(move: string): string {
    const pushed = this.#ask(this.#core.exports.push(this.#pointer, this.#core.write(move))) as string;
    this.#state = undefined;
    return pushed;
  }
  /** Take the last move back and return it; null if there is none. */
  pop(): string | null {
    this.#state = undefined;
    return this.#ask(this.#core.exports.pop(this.#pointer)) as string | null;
  }

  /** What a legal move does, without playing it. */
  effect(move: string): Effect {
    return this.#ask(this.#core.exports.effect(this.#pointer, this.#core.write(move))) as Effect;
  }
  /** Whether a move is legal and why: a move, or chosen cells and a direction (Abalone) or a cell (Six). */
  explain(move: string): Verdict;
  explain(cells: readonly string[], target: string): Verdict;
  explain(move: string | readonly string[], target?: string): Verdict {
    const { exports } = this.#core;
    try {
      if (typeof move === "string")
        return this.#ask(exports.explain(this.#pointer, this.#core.write(move))) as Verdict;
      const size = this.#core.write([target, ...move].join(" "));
      return this.#ask(exports.explain_gesture(this.#pointer, size)) as Verdict;
    } catch (error) {
      // A text that is no move of the game.
      if (error instanceof CoreError) return { legal: false, code: error.code, rule: error.rule };
      throw error;
    }
  }
  isLegal(move: string): boolean {
    return this.explain(move).legal;
  }

  /** How the game ended; null while it goes on. */
  outcome(): Outcome | null {
    const found = this.#ask(this.#core.exports.outcome(this.#pointer)) as
      (Omit<Outcome, "winner" | "result"> & { winner: 0 | 1 | null }) | null;
    if (!found) return null;
    const result = found.winner === null ? "1/2-1/2" : found.winner === 0 ? "1-0" : "0-1";
    return { ...found, winner: found.winner === null ? null : SIDES[this.game][found.winner], result };
  }
  /** Every term of the glossary that is found on this board. */
  formations(): Formation[] {
    const found = this.#ask(this.#core.exports.formations(this.#pointer)) as {
      kind: string;
      player: 0 | 1 | null;
      cells: string[];
    }[];
    const side = (player: 0 | 1 | null) => (player === null ? null : SIDES[this.game][player]);
    const empty = { against: [], direction: null, missing: null, shape: null };
    return found.map((formation) => ({ ...empty, ...formation, player: side(formation.player) }));
  }
  /** The number of leaves of the tree of legal moves at this depth. */
  perft(depth: number): number {
    return this.#core.exports.perft(this.#pointer, depth);
  }

  /** An independent board with the same history. */
  copy(): Board {
    const copied = this.#core.exports.copy_board(this.#pointer);
    return new Board(this.game, { options: this.options }, this.#core, copied);
  }
  /** Free the memory now. The board must not be used afterwards. */
  free(): void {
    forgotten.unregister(this);
    this.#core.exports.free_board(this.#pointer);
    this.#pointer = 0;
  }

  /** Rules and players belong to the text of a position: options that are given with one must agree with it. */
  #compareOptions(): void {
    for (const name of ["rules", "players"] as const) {
      const [found, option] = [this[name], this.options[name]];
      if (option === undefined || found === null || found === option) continue;
      throw new CoreError("invalid-position", `${name}-differ`, null, {
        found: String(found),
        option: String(option),
      });
    }
  }

  #now(): State {
    this.#state ??= this.#ask(this.#core.exports.state(this.#pointer)) as State;
    return this.#state;
  }
  #ask(size: number): unknown {
    return checked(this.#core.answer(size));
  }
}

function newBoard(on: CoreModule, game: Game, fen: string, options: Options): number {
  const size = on.write(fen);
  const limit = (value: number | null | undefined, otherwise: number) =>
    value === undefined ? otherwise : (value ?? 0);
  const repetition = limit(options.repetition, DEFAULT_REPETITION);
  const plies = limit(options.ply_limit, 0);
  if (game === "abalone")
    return on.exports.new_abalone(size, repetition, plies, limit(options.quiet_limit, 0));
  const [declare, first] = [options.declare === "manual", options.first_move === "free"];
  return on.exports.new_six(size, Number(declare), Number(first), repetition, plies);
}

/** The text of the position that a game starts from. */
export function startFen(game: Game, options: Options): string {
  if (game === "abalone") {
    const name = options.layout ?? "standard";
    const fen = ABALONE_LAYOUTS[name];
    if (!fen) throw new CoreError("invalid-position", "unknown-layout", null, { layout: name });
    return fen;
  }
  const rules = options.rules ?? "basic";
  if (options.players === 4) return `BR@0,0 10+10 10+10 b${options.begins ?? 1} ${rules} 1`;
  return `BR@0,0 20 20 b ${rules} 1`;
}
