// The registry of what the position editor needs of each game. It is not part of `games/index.ts`, since only the
// analysis page loads it.
import type { GameName } from "../net/types";
import { abalone } from "./abalone/setup";
import type { GameSetup } from "./position-setup";
import { six } from "./six/setup";

export const SETUPS: Record<GameName, GameSetup> = { abalone, six };
