// Moves in words, for the move list and for those who hear the board.
import type { Frame, Kind } from "../net/types";
import { describe as abalone } from "./abalone/words";
import { describe as six } from "./six/words";

export type Described = Pick<Frame, "move" | "side" | "placed" | "moved" | "pushed" | "removed">;

/** What a move does, in a sentence: "Black pushes one white marble off the board, from a1 to b2." */
export function describe(game: Kind, frame: Described): string {
  return game === "abalone" ? abalone(frame) : six(frame);
}
