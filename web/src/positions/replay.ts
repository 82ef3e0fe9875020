// Games move by move: every move with what it does, and the position after it.
import type { Board } from "../core";
import { DESCRIPTORS } from "../games/descriptors";
import type { Frame, Options, Replay } from "../net/types";
import { numbered } from "./board";
import { offBoardOf, resultOf } from "./view";

/** Play a move on a board; returns its frame. */
export function frameAfter(board: Board, move: string): Frame {
  const { turn: side, seat } = board;
  const effect = board.effect(move);
  const played = board.push(move);
  return { ...effect, move: played, side, seat, fen: board.fen(), ...offBoardOf(board) };
}

/** The replay of moves on a board, which they are played on. */
export function replayOn(board: Board, moves: readonly string[]): Replay {
  const start = { game: board.game, fen: board.fen(), options: optionsOf(board), pieces: board.pieces };
  const frames = moves.map((move, index) => numbered(index + 1, move, (text) => frameAfter(board, text)));
  const outcome = board.outcome();
  return { ...start, frames, ...(outcome && { result: resultOf(outcome) }) };
}

// They are in the text of the start.
const OF_START = ["layout", "begins"];

/** The options that hold for a whole game, with their values. */
export function optionsOf(board: Board): Options {
  const all = {
    ...DESCRIPTORS[board.game].options,
    ...board.options,
    ...(board.rules && { rules: board.rules, players: board.players }),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !OF_START.includes(name))) as Options;
}
