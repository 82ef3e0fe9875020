// The facts of each game.
import type { GameName, Side } from "../net/types";

export interface Descriptor {
  /** The colours in the order of the seats. */
  colours: readonly [Side, Side];
  /** The names of its options. */
  options: readonly string[];
  /** The kinds of formations that can be looked for. */
  formations: readonly string[];
  /** How many pieces each side has. */
  pieces: number;
}

export const DESCRIPTORS: Record<GameName, Descriptor> = {
  abalone: {
    colours: ["black", "white"],
    options: ["layout", "repetition", "ply_limit", "quiet_limit"],
    formations: ["single", "pair", "lance", "bow", "shield", "multi", "block", "det", "pac", "sumito"],
    pieces: 14,
  },
  six: {
    colours: ["black", "red"],
    options: ["rules", "declare", "first_move", "players", "begins", "repetition", "ply_limit"],
    formations: ["threat", "holding"],
    pieces: 21,
  },
};
