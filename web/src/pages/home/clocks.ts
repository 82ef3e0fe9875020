// Clocks: a few that most people want, and any other. Minutes and seconds here, seconds alone for the server.
import { language } from "../../texts";

export interface ClockChoice {
  clock: ClockName;
  minutes: number;
  increment: number;
}

export type ClockName = "none" | "5+3" | "10+0" | "15+0" | "15+10" | "custom";

export const CLOCKS: readonly ClockName[] = ["none", "5+3", "10+0", "15+0", "15+10", "custom"];

export const MAX_MINUTES = 180;
export const MAX_INCREMENT = 180;

/** The control as the server reads it: `300+3`, or `-` for none. */
export function controlOf({ clock, minutes, increment }: ClockChoice): string {
  if (clock === "none") return "-";
  const [base = 0, more = 0] = clock === "custom" ? [minutes, increment] : clock.split("+").map(Number);
  const seconds = Math.round(within(base, 0.5, MAX_MINUTES) * 60);
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
