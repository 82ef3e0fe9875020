// Descriptions of results and times.
import { sideOf } from "../../games/descriptors";
import type { GameName, Result } from "../../net/types";
import { has, t } from "../../texts";

/** Who won. */
export function outcomeOf(game: GameName, result: Result["result"]): string {
  if (result === "1/2-1/2") return t("watch-drawn");
  return t(`watch-won-${sideOf(game, result === "1-0" ? 0 : 1)}`);
}

/** The reason of a result; empty if there is no text for it. */
export function reasonOf(reason: string): string {
  const key = `watch-by-${reason.replaceAll(" ", "-")}`;
  return has(key) ? t(key) : "";
}

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago it was, in the page's language: "2 hours ago". Times are seconds since 1970. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["second", seconds + 1];
  return format.format(-Math.floor(seconds / length), unit);
}
