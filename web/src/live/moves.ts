// Moves in numbered rows of two, as in a score sheet.
import type { Frame, Side } from "../net/types";

export interface Entry {
  /** The number of the ply, from 1. */
  ply: number;
  move: string;
  side: Side;
}

export interface Row {
  number: number;
  first: Entry | null;
  second: Entry | null;
}

/** The number of the first move: the last field of the text of the start position. */
export function firstNumber(fen: string): number {
  const found = /(\d+)\s*$/.exec(fen);
  return found ? Number(found[1]) : 1;
}

/** The number of the move that made a ply; 0 for the start. */
export function numberAt(rows: readonly Row[], ply: number): number {
  return rows.find(({ first, second }) => first?.ply === ply || second?.ply === ply)?.number ?? 0;
}

/** The count of numbered moves in a game, from its count of plies. */
export const movesIn = (plies: number): number => Math.ceil(plies / 2);

/** Rows of two plies. A game that starts with the second side has an empty first place. */
export function rowsOf(frames: Pick<Frame, "move" | "side">[], startFen: string): Row[] {
  const rows: Row[] = [];
  let number = firstNumber(startFen);
  frames.forEach(({ move, side }, index) => {
    const entry = { ply: index + 1, move, side };
    const row = rows.at(-1);
    if (side === "black") rows.push({ number: number++, first: entry, second: null });
    else if (row && !row.second) row.second = entry;
    else rows.push({ number: number++, first: null, second: entry });
  });
  return rows;
}
