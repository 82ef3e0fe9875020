// Numbers of tables as texts.
import { decimal } from "../../../texts/numbers";
import { pointsText } from "../../../tournaments/words";

/** The value of a tie-break: whole, half and quarter points as such, others with two decimals; a dash for none. */
export function valueText(value: number | null | undefined): string {
  if (value === null || value === undefined) return "–";
  const size = Math.abs(value);
  const text = Number.isInteger(4 * size) ? pointsText(size) : decimal(size, 2);
  return value < 0 ? `−${text}` : text;
}
