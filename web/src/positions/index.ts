// Positions, replays and explanations, computed in the page by the core.
import type { Try } from "../board/types";
import type { Formation, Frame, Position, PositionRequest, Replay, Verdict } from "../net/types";
import { boardOf, withBoard } from "./board";
import { frameAfter, replayOn } from "./replay";
import { formationsOf, positionOf } from "./view";

export { loadSoon } from "./board";

/** A position with its legal moves, pieces, formations and result. Throws RefusedError. */
export function positionAt(place: PositionRequest): Promise<Position> {
  return withBoard(place, positionOf);
}

/** The formations of a position. Throws RefusedError. */
export function formationsAt(place: PositionRequest): Promise<Formation[]> {
  return withBoard(place, formationsOf);
}

/** The moves of a place, each with what it does. Throws RefusedError. */
export function replayAt({ moves = [], ...start }: PositionRequest): Promise<Replay> {
  return withBoard(start, (board) => replayOn(board, moves));
}

/** A move, and the position after it. */
export interface Played {
  frame: Frame;
  position: Position;
}

/** Play a legal move. Requires that the core is loaded, which a position of it shows. */
export function after(place: PositionRequest, move: string): Played {
  const board = boardOf(place);
  try {
    return { frame: frameAfter(board, move), position: positionOf(board) };
  } finally {
    board.free();
  }
}

/** Whether a move is legal, and by which rule. Throws RefusedError if there is no such position. */
export function verdictAt(place: PositionRequest, tried: Try): Promise<Verdict> {
  return withBoard(place, (board) => {
    const verdict = "move" in tried ? board.explain(tried.move) : board.explain(tried.cells, tried.to);
    const { legal, code, rule, move } = verdict;
    return { legal, code, text: code, ...(rule && { rule }), ...(move && { move }) };
  });
}
