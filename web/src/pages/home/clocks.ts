// Clocks: a few that most people want, and any other. Minutes and seconds here, seconds alone for the server.
import { language } from "../../texts";

export interface ClockChoice {
  clock: ClockName;
  minutes: number;
  increment: number;
}

export type ClockName = "none" | "5+3" | "10+0" | "15+0" | "15+10" | "custom";

export const CLOCKS: readonly ClockName[] = ["none", "5+3", "10+0", "15+0", "15+10", "custom"];

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

/** The control as the server reads it: `300+3`, or `-` for none. */
export function controlOf({ clock, minutes, increment }: ClockChoice): string {
  if (clock === "none") return "-";
  const [base = 0, more = 0] = clock === "custom" ? [minutes, increment] : clock.split("+").map(Number);
  const seconds = Math.round(within(base, MIN_MINUTES, MAX_MINUTES) * 60);
  return `${seconds}+${Math.round(within(more, 0, MAX_INCREMENT))}`;
}

/** The server's control in minutes and seconds, `5+3`; null is no clock, and what it is not able to read stays. */
export function clockText(control: string): string | null {
  if (control === "-" || control === "") return null;
  const found = /^(\d+(?:\.\d+)?)(?:([+d])(\d+(?:\.\d+)?))?$/.exec(control);
  if (!found) return control;
  const minutes = Math.round((Number(found[1]) / 60) * 100) / 100;
  return `${minutes.toLocaleString(language)}${found[2] ?? "+"}${found[3] ?? "0"}`;
}

function within(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
}
