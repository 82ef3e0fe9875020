// A time as the arbiter enters it: minutes and seconds.

export interface TimeParts {
  minutes: number | null;
  seconds: number | null;
}

export const MAX_ADJUST_MINUTES = 600;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A time in whole seconds, rounded down as it is displayed. */
export function partsOf(milliseconds: number): TimeParts {
  return {
    minutes: Math.floor(milliseconds / MINUTE),
    seconds: Math.floor((milliseconds % MINUTE) / SECOND),
  };
}

const isWhole = (value: number | null, max: number): boolean =>
  Number.isInteger(value) && (value ?? -1) >= 0 && (value ?? 0) <= max;

export const areMinutesWhole = ({ minutes }: TimeParts): boolean => isWhole(minutes, MAX_ADJUST_MINUTES);
/** Whether the seconds are possible: with no minutes, there is at least one. */
export const areSecondsWhole = ({ minutes, seconds }: TimeParts): boolean =>
  isWhole(seconds, 59) && (minutes !== 0 || seconds !== 0);

export const arePartsPossible = (parts: TimeParts): boolean =>
  areMinutesWhole(parts) && areSecondsWhole(parts);

/** The time that was entered; a time that was not changed keeps its fraction of a second. */
export function timeOfParts({ minutes, seconds }: TimeParts, before: number): number {
  const entered = (minutes ?? 0) * MINUTE + (seconds ?? 0) * SECOND;
  return entered === before - (before % SECOND) ? before : entered;
}
