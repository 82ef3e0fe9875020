// The filters of the list of tournaments, as the address of the page and the server's API have them.
import { isGameName } from "../../games/descriptors";
import type { GameName } from "../../net/types";
import { type Format, FORMATS, type Place } from "../../tournaments/words";

export type Phase = "upcoming" | "running" | "ended";

/** Empty where everything is shown. */
export interface Filters {
  game: GameName | "";
  format: Format | "";
  place: Place | "";
}

export const FILTER_NAMES = ["game", "format", "place"] as const;
export const PLACES: readonly Place[] = ["online", "tables"];

/** A page of ended tournaments. The server sends all others at once. */
const PAGE = 20;
const ALL = 100;

/** The filters in the query of an address. What is not possible is left out. */
export function filtersIn(query: URLSearchParams): Filters {
  const game = query.get("game");
  return {
    game: isGameName(game) ? game : "",
    format: FORMATS.find((format) => format === query.get("format")) ?? "",
    place: PLACES.find((place) => place === query.get("place")) ?? "",
  };
}

/** Whether something is filtered. */
export const isFiltered = (filters: Filters): boolean => FILTER_NAMES.some((name) => filters[name]);

/** The path of a list, in the API. */
export function listPath(phase: Phase, filters: Filters): string {
  const given = FILTER_NAMES.filter((name) => filters[name]).map((name) => [name, filters[name]]);
  const limit = String(phase === "ended" ? PAGE : ALL);
  return `/api/tournaments?${new URLSearchParams([["phase", phase], ...given, ["limit", limit]]).toString()}`;
}
