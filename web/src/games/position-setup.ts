// Positions that are set up in the editor: the types, and what the games share.
import type { Component } from "svelte";
import type { Detail, GameName, Pieces, Side } from "../net/types";

/** A position that is being set up. */
export interface PositionSetup {
  game: GameName;
  pieces: Pieces;
  /** The seat to move. */
  seat: number;
  /** Abalone: the marbles that Black and White have pushed off. Six: the tiles in hand, by seat. */
  counts: number[];
  /** Six. */
  rules: "basic" | "advanced";
}

export interface EditorProps {
  pieces: Pieces;
  flipped: boolean;
  /** A cell was clicked, or painted over with the button held. */
  onput: (cell: string, over: boolean) => void;
  /** The board was clicked beside all cells. */
  onmiss: () => void;
}

/** What the editor needs of a game. */
export interface GameSetup {
  Editor: Component<EditorProps>;
  /** The text of a position. */
  fenOf: (setup: PositionSetup) => string;
  /** The counts of a position that is already there. */
  countsOf: (detail: Detail) => number[];
  /** The counts, and the seat to move, that follow from the pieces on the board if no other piece was lost. */
  balanced: (setup: PositionSetup) => PositionSetup;
  /** Whether the counts change with the pieces, until they are set to something else. */
  countsFollow: boolean;
  /** The key of the text above the counts. */
  countsLabel: string;
  maxCount: number;
}

/** How many pieces each side has on the board. */
export function onBoard({ pieces }: Pick<PositionSetup, "pieces">): [black: number, other: number] {
  const sides = Object.values(pieces);
  const blacks = sides.filter((side) => side === "black").length;
  return [blacks, sides.length - blacks];
}

/** A row of cells as letters, with the lengths of gaps between them. */
export function rowText(
  cells: readonly (Side | undefined)[],
  letters: Partial<Record<Side, string>>,
): string {
  const text = cells.map((side) => (side && letters[side]) ?? ".").join("");
  return text.replace(/\.+/g, (gap) => String(gap.length));
}
