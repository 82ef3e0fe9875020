// The names of what tournaments are made of: formats, phases, results, clocks and tie-breaks. The texts are those of the area
// "tournament-words".
import { parseControl } from "../games/time-control";
import type { PairingView, TournamentSettings, TournamentStatus } from "../net/types";
import { clockName } from "../pages/home/words";
import { dateLocale, language, t } from "../texts";

export { clockName as shortClock, pointsText } from "../pages/home/words";

export type Format = TournamentSettings["format"];
export type Place = NonNullable<TournamentSettings["place"]>;
export type EntryMode = NonNullable<TournamentSettings["entry"]>;
export type ResultName = NonNullable<PairingView["result"]>;

export const FORMATS: readonly Format[] = ["swiss", "round-robin", "knockout", "arena", "league"];

/** Those of the server, by what is usually wanted first. */
export const TIE_BREAKS = [
  "direct-encounter",
  "head-to-head",
  "buchholz-cut-1",
  "buchholz",
  "buchholz-cut-2",
  "median-buchholz",
  "sonneborn-berger",
  "wins",
  "games-won",
  "second-side-games",
  "progressive",
  "performance",
] as const;

export type TieBreak = (typeof TIE_BREAKS)[number];

export const formatName = (format: Format): string => t(`tournament-format-${format}`);

/** What a format means, in a sentence. */
export const formatHint = (format: Format): string => t(`tournament-format-${format}-hint`);

export const statusName = (status: TournamentStatus): string => t(`tournament-status-${status}`);

export const placeName = (place: Place = "online"): string => t(`tournament-place-${place}`);

/** Who may enter. */
export const entryName = (entry: EntryMode = "open"): string => t(`tournament-entry-${entry}`);

export const tieBreakName = (name: string): string => t(`tournament-tie-${name}`);

/** The heading of a narrow column. */
export const tieBreakShort = (name: string): string => t(`tournament-tie-${name}-short`);

/** How a tie-break is counted, in a sentence. */
export const tieBreakHint = (name: string): string => t(`tournament-tie-${name}-hint`);

/** Whether entrants are teams of two. */
export const isTeam = ({ options }: Pick<TournamentSettings, "options">): boolean => options?.players === 4;

/** "12 players", or "6 teams". */
export function entrantsText(settings: Pick<TournamentSettings, "options">, count: number): string {
  return t(isTeam(settings) ? "tournament-teams" : "tournament-players", { count });
}

/** "Round 3", or "Round 3 of 5" if there is a last one. */
export function roundName(round: number, rounds = 0): string {
  return rounds ? t("tournament-round-of", { round, rounds }) : t("tournament-round", { round });
}

const LAST_ROUNDS = ["tournament-final", "tournament-semifinal", "tournament-quarterfinal"];

/** The round of a knock-out: the last ones have names. */
export function knockoutRoundName(round: number, rounds: number): string {
  const key = LAST_ROUNDS[rounds - round];
  return key ? t(key) : roundName(round);
}

/** The match of those who lost the semi-finals. */
export const thirdPlaceName = (): string => t("tournament-third-place");

const SIGNS: Record<ResultName, string> = {
  "1-0": "1\u00a0:\u00a00",
  "1/2-1/2": "½\u00a0:\u00a0½",
  "0-1": "0\u00a0:\u00a01",
  "+/-": "+\u00a0:\u00a0−",
  "-/+": "−\u00a0:\u00a0+",
  "-/-": "−\u00a0:\u00a0−",
};

/** A result in signs, `1 : 0`; a colon if there is none yet. */
export const resultText = (result?: ResultName | null): string => (result ? SIGNS[result] : ":");

const REVERSED: Record<ResultName, ResultName> = {
  "1-0": "0-1",
  "1/2-1/2": "1/2-1/2",
  "0-1": "1-0",
  "+/-": "-/+",
  "-/+": "+/-",
  "-/-": "-/-",
};

/** A result with the second player first. */
export const reversedResult = (result: ResultName): ResultName => REVERSED[result];

/** A result in words. */
export function resultWords(result: ResultName | null | undefined, first: string, second: string): string {
  switch (result) {
    case "1-0":
    case "0-1":
      return t("tournament-won", { name: result === "1-0" ? first : second });
    case "+/-":
    case "-/+":
      return t("tournament-forfeited", { name: result === "+/-" ? first : second });
    case "1/2-1/2":
      return t("tournament-drawn");
    case "-/-":
      return t("tournament-both-forfeited");
    default:
      return t("tournament-not-played");
  }
}

/** An amount of time in the largest unit of which it is a whole number: "15 minutes". */
function durationText(seconds: number): string {
  const units = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const;
  const [unit, length] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    seconds / length,
  );
}

/** A clock in words: "15 minutes, plus 10 seconds per move". */
export function clockWords(control: string): string {
  const found = parseControl(control);
  if (!found) return clockName(control);
  const base = durationText(found.base);
  if (found.isPerMove) return t("tournament-control-per-move", { base });
  if (found.increment)
    return t("tournament-control-increment", { base, bonus: durationText(found.increment) });
  if (found.delay) return t("tournament-control-delay", { base, bonus: durationText(found.delay) });
  return base;
}

/** The format with how long it is: "Swiss, 5 rounds", "Arena, 60 minutes". */
export function formatText(settings: TournamentSettings): string {
  const name = formatName(settings.format);
  const more = {
    swiss: t("tournament-rounds", { rounds: settings.rounds ?? 5 }),
    "round-robin": settings.cycles === 2 ? t("tournament-cycles") : "",
    league: settings.cycles === 2 ? t("tournament-cycles") : "",
    knockout:
      (settings.games_per_match ?? 1) > 1
        ? t("tournament-matches", { games: settings.games_per_match ?? 1 })
        : "",
    arena: durationText((settings.minutes ?? 60) * 60),
  }[settings.format];
  return more ? `${name}, ${more}` : name;
}

/** Seconds since 1970 as day and time in the reader's time zone; the year if it is not this one. */
export function timeText(seconds: number, now = new Date()): string {
  const time = new Date(seconds * 1000);
  const year = time.getFullYear() === now.getFullYear() ? undefined : ("numeric" as const);
  const parts = {
    // Short names of days are single letters in Hungarian.
    weekday: language === "hu" ? "long" : "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  return new Intl.DateTimeFormat(dateLocale, { ...parts, year }).format(time);
}

/** The reader's time zone, with its difference from UTC: "Europe/Berlin (GMT+1)". */
export function zoneName(now = new Date()): string {
  const zone = new Intl.DateTimeFormat(dateLocale, { timeZoneName: "shortOffset" });
  const offset = zone.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${zone.resolvedOptions().timeZone.replaceAll("_", " ")} (${offset})`;
}
