// The text of a move of Six: a cell, or from>to, with the group that stays (=cell) where the player chooses.

export interface MoveParts {
  /** Empty if a tile is placed. */
  from: string;
  to: string;
  /** What is lifted: the tile, and the group that stays if the player chooses it. */
  lift: string;
}

export function partsOf(move: string): MoveParts {
  const [, from = "", to = "", kept = ""] = /^(?:([^>]+)>)?([^=#]*)(=[^#]+)?/.exec(move) ?? [];
  return { from, to, lift: from && from + kept };
}
