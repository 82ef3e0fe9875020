// Finding a puzzle where this visitor has them.
import { get, RefusedError } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { Puzzle } from "../../net/types";
import { DEVICE_PUZZLES } from "./device-puzzles";
import { dailyPath } from "./paths";
import type { PuzzleSource } from "./puzzle-source";
import { SERVER_PUZZLES } from "./server-puzzles";

/** The server has the puzzles of an account; without an account or a connection, this device has them. */
export async function findPuzzle(
  find: (source: PuzzleSource) => Promise<Puzzle>,
): Promise<[PuzzleSource, Puzzle]> {
  const known = await me.ask().catch(() => null);
  if (known?.has_account)
    try {
      return [SERVER_PUZZLES, await find(SERVER_PUZZLES)];
    } catch (error) {
      if (error instanceof RefusedError) throw error;
    }
  return [DEVICE_PUZZLES, await find(DEVICE_PUZZLES)];
}

/** How many accounts solved the puzzle of a day on that day; undefined if the server does not answer. */
export async function daySolvers({ game, day = "" }: Puzzle): Promise<number | undefined> {
  const answer = await get<Puzzle>(dailyPath(game, day)).catch(() => null);
  return answer ? (answer.solvers ?? 0) : undefined;
}
