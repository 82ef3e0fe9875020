// What a reader can do in a tournament now. The server decides; these functions choose which buttons are shown.
import type { EntrantView, PairingView, TournamentSettings, TournamentView } from "../../../net/types";
import { isPerMove } from "../../../games/speed";
import type { TournamentData } from "./tournament-data";

/** Whether the tournament is over, with or without a result. */
export function isOver({ status }: TournamentView): boolean {
  return status === "finished" || status === "cancelled";
}

/** Whether games are played, or could be after a pause. */
export function isUnderWay({ status }: TournamentView): boolean {
  return status === "running" || status === "paused";
}

/** How many rounds there are at most. */
export function roundsOf({ settings, rounds_in_all = 0 }: TournamentView): number {
  return rounds_in_all || (settings.format === "swiss" ? (settings.rounds ?? 5) : 0);
}

/** Whether entrants can come now: during registration, and later in a Swiss or an arena. */
export function takesEntrants(view: TournamentView): boolean {
  if (view.status === "registration") return true;
  if (!isUnderWay(view)) return false;
  const { format } = view.settings;
  return format === "arena" || (format === "swiss" && (view.rounds ?? 0) < roundsOf(view));
}

/** Whether all places are taken. */
export function isFull({ settings, entrants = 0 }: TournamentView): boolean {
  return !!settings.max_entrants && entrants >= settings.max_entrants;
}

/** Whether an entrant that has withdrawn may come back, by itself or by an organiser. */
export function canReturn(
  view: TournamentView,
  { status, reason }: EntrantView,
  isOrganiser: boolean,
): boolean {
  if (status !== "withdrawn" || !(view.status === "registration" || isUnderWay(view))) return false;
  if (view.settings.format === "knockout" && view.started !== undefined) return false;
  return isOrganiser || reason !== "organiser";
}

export interface ByeChoice {
  round: number;
  isRequested: boolean;
  isPossible: boolean;
}

/** The rounds to come, and whether an entrant can leave each out for half a point. Empty where nobody can. */
export function byeChoices(view: TournamentView, { byes = [], status }: EntrantView): ByeChoice[] {
  const { format, half_byes: most = 1 } = view.settings;
  if (format !== "swiss" || !most || status === "withdrawn") return [];
  if (!(view.status === "registration" || isUnderWay(view))) return [];
  const done = view.rounds ?? 0;
  return Array.from({ length: Math.max(0, roundsOf(view) - done) }, (_, index) => {
    const round = done + index + 1;
    const isRequested = byes.includes(round);
    return { round, isRequested, isPossible: isRequested || byes.length < most };
  });
}

/** Whether the two players of a game say when they are ready for it: in a league with a clock. */
export function isArranged({ format, control = "", place = "online" }: TournamentSettings): boolean {
  return format === "league" && place === "online" && !isPerMove(control);
}

/** Whether a game has begun, so that it has a page. `now` is in seconds. */
export function hasBoard(settings: TournamentSettings, pairing: PairingView, now: number): boolean {
  if (!pairing.game || pairing.result === "-/-" || pairing.result === "+/-" || pairing.result === "-/+")
    return false;
  if (pairing.result) return true;
  return isArranged(settings) ? !!pairing.is_called : pairing.begins <= now;
}

/** Whether a player can say to be ready for a game. */
export function canBeReady(view: TournamentView, pairing: PairingView, now: number): boolean {
  if (view.status !== "running" || !isArranged(view.settings)) return false;
  return !pairing.result && !pairing.is_called && pairing.begins <= now;
}

/** The game of an entrant that goes on or comes next; else the one that ended last. */
export function gameOf({ pairings }: TournamentData, entrant: number): PairingView | undefined {
  const own = [...pairings.values()].filter(({ first, second }) => first === entrant || second === entrant);
  own.sort((one, other) => Number(!!one.result) - Number(!!other.result) || other.number - one.number);
  return own[0];
}

/** The games without a result. */
export function openGames({ pairings }: TournamentData): PairingView[] {
  return [...pairings.values()].filter(({ result }) => !result);
}

/** Whether an organiser can have the next round paired: the server also knows the matches of a knock-out. */
export function canPair(data: TournamentData): boolean {
  const { status, settings, rounds = 0 } = data.tournament;
  if (status !== "running" || settings.format === "arena" || settings.format === "league") return false;
  return rounds < roundsOf(data.tournament) && openGames(data).length === 0;
}

/** Whether an organiser can correct the pairings of the last round: none of its games has begun. */
export function canRepair({ tournament, pairings }: TournamentData, now: number): boolean {
  const { settings } = tournament;
  if (!isUnderWay(tournament) || settings.format === "arena" || settings.format === "knockout") return false;
  const games = [...pairings.values()];
  if (!games.length || games.some(({ result, is_called }) => is_called || /^[01]/.test(result ?? "")))
    return false;
  return settings.place === "tables" || games.every(({ begins }) => begins > now);
}
