// The rows of a list with an entry for each round.
import { RANGES } from "./checks";
import { listOf } from "./values";

/** As many rows as there are rounds, the known ones filled in; if their number is open, at least one. */
export function rowsOf(text: string, rounds: number): string[] {
  const known = text.includes(",") ? text.split(",") : listOf(text);
  // A number that is wrong has its own error.
  const count = Math.min(rounds, RANGES.rounds?.max ?? rounds) || Math.max(1, known.length);
  return Array.from({ length: count }, (_, at) => known[at] ?? "");
}
