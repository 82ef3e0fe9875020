// The engine as an opponent in a game on this device. It thinks in a worker.
import { Engine, FULL, type Limit } from "../core";
import type { GameName } from "../net/types";
import type { DeviceGame } from "./device-game";
import { timesLeft } from "./turn-clock";

export interface Choice {
  move: string;
  /** How good its position is for it. */
  points: number;
}

export interface Opponent {
  /** The move of the seat to move; null if the search was ended. */
  choose: (game: DeviceGame, level: number, now: number) => Promise<Choice | null>;
  /** End the search that runs, and the worker. */
  stop: () => void;
}

// Full strength has no limits of its own: seconds for a move without a clock.
const SECONDS_PER_MOVE = 3;
// As in `hexad.engine.limit`: a share of the time that is left.
const SHARE = 1 / 25;
const SHARE_OF_INCREMENT = 0.7;
const LARGEST_SHARE = 1 / 3;

/** How long the engine may think about its move. */
export function limitFor({ clock }: Pick<DeviceGame, "clock">, isFull: boolean, now: number): Limit {
  if (!clock) return isFull ? { time: SECONDS_PER_MOVE } : {};
  const left = (timesLeft(clock, now)[clock.turn] ?? 0) / 100;
  const { increment, delay } = clock.control;
  const share = left * SHARE + SHARE_OF_INCREMENT * (increment + delay);
  return { time: Math.max(0.05, Math.min(share, left * LARGEST_SHARE, SECONDS_PER_MOVE)) };
}

export function engineOpponent(game: GameName): Opponent {
  const engine = new Engine(game);
  let search = 0;
  return {
    async choose(played, level, now) {
      search += 1;
      const own = search;
      const board = played.board.copy();
      try {
        const { move, info } = await engine.play(board, limitFor(played, level >= FULL, now), { level });
        return own === search ? { move, points: info.points } : null;
      } catch (error) {
        if (own !== search) return null;
        throw error;
      } finally {
        board.free();
      }
    },
    stop() {
      search += 1;
      // A worker may hear nothing while it searches. The next search starts another one.
      engine.close();
    },
  };
}
