// Which rulings belong to which game.
import { DESCRIPTORS, GAME_NAMES } from "../../games/descriptors";
import type { GameName } from "../../net/types";

/** The limit on moves, and the clock: each of them holds in every game. */
const SHARED: readonly string[] = ["R3", "R4"];

/** The rulings of all games, then those of each game. */
export const RULINGS: readonly { of: GameName | "both"; rulings: readonly string[] }[] = [
  { of: "both", rulings: SHARED },
  ...GAME_NAMES.map((of) => ({
    of,
    rulings: DESCRIPTORS[of].rulings.filter((ruling) => !SHARED.includes(ruling)),
  })),
];
