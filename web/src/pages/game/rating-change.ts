// How a rating change is written: 1512 → 1524, +12.
import type { RatingChange } from "../../net/types";

const MINUS = "\u2212";

export interface ChangeText {
  before: string;
  after: string;
  difference: string;
  direction: "up" | "down" | "same";
}

/** The parts of a change. The new rating has a question mark while it is provisional. */
export function changeText({ before, after, provisional }: RatingChange): ChangeText {
  const difference = after - before;
  const sign = difference > 0 ? "+" : difference < 0 ? MINUS : "±";
  return {
    before: String(before),
    after: provisional ? `${after}?` : String(after),
    difference: sign + String(Math.abs(difference)),
    direction: difference > 0 ? "up" : difference < 0 ? "down" : "same",
  };
}
