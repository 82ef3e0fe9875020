// A position that is being set up. The server checks whether the rules allow it.
import type { PositionSetup } from "../../games/position-setup";
import { SETUPS } from "../../games/setups";
import type { Detail, GameName, Options, Pieces, Side } from "../../net/types";

/** The text of a position (docs/FORMATS.md). */
export function fenOf(setup: PositionSetup): string {
  return SETUPS[setup.game].fenOf(setup);
}

/** A setup that begins with a position. */
export function setupOf(game: GameName, fen: string, seat: number, detail: Detail): PositionSetup {
  return {
    game,
    pieces: detail.pieces,
    seat,
    counts: SETUPS[game].countsOf(detail),
    rules: fen.includes("advanced") ? "advanced" : "basic",
  };
}

/** Whether a count beside the board is possible at all. A field without a number has NaN. */
export function isCountPossible(count: number, max: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= max;
}

/** The counts that follow from the pieces on the board if no other piece was lost; in Six, the seat to move, too. */
export function balanced(setup: PositionSetup): PositionSetup {
  return SETUPS[setup.game].balanced(setup);
}

/** The setup with other pieces. Counts that follow the pieces change with them, unless they were set otherwise. */
export function arranged(setup: PositionSetup, pieces: Pieces): PositionSetup {
  const next = { ...setup, pieces };
  const isBalanced = balanced(setup).counts.join() === setup.counts.join();
  return SETUPS[setup.game].countsFollow && isBalanced ? balanced(next) : next;
}

/** Put a piece on a cell, or remove the one that is there. */
export function put(setup: PositionSetup, cell: string, brush: Side | "empty"): PositionSetup {
  const pieces = { ...setup.pieces };
  if (brush === "empty" || pieces[cell] === brush) delete pieces[cell];
  else pieces[cell] = brush;
  return arranged(setup, pieces);
}

/** The options that still hold when the game begins with another position. */
export function optionsWithoutStart({ declare, first_move, repetition }: Options): Options {
  const kept = Object.entries({ declare, first_move, repetition }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept);
}
