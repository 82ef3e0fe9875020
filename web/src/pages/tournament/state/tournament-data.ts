// A tournament as the server shows it live: once in full, and then as numbered changes. Pure functions.
import type {
  EntrantView,
  PairingView,
  Score,
  TournamentChanges,
  TournamentMessage,
  TournamentView,
} from "../../../net/types";

export interface TournamentData {
  /** The number of the last change that is included. */
  n: number;
  tournament: TournamentView;
  entrants: ReadonlyMap<number, EntrantView>;
  scores: ReadonlyMap<number, Score>;
  /** The entrants, the best first. Those in one list share a rank. */
  order: readonly (readonly number[])[];
  /** The games of the last round; in an arena those that go on or ended last. */
  pairings: ReadonlyMap<number, PairingView>;
}

interface Numbered {
  number: number;
}

function byNumber<T extends Numbered>(items: readonly T[]): Map<number, T> {
  return new Map(items.map((item) => [item.number, item]));
}

/** Parts after a change; the same map if nothing of them changed. */
function replaced<T extends Numbered>(
  before: ReadonlyMap<number, T>,
  fresh: readonly T[] = [],
  removed: readonly number[] = [],
): ReadonlyMap<number, T> {
  if (!fresh.length && !removed.length) return before;
  const after = new Map(before);
  for (const number of removed) after.delete(number);
  for (const item of fresh) after.set(item.number, item);
  return after;
}

/** A tournament that was sent in full. */
export function received(message: TournamentMessage): TournamentData {
  return {
    n: message.n,
    tournament: message.tournament,
    entrants: byNumber(message.entrants),
    scores: byNumber(message.scores),
    order: message.order,
    pairings: byNumber(message.pairings),
  };
}

/** The tournament after the next changes. Null if changes are missing: it must be asked for again. */
export function changed(data: TournamentData, changes: TournamentChanges): TournamentData | null {
  if (changes.n !== data.n + 1) return null;
  return {
    n: changes.n,
    tournament: changes.tournament ?? data.tournament,
    entrants: replaced(data.entrants, changes.entrants),
    scores: replaced(data.scores, changes.scores, changes.removed_scores),
    order: changes.order ?? data.order,
    pairings: replaced(data.pairings, changes.pairings, changes.removed_pairings),
  };
}
