// Clocks: a few that most people want, and any other. Minutes and seconds here, seconds alone for the server.
import { CORRESPONDENCE_CONTROLS } from "../../games/descriptors.generated";
import { parseControl } from "../../games/time-control";
import { language, t } from "../../texts";

export interface ClockChoice {
  clock: ClockName;
  minutes: number;
  increment: number;
  /** Days for each move: a part of one, too. */
  days: number;
  /** With days: no time runs on weekends. */
  weekends: boolean;
}

export type ClockName = "none" | "5+3" | "10+0" | "15+0" | "15+10" | "custom" | "days";

export const CLOCKS: readonly ClockName[] = ["none", "5+3", "10+0", "15+0", "15+10", "custom", "days"];

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
export const DAYS: readonly number[] = CORRESPONDENCE_CONTROLS.map(
  (control) => (parseControl(control)?.base ?? 0) / DAY,
);

export const MIN_MINUTES = 0.5;
export const MAX_MINUTES = 180;
export const MAX_INCREMENT = 180;

/** Whether the minutes of a clock of one's own are possible. */
export function areMinutesPossible(minutes: number | null): boolean {
  return minutes !== null && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES;
}

/** Whether the seconds that a move adds are possible: whole ones. */
export function isIncrementPossible(increment: number | null): boolean {
  return Number.isInteger(increment) && (increment ?? -1) >= 0 && (increment ?? 0) <= MAX_INCREMENT;
}

/** Whether a chosen clock is possible. */
export function isClockPossible({ clock, minutes, increment }: ClockChoice): boolean {
  return clock !== "custom" || (areMinutesPossible(minutes) && isIncrementPossible(increment));
}

/** The control as the server reads it: `300+3`, `1/86400` for a day for each move, or `-` for none. */
export function controlOf({ clock, minutes, increment, days }: ClockChoice): string {
  if (clock === "none") return "-";
  if (clock === "days") return `1/${String(Math.round(days * DAY))}`;
  const [base = 0, more = 0] = clock === "custom" ? [minutes, increment] : clock.split("+").map(Number);
  const seconds = Math.round(within(base, MIN_MINUTES, MAX_MINUTES) * 60);
  return `${seconds}+${Math.round(within(more, 0, MAX_INCREMENT))}`;
}

/** The server's control in minutes and seconds, `5+3`; null is no clock, and what it is not able to read stays. */
export function clockText(control: string): string | null {
  if (control === "-" || control === "") return null;
  const found = parseControl(control);
  if (!found) return control;
  const { base, increment, delay, isPerMove } = found;
  if (isPerMove) {
    if (base % DAY === 0) return t("home-clock-days", { days: base / DAY });
    return t("home-clock-hours", { hours: Math.round((base / HOUR) * 10) / 10 });
  }
  const minutes = Math.round((base / 60) * 100) / 100;
  return `${minutes.toLocaleString(language)}${delay ? `d${delay}` : `+${increment}`}`;
}

function within(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
}
