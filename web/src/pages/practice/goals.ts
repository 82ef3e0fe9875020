// What is to be reached in a puzzle.
import { otherSide } from "../../games/descriptors";
import type { Puzzle } from "../../net/types";
import { t } from "../../texts";

/** The goal of a puzzle, for which this many own moves are left. */
export function goalText(
  { game, kind, side }: Pick<Puzzle, "game" | "kind" | "side">,
  moves: number,
): string {
  return t(`practice-goal-${kind}`, { moves, other: otherSide(game, side) });
}
