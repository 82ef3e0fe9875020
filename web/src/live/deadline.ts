// Deadlines of correspondence games, in the time zone of the reader.
import { isPerMove } from "../games/speed";
import type { Created } from "../net/types";
import { dateLocale } from "../texts/language";

/** Whether each move of a game has its own time, of hours or days. */
export function isCorrespondence({ created }: { created: Created | null }): boolean {
  return isPerMove(created?.control ?? "");
}

const moment = new Intl.DateTimeFormat(dateLocale, {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** A day and a time in words. */
export function momentText(time: Date): string {
  return moment.format(time);
}
