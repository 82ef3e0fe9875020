// The displayed clocks. The server measures the time; between its messages the client counts down from the last one.
import { parseControl } from "../games/time-control";
import { language } from "../texts/language";
import { POINT } from "../texts/numbers";

/** The clocks of the last message, and when it arrived. */
export interface Reading {
  /** Centiseconds of each seat. */
  clock: number[];
  /** The seat whose time runs. */
  running: number | null;
  /** When the message arrived, by `performance.now()`. */
  heard: number;
  /** Centiseconds before the time begins to run: a delay that belongs to this turn. */
  hold: number;
}

export const LOW = 1_000;

const TENTH = 10;
const SECOND = 100;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Centiseconds that a seat has left now; null without a clock. */
export function remaining(reading: Reading, seat: number, now: number): number | null {
  const had = reading.clock[seat];
  if (had === undefined) return null;
  if (seat !== reading.running) return had;
  const gone = Math.max(0, (now - reading.heard) / TENTH - reading.hold);
  return Math.max(0, had - gone);
}

const two = (number: number): string => String(number).padStart(2, "0");

const inUnit = (unit: "day" | "hour", unitDisplay: "long" | "short", amount: number): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(amount);

/** A displayed time: 2 days 3 hr, 1:02:03, 12:05, and with tenths below ten seconds. */
export function format(centiseconds: number): string {
  if (centiseconds >= DAY) {
    const hours = Math.floor((centiseconds % DAY) / HOUR);
    const days = inUnit("day", "long", Math.floor(centiseconds / DAY));
    return hours ? `${days} ${inUnit("hour", "short", hours)}` : days;
  }
  if (centiseconds < LOW) {
    const tenths = Math.floor(centiseconds / TENTH);
    return `0:${two(Math.floor(tenths / 10))}${POINT}${tenths % 10}`;
  }
  const hours = Math.floor(centiseconds / HOUR);
  const minutes = Math.floor((centiseconds % HOUR) / MINUTE);
  const seconds = two(Math.floor((centiseconds % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** Milliseconds until the display of a running clock changes. */
export function untilChange(centiseconds: number): number {
  const step = centiseconds <= LOW ? TENTH : centiseconds > DAY ? MINUTE : SECOND;
  const over = centiseconds % step;
  return Math.max(20, (over || step) * 10 + 5);
}

/** The delay of a time control, in centiseconds: 5 seconds of "600d5". */
export function delayOf(control: string): number {
  return Math.round((parseControl(control)?.delay ?? 0) * SECOND);
}

/** Warns once when little time is left, and again only after the player had twice as much. */
export class LowTime {
  #warned = false;

  constructor(private readonly limit = LOW) {}

  /** Whether to warn now. */
  isReached(centiseconds: number | null): boolean {
    if (centiseconds === null) return false;
    if (centiseconds > 2 * this.limit) this.#warned = false;
    if (this.#warned || centiseconds >= this.limit || centiseconds <= 0) return false;
    this.#warned = true;
    return true;
  }
}
