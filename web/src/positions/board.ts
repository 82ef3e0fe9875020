// Boards of the core for places that pages ask about. The core is loaded when it is first needed.
import { Board, CoreError, load, type Options as CoreOptions } from "../core";
import { RefusedError } from "../net/http";
import type { GameName, PositionRequest } from "../net/types";
import { loadRefusal } from "../texts/refusals";

/** One of several moves is refused: its number and its text are among the parameters. */
class NumberedMoveError extends CoreError {
  constructor({ kind, code, rule, params }: CoreError, number: number, move: string) {
    super(kind, code, rule, { ...params, number, move });
  }
}

/** Play the move of this number; what the core refuses is thrown with the number. */
export function numbered<T>(number: number, move: string, play: (move: string) => T): T {
  try {
    return play(move);
  } catch (error) {
    throw error instanceof CoreError ? new NumberedMoveError(error, number, move) : error;
  }
}

/** The board of a place, after its moves. Requires that the core is loaded; throws CoreError. */
export function boardOf({ game, fen, options = {}, moves = [] }: PositionRequest): Board {
  const board = new Board(game, { ...(typeof fen === "string" && { fen }), options: options as CoreOptions });
  moves.forEach((move, index) => numbered(index + 1, move, (text) => board.push(text)));
  return board;
}

/** Load the core once the page is painted, so that it is there when a move depends on it. */
export function loadSoon(): void {
  requestAnimationFrame(() => setTimeout(() => void load().catch(() => undefined)));
}

/** Do something with the board of a place. Throws RefusedError, with a sentence in the page's language. */
export async function withBoard<T>(place: PositionRequest, work: (board: Board) => T): Promise<T> {
  await load();
  try {
    const board = boardOf(place);
    try {
      return work(board);
    } finally {
      board.free();
    }
  } catch (error) {
    throw error instanceof CoreError ? await refusedBy(error, place.game) : error;
  }
}

async function refusedBy(error: CoreError, game: GameName): Promise<RefusedError> {
  const reason = {
    code: error.code,
    // Sentences are made from code and parameters: this is shown only where there is none.
    text: error.message,
    field: error instanceof NumberedMoveError ? "moves" : "fen",
    params: { game, ...error.params },
    ...(error.rule && { rule: error.rule }),
  };
  await loadRefusal(reason);
  return new RefusedError(reason, 422);
}
