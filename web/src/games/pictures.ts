// The registry of small pictures of each game. It is not part of `games/index.ts`, since the first page shows them before
// anyone needs a board to play on.
import type { GameName, Pieces } from "../net/types";
import { abalone } from "./abalone/pictures";
import { six } from "./six/pictures";
import type { GamePictures } from "./types";

export const PICTURES: Record<GameName, GamePictures> = { abalone, six };

/** The pieces of a position text. */
export function piecesOf(game: GameName, fen: string): Pieces {
  return PICTURES[game].piecesOf(fen);
}
