// The accessible names of cells.
import type { Pieces } from "../../net/types";
import { t } from "../../texts";
import { cellName } from "./names";

export interface CellStates {
  pieces: Pieces;
  open: Set<string>;
  pinned: Set<string>;
  leaving: Set<string>;
  lifted: string | null;
  last: Set<string>;
  winning: Set<string>;
  threats: Set<string>;
}

/** "K10: black tile, may not move" */
export function nameOf(cell: string, cellStates: CellStates): string {
  const side = cellStates.pieces[cell];
  const parts = [
    side === undefined ? "empty" : side === "red" ? "red" : "black",
    cellStates.open.has(cell) && "open",
    cellStates.lifted === cell && "lifted",
    cellStates.pinned.has(cell) && "pinned",
    cellStates.leaving.has(cell) && "leaving",
    cellStates.threats.has(cell) && "threat",
    cellStates.winning.has(cell) && "winning",
    cellStates.last.has(cell) && "last",
  ].filter((part) => part !== false);
  return t("six-cell", { cell: cellName(cell), what: parts.map((part) => t(`six-cell-${part}`)).join(", ") });
}
