// What begins or ends next in a tournament, and when. Times are seconds since 1970.
import type { TournamentView } from "../../../net/types";

export interface Moment {
  /** The start, the beginning of a round, the end of an arena, or that of the window of a league round. */
  what: "start" | "round" | "arena-end" | "window-end";
  time: number;
  round: number;
}

const DAY = 86_400;

/** The next moment that is known; null if an organiser decides it, or nothing comes any more. */
export function nextMoment(view: TournamentView, now: number, windowEnds?: number): Moment | null {
  const { settings, status, rounds = 0, begins } = view;
  const times = settings.round_start === "schedule" ? (settings.round_times ?? []) : [];
  if (status === "draft" || status === "announced" || status === "registration") {
    const time = settings.starts ?? times[0];
    return time ? { what: "start", time, round: 0 } : null;
  }
  // During a pause nothing begins, and windows become longer.
  if (status !== "running") return null;
  if (settings.format === "arena")
    return view.ends && view.ends > now ? { what: "arena-end", time: view.ends, round: 0 } : null;
  if (begins !== undefined && begins > now) return { what: "round", time: begins, round: rounds };
  if (settings.format === "league" && begins !== undefined) {
    const time = windowEnds ?? begins + (settings.days ?? 7) * DAY;
    return time > now ? { what: "window-end", time, round: rounds } : null;
  }
  const next = times[rounds];
  return next && next > now ? { what: "round", time: next, round: rounds + 1 } : null;
}

/** Seconds as a countdown: `4:05`, `2:03:04`; from a day on nothing, since the date says more. */
export function countdown(seconds: number): string {
  if (seconds >= DAY) return "";
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number): string => String(part).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
