// What the server has sent with the page (`EmbeddedPage` in src/hexad/server/http/embed.py), and what the address says.
import { gameOfNotation } from "../games";
import { isGameName } from "../games/descriptors";
import type { EmbeddedPage, PositionRequest } from "../net/types";
import { readLink } from "../pages/analysis/link";
import { t } from "../texts";

/** What is wrong with an address, in the page's language. */
export class AddressError extends Error {}

/** What the server has sent with a document. */
export function sentWith(page: Document): EmbeddedPage {
  return JSON.parse(page.getElementById("data")?.textContent ?? "{}") as EmbeddedPage;
}

/** Ask for this page once more: the game may have changed. */
export async function sendAgain(signal: AbortSignal): Promise<EmbeddedPage> {
  const answer = await fetch(location.href, { credentials: "omit", signal });
  return sentWith(new DOMParser().parseFromString(await answer.text(), "text/html"));
}

export interface Look {
  theme: "auto" | "light" | "dark";
  flipped: boolean;
  /** The ply that is shown first; null for the last one. */
  ply: number | null;
}

/** How the board is shown. What is wrong here has the default. */
export function lookOf(search: string): Look {
  const query = new URLSearchParams(search);
  const theme = query.get("theme");
  const ply = query.get("ply") ?? "";
  return {
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    flipped: query.get("flipped") === "true",
    ply: /^\d{1,4}$/.test(ply) ? Number(ply) : null,
  };
}

const NUMBERS = ["players", "begins"];

/** The position that an address contains, as a link to an analysis does. Throws AddressError. */
export function positionIn(search: string): PositionRequest {
  const query = new URLSearchParams(search);
  const game = query.get("game") ?? gameOfText(query);
  if (game === null) throw new AddressError(t("embed-no-game"));
  if (!isGameName(game)) throw new AddressError(t("embed-unknown-game", { game: game.slice(0, 40) }));
  for (const name of NUMBERS)
    if (query.has(name) && !/^\d$/.test(query.get(name) ?? ""))
      throw new AddressError(t("embed-no-number", { name, value: (query.get(name) ?? "").slice(0, 40) }));
  query.set("game", game);
  const place = readLink(`?${query}`);
  if (!place) throw new AddressError(t("embed-no-game"));
  return place;
}

/** The game in whose notation the position or the moves are written. */
function gameOfText(query: URLSearchParams): string | null {
  const text = query.get("fen") ?? query.get("moves");
  return text ? gameOfNotation(text) : null;
}
