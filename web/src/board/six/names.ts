// What cells are called for those who hear the table.
import type { Pieces } from "../../net/types";
import { t } from "../../texts";

export interface Notes {
  pieces: Pieces;
  open: Set<string>;
  pinned: Set<string>;
  leaving: Set<string>;
  lifted: string | null;
  last: Set<string>;
  winning: Set<string>;
  threats: Set<string>;
}

/** "0,0: black tile, may not move" */
export function nameOf(cell: string, notes: Notes): string {
  const side = notes.pieces[cell];
  const parts = [
    side === undefined ? "empty" : side === "red" ? "red" : "black",
    notes.open.has(cell) && "open",
    notes.lifted === cell && "lifted",
    notes.pinned.has(cell) && "pinned",
    notes.leaving.has(cell) && "leaving",
    notes.threats.has(cell) && "threat",
    notes.winning.has(cell) && "winning",
    notes.last.has(cell) && "last",
  ].filter((part) => part !== false);
  return t("six-cell", { cell, what: parts.map((part) => t(`six-cell-${part}`)).join(", ") });
}
