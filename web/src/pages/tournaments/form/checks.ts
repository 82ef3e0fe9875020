// What is wrong with the fields of the form for a tournament. The server checks the same, and more.
import { t } from "../../../texts";
import type { Format } from "../../../tournaments/words";
import type { Check } from "../../../ui/checked-form.svelte";
import { MAX_INCREMENT, MAX_MINUTES, MIN_MINUTES } from "../../home/clocks";
import { FIELDS, type Field, isUsed, listOf, secondsOf, type Values } from "./values";

export const MAX_TITLE = 80;
export const MAX_DESCRIPTION = 2000;
const MAX_RATING = 5000;
/** The server's: every entrant of a round robin meets every other. */
const MAX_ENTRANTS: Record<Format, number> = {
  swiss: 1000,
  "round-robin": 40,
  knockout: 1000,
  arena: 5000,
  league: 40,
};

/** The whole numbers that a field takes. */
export const RANGES: Partial<Record<Field, { min: number; max: number }>> = {
  rounds: { min: 1, max: 20 },
  minutes: { min: 1, max: 1440 },
  days: { min: 1, max: 60 },
  pause_minutes: { min: 0, max: 1440 },
  no_show_minutes: { min: 1, max: 120 },
  half_byes: { min: 0, max: 3 },
};
const OPTIONAL: Partial<Record<Field, true>> = { min_rating: true, max_rating: true, max_entrants: true };

export function rangeOf(field: Field, values: Values): { min: number; max: number } | undefined {
  if (field === "max_entrants") return { min: 2, max: MAX_ENTRANTS[values.format as Format] };
  if (field === "min_rating" || field === "max_rating") return { min: 0, max: MAX_RATING };
  return RANGES[field];
}

function isWhole(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

const length = (text: string): number => [...text.trim()].length;

function checkTimes(values: Values): string | undefined {
  const times = listOf(values.round_times).map(secondsOf);
  const wanted = values.format === "swiss" ? Number(values.rounds) : 1;
  const isRising = times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0));
  const isComplete = times.length >= wanted && times.every(Number.isFinite);
  return isComplete && isRising ? undefined : t("refused-bad-schedule");
}

/** What is wrong with a field; nothing if it is right, or does not concern the tournament. */
export function fieldError(field: Field, values: Values, now: number): string | undefined {
  if (!isUsed(field, values)) return undefined;
  const text = values[field];
  const range = rangeOf(field, values);
  if (range && !(OPTIONAL[field] && !text) && !isWhole(text, range)) return t("tournament-form-range", range);
  switch (field) {
    case "title":
      return length(text) >= 1 && length(text) <= MAX_TITLE
        ? undefined
        : t("refused-bad-title", { max: MAX_TITLE });
    case "description":
      return length(text) <= MAX_DESCRIPTION ? undefined : t("refused-bad-title", { max: MAX_DESCRIPTION });
    case "clock_minutes": {
      const minutes = Number(text.replace(",", "."));
      const isPossible = text !== "" && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES;
      return isPossible ? undefined : t("home-new-minutes-rule", { min: MIN_MINUTES, max: MAX_MINUTES });
    }
    case "clock_increment":
      return isWhole(text, { min: 0, max: MAX_INCREMENT })
        ? undefined
        : t("home-new-increment-rule", { max: MAX_INCREMENT });
    case "control":
      return text.startsWith("1/") && values.format !== "league"
        ? t("refused-tournament-control")
        : undefined;
    case "max_rating":
      return text && values.min_rating && Number(values.min_rating) > Number(text)
        ? t("refused-rating-limits")
        : undefined;
    case "starts":
      return text && secondsOf(text) < now ? t("tournament-form-past") : undefined;
    case "round_times":
      return checkTimes(values);
    default:
      return undefined;
  }
}

/** The checks of all fields. `values` returns what is filled in now. */
export function checksOf(values: () => Values, now: () => number): Record<Field, Check> {
  const names = Object.keys(FIELDS) as Field[];
  return Object.fromEntries(
    names.map((name) => [name, () => fieldError(name, values(), now())]),
  ) as unknown as Record<Field, Check>;
}
