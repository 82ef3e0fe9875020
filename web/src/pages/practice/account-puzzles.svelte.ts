// The puzzles of an account: from the server, which rates the attempts. While it does not answer, practice goes on with the
// puzzles of this device, without rating.
import { RefusedError } from "../../net/http";
import { DEVICE_PUZZLES } from "./device-puzzles";
import type { PuzzleSource } from "./puzzle-source";
import { SERVER_PUZZLES } from "./server-puzzles";

/** A proxy before a server that is down answers with these. */
const DOWN = [502, 503, 504];

/** Where one puzzle comes from. */
export class AccountPuzzles implements PuzzleSource {
  isCutOff = $state(false);

  daily: PuzzleSource["daily"] = (...asked) => this.#ask((source) => source.daily(...asked));
  next: PuzzleSource["next"] = (wish) => this.#ask((source) => source.next(wish));
  show: PuzzleSource["show"] = (id) => this.#ask((source) => source.show(id));
  attempt: PuzzleSource["attempt"] = (...asked) => this.#ask((source) => source.attempt(...asked));
  solution: PuzzleSource["solution"] = (...asked) => this.#ask((source) => source.solution(...asked));

  /** Once the server has not answered, the rest of a puzzle stays on this device. */
  async #ask<T>(ask: (source: PuzzleSource) => Promise<T>): Promise<T> {
    if (!this.isCutOff)
      try {
        return await ask(SERVER_PUZZLES);
      } catch (error) {
        if (error instanceof RefusedError && !DOWN.includes(error.status)) throw error;
      }
    const found = await ask(DEVICE_PUZZLES);
    this.isCutOff = true;
    return found;
  }
}
