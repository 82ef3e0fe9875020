// Finding a puzzle where this visitor has them.
import { get } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { Puzzle } from "../../net/types";
import { AccountPuzzles } from "./account-puzzles.svelte";
import { DEVICE_PUZZLES } from "./device-puzzles";
import { dailyPath } from "./paths";
import type { PuzzleSource } from "./puzzle-source";

/** The server has the puzzles of an account, this device has those of all others. */
export async function findPuzzle(
  find: (source: PuzzleSource) => Promise<Puzzle>,
): Promise<[PuzzleSource, Puzzle]> {
  await me.ask().catch(() => null);
  const source = me.hasAccount ? new AccountPuzzles() : DEVICE_PUZZLES;
  return [source, await find(source)];
}

/** How many accounts solved the puzzle of a day on that day; undefined if the server does not answer. */
export async function daySolvers({ game, day = "" }: Puzzle): Promise<number | undefined> {
  const answer = await get<Puzzle>(dailyPath(game, day)).catch(() => null);
  return answer ? (answer.solvers ?? 0) : undefined;
}
