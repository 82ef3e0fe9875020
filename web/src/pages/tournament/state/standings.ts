// The standings as rows with ranks, and what follows from them. Pure functions.
import type { EntrantView, Score } from "../../../net/types";
import type { TournamentData } from "./tournament-data";

export interface Row {
  rank: number;
  entrant: EntrantView;
  score: Score;
}

/** The rows of the standings, the best first. Those who share a rank have the same number. */
export function rowsOf({ order, entrants, scores }: TournamentData): Row[] {
  const rows: Row[] = [];
  for (const group of order) {
    const rank = rows.length + 1;
    for (const number of group) {
      const [entrant, score] = [entrants.get(number), scores.get(number)];
      if (entrant && score) rows.push({ rank, entrant, score });
    }
  }
  return rows;
}

/** The first three ranks; more entrants if some share a rank, and nobody if nearly everybody would be there. */
export function podium(rows: readonly Row[]): Row[] {
  const best = rows.filter(({ rank }) => rank <= 3);
  return best.length <= 6 ? best : rows.filter(({ rank }) => rank === 1).slice(0, 6);
}

/** The rows that a page shows: the first ones, and the reader's own. */
export function shownRows(rows: readonly Row[], count: number, own: number | undefined): Row[] {
  return rows.filter(({ entrant }, place) => place < count || entrant.number === own);
}

/** The entrant for which a player plays; else one in which the player has not agreed to play. */
export function entrantOf(entrants: Iterable<EntrantView>, player: string): EntrantView | undefined {
  if (!player) return undefined;
  const own = [...entrants].filter(({ members }) => members.some((member) => member.player === player));
  const agreed = own.filter(({ unconfirmed = [] }) => !unconfirmed.includes(player));
  return agreed[0] ?? own.find(({ status }) => status !== "withdrawn");
}
