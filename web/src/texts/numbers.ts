// Numbers in the format of the page's language.
import { language } from "./language";

/** A number with a fixed count of decimals. */
export function decimal(number: number, digits: number): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, exactly).format(number);
}

/** A large number in few characters: 1.2K, 289K. Where the language has no letter for thousands, it is rounded: 289.000. */
export function compactIn(locale: string, number: number): string {
  const digits = {
    maximumFractionDigits: 1,
    maximumSignificantDigits: 3,
    roundingPriority: "lessPrecision",
  } as const;
  const short = new Intl.NumberFormat(locale, { notation: "compact", ...digits });
  const isShort = number < 1000 || short.formatToParts(number).some(({ type }) => type === "compact");
  return isShort
    ? short.format(number)
    : new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(number);
}

/** A large number in few characters, in the page's language. */
export const compact = (number: number): string => compactIn(language, number);

const whole = new Intl.NumberFormat(language, { style: "percent" });

/** Shares that add up to 1, in whole per cent that add up to 100: the largest remainders are rounded up. */
export function percentages(shares: readonly number[]): string[] {
  const exact = shares.map((share) => share * 100);
  const parts = exact.map(Math.floor);
  const missing =
    Math.round(exact.reduce((sum, share) => sum + share, 0)) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share % 1 }))
    .sort((a, b) => b.rest - a.rest);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return parts.map((part, index) => whole.format((part + (raised.has(index) ? 1 : 0)) / 100));
}

/** The decimal separator. */
export const POINT = decimal(0.5, 1).charAt(1);
