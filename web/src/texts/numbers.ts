// Numbers in the format of the page's language.
import { language } from "./language";

const short = new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 });

/** A number with a fixed count of decimals. */
export function decimal(number: number, digits: number): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, exactly).format(number);
}

/** A large number in few characters: 1.2K. */
export const compact = (number: number): string => short.format(number);

const whole = new Intl.NumberFormat(language, { style: "percent" });

/** A share from 0 to 1 in per cent. */
export const percent = (share: number): string => whole.format(share);

/** The decimal separator. */
export const POINT = decimal(0.5, 1).charAt(1);
