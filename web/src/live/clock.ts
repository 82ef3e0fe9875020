// The displayed clocks. The server measures the time; between its messages the client counts down from the last one.
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
// Above this, a player may be warned again.
const SAFE = 2_000;

const TENTH = 10;
const SECOND = 100;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Centiseconds that a seat has left now; null without a clock. */
export function remaining(reading: Reading, seat: number, now: number): number | null {
  const had = reading.clock[seat];
  if (had === undefined) return null;
  if (seat !== reading.running) return had;
  const gone = Math.max(0, (now - reading.heard) / TENTH - reading.hold);
  return Math.max(0, had - gone);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** A displayed time: 1:02:03, 12:05, and with tenths below ten seconds. */
export function format(centiseconds: number): string {
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
  const step = centiseconds <= LOW ? TENTH : SECOND;
  const over = centiseconds % step;
  return Math.max(20, (over || step) * 10 + 5);
}

/** The delay of a time control, in centiseconds: 5 seconds of "600d5". */
export function delayOf(control: string): number {
  const found = /d([0-9.]+)$/.exec(control);
  return found ? Math.round(Number(found[1]) * SECOND) : 0;
}

/** Warns once when little time is left, and again only after the player has gained time. */
export class LowTime {
  #warned = false;

  /** Whether to warn now. */
  isReached(centiseconds: number | null): boolean {
    if (centiseconds === null) return false;
    if (centiseconds > SAFE) this.#warned = false;
    if (this.#warned || centiseconds >= LOW || centiseconds <= 0) return false;
    this.#warned = true;
    return true;
  }
}
