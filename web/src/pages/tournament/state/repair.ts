// A plan of corrected pairings: two entrants who are chosen change their places.
import type { EntrantView, RoundView } from "../../../net/types";

export interface Plan {
  pairs: [first: number, second: number][];
  /** The entrant with a point for no game. */
  bye: number | null;
  /** Those who take part and have no game. */
  out: number[];
}

/** The pairings of a round as they are. */
export function planOf(round: RoundView, entrants: Iterable<EntrantView>): Plan {
  const pairs = round.pairings.map(({ first, second }): [number, number] => [first, second]);
  const bye = round.absences?.find(({ kind }) => kind === "bye")?.entrant ?? null;
  const placed = new Set([...pairs.flat(), bye]);
  const out = [...entrants]
    .filter(({ number, status }) => status === "active" && !placed.has(number))
    .map(({ number }) => number);
  return { pairs, bye, out };
}

/** Let two entrants change places; the two of one game change sides. */
export function swapped({ pairs, bye, out }: Plan, one: number, other: number): Plan {
  const change = (number: number): number => (number === one ? other : number === other ? one : number);
  return {
    pairs: pairs.map(([first, second]) => [change(first), change(second)]),
    bye: bye === null ? null : change(bye),
    out: out.map(change),
  };
}

/** Pair the first two of those without a game. */
export function withBoard({ pairs, bye, out: [first, second, ...out] }: Plan): Plan {
  return first === undefined || second === undefined
    ? { pairs, bye, out: first === undefined ? [] : [first] }
    : { pairs: [...pairs, [first, second]], bye, out };
}

export function isSame(one: Plan, other: Plan): boolean {
  return JSON.stringify([one.pairs, one.bye]) === JSON.stringify([other.pairs, other.bye]);
}
