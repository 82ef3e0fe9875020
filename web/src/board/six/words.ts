import type { Described } from "../describe";

/** A move in words. */
export function describe(frame: Described): string {
  return frame.move;
}
