// The address of an analysis, as a link to share.
import { gameOfNotation } from "../../games";
import { DESCRIPTORS, isGameName } from "../../games/descriptors";
import type { Options, PositionRequest } from "../../net/types";

// Longer links break in mails and messengers.
const MAX_LINK = 1_500;
const WORDS = ["layout", "rules", "declare", "first_move"] as const;
const NUMBERS = ["players", "begins"] as const;

/** The position that a link names, or null if it names none. */
export function readLink(search: string): PositionRequest | null {
  const query = new URLSearchParams(search);
  const game = query.get("game") ?? (query.has("fen") ? gameOfNotation(query.get("fen") ?? "") : null);
  if (!isGameName(game)) return null;
  const options: Record<string, string | number> = {};
  for (const name of WORDS) if (query.has(name)) options[name] = query.get(name) ?? "";
  for (const name of NUMBERS) if (query.has(name)) options[name] = Number(query.get(name));
  const fen = query.get("fen");
  const moves = query.get("moves")?.split(" ").filter(Boolean);
  return {
    game,
    ...(fen && { fen }),
    ...(Object.keys(options).length && { options: options as Options }),
    ...(moves?.length && { moves }),
  };
}

/** The link to a position on a page; moves are left out if they would make it too long. */
export function writeLink(place: PositionRequest, page = "/analysis", max = MAX_LINK): string {
  const query = new URLSearchParams({ game: place.game });
  const defaults = DESCRIPTORS[place.game].options;
  if (place.fen) query.set("fen", place.fen);
  for (const name of [...WORDS, ...NUMBERS]) {
    const value = place.options?.[name];
    const isSaid = query.has("fen") && (name === "rules" || name === "players" || name === "layout");
    if (value !== undefined && value !== null && value !== defaults[name] && !isSaid)
      query.set(name, String(value));
  }
  const short = `${page}?${query}`;
  if (!place.moves?.length) return short;
  query.set("moves", place.moves.join(" "));
  const long = `${page}?${query}`;
  return long.length > max ? short : long;
}
