// Numbers as the page's language writes them.
import { language } from "./language";

const short = new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 });

/** A number with so many digits behind the point. */
export function decimal(number: number, digits: number): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, exactly).format(number);
}

/** A large number in few characters: 1.2K. */
export const compact = (number: number): string => short.format(number);

/** What stands between whole numbers and tenths. */
export const POINT = decimal(0.5, 1).charAt(1);
