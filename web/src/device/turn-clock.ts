// The clock of a game on this device, for two or four seats. A clock is a value, and no function reads the time: it is an
// argument, in centiseconds. The rules are those of `hexad.clock`.
import type { TimeControl } from "../games/time-control";

const SECOND = 100;

export interface TurnClock {
  control: TimeControl;
  /** What each seat had when the turn began. */
  banks: readonly number[];
  turn: number;
  /** Since when the turn lasts. */
  at: number;
  isRunning: boolean;
}

/** A clock that begins to run for the seat that moves first. */
export function startClock(control: TimeControl, seats: number, turn: number, at: number): TurnClock {
  return {
    control,
    banks: Array.from({ length: seats }, () => control.base * SECOND),
    turn,
    at,
    isRunning: true,
  };
}

/** What each seat has left, at least nothing. */
export function timesLeft(clock: TurnClock, now: number): number[] {
  const used = clock.isRunning ? Math.max(0, now - clock.at - clock.control.delay * SECOND) : 0;
  return clock.banks.map((bank, seat) => Math.max(0, bank - (seat === clock.turn ? used : 0)));
}

/** When the time of the seat to move is up; null if no time runs. */
export function fallsAt(clock: TurnClock): number | null {
  if (!clock.isRunning) return null;
  return clock.at + (clock.banks[clock.turn] ?? 0) + clock.control.delay * SECOND;
}

/** The seat to move has moved: it gets its increment, and the time of the next seat runs. */
export function press(clock: TurnClock, now: number): TurnClock {
  const { base, increment, isPerMove } = clock.control;
  const banks = timesLeft(clock, now);
  banks[clock.turn] = isPerMove ? base * SECOND : (banks[clock.turn] ?? 0) + increment * SECOND;
  return { ...clock, banks, turn: (clock.turn + 1) % banks.length, at: now };
}

/** Moves were taken back: the time of another seat runs. What was used stays used. */
export function turnTo(clock: TurnClock, seat: number, now: number): TurnClock {
  return { ...clock, banks: timesLeft(clock, now), turn: seat, at: now };
}

/** The game is over. */
export function stopClock(clock: TurnClock, now: number): TurnClock {
  return { ...clock, banks: timesLeft(clock, now), at: now, isRunning: false };
}
