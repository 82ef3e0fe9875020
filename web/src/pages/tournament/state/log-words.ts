// The events of a tournament in words: the public audit log.
import type { TournamentEvent } from "../../../net/types";
import { has, t } from "../../../texts";
import { resultText } from "../../../tournaments/words";

export interface Names {
  /** The name of a player by the id. */
  player: (id: string) => string;
  /** The name of an entrant by its number. */
  entrant: (number: number) => string;
}

export interface LogLine {
  /** The place of the event in the log, from 1. */
  version: number;
  time: number;
  text: string;
  /** Why an organiser did it. */
  reason: string;
}

type Sides = ReadonlyMap<number, readonly [first: number, second: number]>;

/** The entrants of each pairing, by its number. */
export function sidesOf(events: readonly TournamentEvent[]): Sides {
  const sides = new Map<number, [number, number]>();
  for (const event of events)
    if (event.type === "paired" || event.type === "repaired")
      for (const { number, first, second } of event.pairings) sides.set(number, [first, second]);
  return sides;
}

/** The log, the newest event first. */
export function logLines(events: readonly TournamentEvent[], names: Names): LogLine[] {
  const sides = sidesOf(events);
  return events
    .map((event, place) => ({
      version: place + 1,
      time: event.time,
      text: eventText(event, names, sides),
      reason: reasonOf(event),
    }))
    .reverse();
}

/** A reason as it was written; the server's own reasons in words. */
function reasonOf(event: TournamentEvent): string {
  if (!("reason" in event) || !event.reason || event.type === "withdrawn") return "";
  const key = `tournament-reason-${event.reason}`;
  return has(key) ? t(key) : event.reason;
}

function eventText(event: TournamentEvent, names: Names, sides: Sides): string {
  const who = event.by ? names.player(event.by) : "";
  const by = who ? "person" : "server";
  switch (event.type) {
    case "organiser_added":
    case "organiser_removed":
      return t(`tournament-log-${event.type.replace("_", "-")}`, { who, name: names.player(event.player) });
    case "entered": {
      const isOwn = event.members.some(({ player }) => player && player === event.by);
      return t(isOwn ? "tournament-log-entered" : "tournament-log-added", {
        who,
        name: names.entrant(event.number),
      });
    }
    case "withdrawn": {
      const name = names.entrant(event.number);
      if (event.reason === "no-show") return t("tournament-log-no-show", { name });
      return event.reason === "organiser" && who
        ? t("tournament-log-withdrawn-by", { who, name })
        : t("tournament-log-withdrawn", { name });
    }
    case "confirmed":
    case "returned":
      return t(`tournament-log-${event.type}`, { name: names.entrant(event.number) });
    case "bye_requested":
    case "bye_cancelled": {
      const name = names.entrant(event.number);
      return t(`tournament-log-${event.type.replace("_", "-")}`, { name, round: event.round });
    }
    case "paired":
      return event.round
        ? t("tournament-log-paired", { round: event.round, count: event.pairings.length })
        : t("tournament-log-paired-arena", { count: event.pairings.length });
    case "repaired":
      return t("tournament-log-repaired", { who, round: event.round });
    case "readied":
      return t(event.is_ready === false ? "tournament-log-unready" : "tournament-log-ready", {
        name: names.entrant(event.entrant),
      });
    case "recorded":
    case "corrected":
    case "voided": {
      const [first, second] = sides.get(event.number) ?? [0, 0];
      const game = { first: names.entrant(first), second: names.entrant(second) };
      if (event.type === "voided") return t("tournament-log-voided", game);
      if (!event.result) return t("tournament-log-removed", { who, ...game });
      return t(`tournament-log-${event.type}`, { who, by, ...game, result: resultText(event.result) });
    }
    default:
      return t(`tournament-log-${event.type}`, { who, by });
  }
}
