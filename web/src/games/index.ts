// The games, by name. A new game is one folder beside this file and one line in each registry: here, in `pictures.ts` for
// small pictures, and in `setups.ts` for the position editor.
import type { GameName } from "../net/types";
import { abalone } from "./abalone";
import { DEFAULT_GAME, GAME_NAMES } from "./descriptors";
import { six } from "./six";
import type { DescribedMove, Game } from "./types";

export const GAMES: Record<GameName, Game> = { abalone, six };

/** What a move does, in a sentence: "Black pushes one white marble off the board, from a1 to b2." */
export function describe(game: GameName, move: DescribedMove): string {
  return GAMES[game].describe(move);
}

/** The game in whose notation a position or a list of moves is written. */
export function gameOfNotation(text: string): GameName {
  return GAME_NAMES.find((game) => GAMES[game].isNotation(text)) ?? DEFAULT_GAME;
}
