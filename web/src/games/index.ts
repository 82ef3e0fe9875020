// The games, by name. A new game is one folder beside this file and one line in each registry: here, and in `setups.ts`
// for the position editor.
import type { GameName, Pieces, Side } from "../net/types";
import { abalone } from "./abalone";
import { six } from "./six";
import type { DescribedMove, Game } from "./types";

export const GAMES: Record<GameName, Game> = { abalone, six };

export const GAME_NAMES = Object.keys(GAMES) as GameName[];

export const DEFAULT_GAME: GameName = "abalone";

export function isGameName(text: string | null): text is GameName {
  return text !== null && Object.hasOwn(GAMES, text);
}

/** The colour of a seat. With four players, partners sit opposite each other. */
export function sideOf(game: GameName, seat: number): Side {
  return GAMES[game].descriptor.colours[seat % 2 === 0 ? 0 : 1];
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
  return GAMES[game].descriptor.options.includes(option);
}

/** Whether this kind of formation can be looked for in a game. */
export function hasFormation(game: GameName, kind: string): boolean {
  return GAMES[game].descriptor.formations.includes(kind);
}

/** The options that a game has, out of those given. */
export function ownOptions<T extends object>(game: GameName, options: T): Partial<T> {
  const own = Object.entries(options).filter(([name]) => hasOption(game, name));
  return Object.fromEntries(own) as Partial<T>;
}

/** The pieces of a position text. */
export function piecesOf(game: GameName, fen: string): Pieces {
  return GAMES[game].piecesOf(fen);
}

/** What a move does, in a sentence: "Black pushes one white marble off the board, from a1 to b2." */
export function describe(game: GameName, move: DescribedMove): string {
  return GAMES[game].describe(move);
}

/** The game in whose notation a position or a list of moves is written. */
export function gameOfNotation(text: string): GameName {
  return GAME_NAMES.find((game) => GAMES[game].isNotation(text)) ?? DEFAULT_GAME;
}
