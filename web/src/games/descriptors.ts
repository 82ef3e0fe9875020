// The facts of each game, generated from its Python descriptor, and what follows from them.
import type { GameName, Side } from "../net/types";
import { DESCRIPTORS as GENERATED } from "./descriptors.generated";

export interface Descriptor {
  /** The colours in the order of their turns, Black first. */
  players: readonly [Side, Side];
  /** How many pieces a side has, on the board and beside it. */
  pieces_per_player: number;
  /** The pieces that are counted beside the board: how many at most. */
  off_board: { maximum: number };
  /** The kinds of formations that can be looked for. */
  formations: readonly string[];
  /** The ids of the printed rules, and of our own rulings. */
  rules: readonly string[];
  rulings: readonly string[];
  /** Whether the second player sees the board from the opposite side. */
  players_face_each_other: boolean;
  /** The options, with their defaults. */
  options: Readonly<Record<string, string | number | null>>;
  /** The ids of the lessons: most are those of their rules. */
  lessons: readonly string[];
  /** Matches the whole text of a position. */
  fen_pattern: string;
}

export const DESCRIPTORS: Record<GameName, Descriptor> = GENERATED;

export const GAME_NAMES = Object.keys(DESCRIPTORS) as GameName[];

export const DEFAULT_GAME: GameName = "abalone";

export function isGameName(text: string | null): text is GameName {
  return text !== null && Object.hasOwn(DESCRIPTORS, text);
}

/** The colour of a seat. With four players, partners sit opposite each other. */
export function sideOf(game: GameName, seat: number): Side {
  return DESCRIPTORS[game].players[seat % 2 === 0 ? 0 : 1];
}

/** The colour of the second player. */
export function secondSide(game: GameName): Side {
  return sideOf(game, 1);
}

/** The colour of the opponent. */
export function otherSide(game: GameName, side: Side): Side {
  return sideOf(game, side === sideOf(game, 0) ? 1 : 0);
}

/** Whether a game has this option. */
export function hasOption(game: GameName, option: string): boolean {
  return Object.hasOwn(DESCRIPTORS[game].options, option);
}

/** Whether this kind of formation can be looked for in a game. */
export function hasFormation(game: GameName, kind: string): boolean {
  return DESCRIPTORS[game].formations.includes(kind);
}

/** The options that a game has, out of those given. */
export function ownOptions<T extends object>(game: GameName, options: T): Partial<T> {
  const own = Object.entries(options).filter(([name]) => hasOption(game, name));
  return Object.fromEntries(own) as Partial<T>;
}

/** Whether a text looks like a position of a game. */
export function isPosition(game: GameName, text: string): boolean {
  return new RegExp(DESCRIPTORS[game].fen_pattern).test(text);
}
