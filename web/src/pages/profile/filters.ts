// The filters of a player's games, as the address of the page and the server's API have them.
import { isGameName } from "../../games/descriptors";
import { isSpeed, type Speed } from "../../games/speed";
import type { GameName, RatingView } from "../../net/types";

export const RESULTS = ["win", "draw", "loss"] as const;

/** Empty where everything is shown. */
export interface Filters {
  game: GameName | "";
  result: (typeof RESULTS)[number] | "";
  opponent: string;
  rated: "true" | "false" | "";
  speed: Speed | "";
}

export const FILTER_NAMES = ["game", "result", "opponent", "rated", "speed"] as const;

/** The filters in the query of an address. What is not possible is left out. */
export function filtersIn(query: URLSearchParams): Filters {
  const [game, speed, rated] = [query.get("game"), query.get("speed"), query.get("rated")];
  return {
    game: isGameName(game) ? game : "",
    result: RESULTS.find((result) => result === query.get("result")) ?? "",
    opponent: (query.get("opponent") ?? "").trim().slice(0, 40),
    rated: rated === "true" || rated === "false" ? rated : "",
    speed: isSpeed(speed) ? speed : "",
  };
}

/** Whether something is filtered. */
export function isFiltered(filters: Filters): boolean {
  return FILTER_NAMES.some((name) => filters[name]);
}

/** The path of a list of a player, in the API. */
export function listPath(player: string, list: string, values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value);
  return `/api/players/${encodeURIComponent(player)}/${list}?${new URLSearchParams(given).toString()}`;
}

/** The rating whose history the address names: `rating=six-blitz`; else the one with the most games, before puzzles. */
export function chosenRating(ratings: RatingView[], query: URLSearchParams): RatingView | undefined {
  const asked = query.get("rating");
  const isPuzzles = ({ speed }: RatingView): number => Number(!speed);
  const [most] = [...ratings].sort(
    (one, other) => isPuzzles(one) - isPuzzles(other) || other.games - one.games,
  );
  return ratings.find((rating) => ratingKey(rating) === asked) ?? most;
}

export const ratingKey = ({ game, speed }: Pick<RatingView, "game" | "speed">): string => `${game}-${speed}`;
