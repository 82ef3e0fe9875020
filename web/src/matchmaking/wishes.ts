// What players who wait for an opponent want to play.
import { DESCRIPTORS } from "../games/descriptors";
import type { GameName, WaitingPool } from "../net/types";

export interface Wish {
  game: GameName;
  /** As the server writes it: `300+3`. */
  control: string;
  /** The layout of Abalone or the rules of Six. */
  options: Record<string, string>;
  rated: boolean;
}

/** The options that opponents are found for. */
const OPTIONS = ["layout", "rules"];

/** The wish for a game with the usual options. */
export function usualWish(game: GameName, control: string, rated: boolean): Wish {
  const options = Object.entries(DESCRIPTORS[game].options).filter(([name]) => OPTIONS.includes(name));
  return { game, control, options: Object.fromEntries(options) as Record<string, string>, rated };
}

/** Whether two players with these wishes play each other. */
export function isSame(one: Wish, two: Wish): boolean {
  const keyOf = ({ game, control, options, rated }: Wish) =>
    JSON.stringify([game, control, rated, Object.entries(options).sort()]);
  return keyOf(one) === keyOf(two);
}

export function wishOf({ game, control, options, rated = false }: WaitingPool): Wish {
  return { game, control, options, rated };
}

/** How many others wait for the same. `own` is what the user waits for: the user is among those who are counted. */
export function othersFor(wish: Wish, pools: WaitingPool[], own: Wish | null): number {
  const pool = pools.find((one) => isSame(wishOf(one), wish));
  return Math.max(0, (pool?.count ?? 0) - Number(own !== null && isSame(own, wish)));
}

/** Wishes of others that the user may join, those with the most players first. Rated games need an account. */
export function suggestions(pools: WaitingPool[], own: Wish | null, hasAccount: boolean): Wish[] {
  return pools
    .map((pool) => ({ wish: wishOf(pool), others: othersFor(wishOf(pool), pools, own) }))
    .filter(({ wish, others }) => others > 0 && (hasAccount || !wish.rated) && !(own && isSame(own, wish)))
    .sort((a, b) => b.others - a.others)
    .map(({ wish }) => wish);
}
