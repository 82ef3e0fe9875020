// The order of tie-breaks.
import type { TieBreak } from "../../../tournaments/words";

const SWISS: readonly TieBreak[] = ["buchholz-cut-1", "buchholz", "sonneborn-berger", "direct-encounter"];
const ROUND_ROBIN: readonly TieBreak[] = ["direct-encounter", "wins", "sonneborn-berger"];

/** The server's, if the organiser chooses none. */
export const usualTieBreaks = (format: string): readonly TieBreak[] =>
  format === "swiss" ? SWISS : ROUND_ROBIN;

/** The list with one of its entries some places further on. */
export function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const entry = list[at];
  if (entry === undefined || at + by < 0 || at + by >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(at + by, 0, entry);
}
