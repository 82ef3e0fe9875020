// The best lines of a search that goes on, and how far a line can be played.
import type { Board, Info } from "../../core";

/** What is known of a position. */
export interface Lines {
  depth: number;
  nodes: number;
  seconds: number;
  /** The best one first. */
  lines: readonly Info[];
}

/** The best lines after another report. Ranks begin again with each depth: until its other lines are known, those of the
 * depth before follow. */
export function withInfo(best: readonly Info[], info: Info, count: number): Info[] {
  const known = [...best.slice(0, info.rank - 1), info];
  const begun = new Set(known.map(({ line }) => line[0]));
  const others = best.slice(info.rank - 1).filter(({ line }) => !begun.has(line[0]));
  return [...known, ...others].slice(0, count);
}

/** The moves up to the end of the game: a line of the engine may go on after a repetition that ends it. */
export function playable(board: Board, line: readonly string[]): string[] {
  const copy = board.copy();
  try {
    const end = line.findIndex((move) => copy.isOver || !copy.push(move));
    return end < 0 ? [...line] : line.slice(0, end);
  } finally {
    copy.free();
  }
}

/** The lines as they are shown. */
export function linesOf(board: Board, best: readonly Info[]): Lines | null {
  const [first] = best;
  if (!first) return null;
  const last = best.reduce((one, other) => (other.nodes > one.nodes ? other : one));
  const lines = best.map((info) => ({ ...info, line: playable(board, info.line) }));
  return { depth: first.depth, nodes: last.nodes, seconds: last.seconds, lines };
}
