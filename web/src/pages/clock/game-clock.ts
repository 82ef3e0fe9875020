// The clock of two players at one device. A clock is a value, and no function reads the time: it is an argument, in
// milliseconds of the device's clock, so that clocks are tested, stored and restored without waiting. The rules are those
// of `hexad.clock`: an increment comes after a completed move, a delay (simple, or US, delay) before the time runs.
import type { TimeControl } from "../../games/time-control";

/** The first player and the second. */
export type Seat = 0 | 1;
export type Pair<T> = readonly [T, T];

export interface GameClock {
  controls: Pair<TimeControl>;
  /** What each player had when the turn began, in milliseconds. */
  banks: Pair<number>;
  /** How many moves each player has completed. */
  moves: Pair<number>;
  /** Whose turn it is; null before the start. */
  turn: Seat | null;
  /** What the turn had used when the clock was last stopped. */
  spent: number;
  /** Since when the clock runs or stands. */
  at: number;
  isRunning: boolean;
  /** When the last press that counted was made. */
  pressed: number;
  /** Whose time is up. */
  flagged: Seat | null;
}

/** A second press within this time is taken for a slip of the finger. */
export const MIN_BETWEEN_PRESSES = 300;
const SECOND = 1_000;

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

const withSeat = <T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

/** A clock before the game. */
export function setClock(controls: Pair<TimeControl>): GameClock {
  const [first, second] = controls;
  return {
    controls,
    banks: [first.base * SECOND, second.base * SECOND],
    moves: [0, 0],
    turn: null,
    spent: 0,
    at: 0,
    isRunning: false,
    pressed: 0,
    flagged: null,
  };
}

/** What the turn has used. A time before the last one counts as that one. */
function used(clock: GameClock, now: number): number {
  return clock.spent + (clock.isRunning ? Math.max(0, now - clock.at) : 0);
}

/** What is left of the delay of the turn. */
export function delayLeft(clock: GameClock, now: number): number {
  if (clock.turn === null || clock.flagged !== null) return 0;
  return Math.max(0, clock.controls[clock.turn].delay * SECOND - used(clock, now));
}

/** What the turn has taken of the player's time. */
function charged(clock: GameClock, now: number): number {
  if (clock.turn === null) return 0;
  return Math.max(0, used(clock, now) - clock.controls[clock.turn].delay * SECOND);
}

/** What a player has left, at least 0. */
export function remaining(clock: GameClock, seat: Seat, now: number): number {
  return Math.max(0, clock.banks[seat] - (seat === clock.turn ? charged(clock, now) : 0));
}

/** When the time of the player to move will be up if nothing happens before; null if no time runs. */
export function fallsAt(clock: GameClock): number | null {
  if (!clock.isRunning || clock.turn === null) return null;
  return clock.at + clock.banks[clock.turn] + clock.controls[clock.turn].delay * SECOND - clock.spent;
}

/** The clock with the flag down if the time of the player to move is up. Both times stand then. */
export function checkFlag(clock: GameClock, now: number): GameClock {
  const { turn } = clock;
  const fell = fallsAt(clock);
  if (turn === null || fell === null || now < fell) return clock;
  const banks = withSeat(clock.banks, turn, 0);
  return { ...clock, banks, spent: 0, at: fell, isRunning: false, flagged: turn };
}

/** The player presses: before the game, the other player's time begins; in the game, this ends the own turn. A press
 * counts only for the player whose time runs, and not within 300 ms of another. */
export function press(clock: GameClock, seat: Seat, now: number): GameClock {
  if (clock.turn === null) return begin(clock, otherSeat(seat), now);
  const checked = checkFlag(clock, now);
  if (checked !== clock || !clock.isRunning || seat !== clock.turn) return checked;
  if (now - clock.pressed < MIN_BETWEEN_PRESSES) return clock;
  const { base, increment, isPerMove } = clock.controls[seat];
  const bank = isPerMove ? base * SECOND : remaining(clock, seat, now) + increment * SECOND;
  return {
    ...clock,
    banks: withSeat(clock.banks, seat, bank),
    moves: withSeat(clock.moves, seat, clock.moves[seat] + 1),
    turn: otherSeat(seat),
    spent: 0,
    at: now,
    pressed: now,
  };
}

function begin(clock: GameClock, turn: Seat, now: number): GameClock {
  return { ...clock, turn, at: now, isRunning: true, pressed: now };
}

/** Stop both times. */
export function pause(clock: GameClock, now: number): GameClock {
  const checked = checkFlag(clock, now);
  if (!checked.isRunning) return checked;
  return { ...clock, spent: used(clock, now), at: Math.max(now, clock.at), isRunning: false };
}

/** Continue the turn. */
export function resume(clock: GameClock, now: number): GameClock {
  if (clock.isRunning || clock.turn === null || clock.flagged !== null) return clock;
  return { ...clock, at: now, isRunning: true };
}

/** The arbiter gives a player this much time, while the clock stands. It also lifts the player's flag. */
export function adjust(clock: GameClock, seat: Seat, left: number): GameClock {
  if (clock.isRunning) return clock;
  const bank = left + (seat === clock.turn ? charged(clock, clock.at) : 0);
  const flagged = clock.flagged === seat ? null : clock.flagged;
  return { ...clock, banks: withSeat(clock.banks, seat, bank), flagged };
}

/** The arbiter gives the turn to a player, while the clock stands. What was used stays used, and nothing is added. */
export function giveTurn(clock: GameClock, seat: Seat): GameClock {
  const { turn } = clock;
  if (clock.isRunning || turn === null || turn === seat || clock.flagged !== null) return clock;
  const { isPerMove, base } = clock.controls[turn];
  const bank = isPerMove ? base * SECOND : remaining(clock, turn, clock.at);
  return { ...clock, banks: withSeat(clock.banks, turn, bank), turn: seat, spent: 0 };
}

/** A clock that was stored at a later time than now: the device's clock was set back. Nobody is charged for it. */
export function notAhead(clock: GameClock, now: number): GameClock {
  return clock.at <= now ? clock : { ...clock, at: now, pressed: Math.min(clock.pressed, now) };
}
