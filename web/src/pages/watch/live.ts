// The list of live games, which changes while it is shown.
import { format } from "../../live/clock";
import type { Effect, EventMessage, GameMessage, LiveGame } from "../../net/types";

export interface WatchedGame extends LiveGame {
  /** What the last move did. */
  last?: Effect | undefined;
  /** When the message arrived, in milliseconds: the clock of the seat to move runs from then. */
  heard: number;
}

/** The list merged with the server's current list. Games keep their places; finished games stay until their place is
 * needed. */
export function merged(shown: WatchedGame[], listed: LiveGame[], most: number, now: number): WatchedGame[] {
  const fresh = new Map(listed.map((game) => [game.name, game]));
  const stay = shown.filter((game) => fresh.has(game.name) || game.state.result);
  const kept = stay.map((game) => {
    const found = fresh.get(game.name);
    return found && found.state.ply > game.state.ply ? { ...found, heard: now } : game;
  });
  const known = new Set(kept.map((game) => game.name));
  const added = listed.filter((game) => !known.has(game.name)).map((game) => ({ ...game, heard: now }));
  return trimmed([...kept, ...added], most);
}

/** If there are too many games, finished ones are removed first. */
function trimmed(games: WatchedGame[], most: number): WatchedGame[] {
  let tooMany = Math.max(0, games.length - most);
  const left = games.filter((game) => !(game.state.result && tooMany-- > 0));
  return left.slice(0, most);
}

/** The list after a message about one of its games. */
export function withMessage(
  shown: WatchedGame[],
  message: GameMessage | EventMessage,
  now: number,
): WatchedGame[] {
  return shown.map((game) => {
    if (game.name !== message.game) return game;
    const { state } = message;
    return {
      ...game,
      // Seats are sent only when a player joins.
      state: { ...state, seats: state.seats ?? game.state.seats ?? game.created.seats },
      heard: now,
    };
  });
}

/** The list with what the last move of a game did. */
export function withLast(shown: WatchedGame[], name: string, last: Effect | undefined): WatchedGame[] {
  return shown.map((game) => (game.name === name ? { ...game, last } : game));
}

/** Centiseconds that a seat has left now, or null without a clock. */
export function leftAt(game: WatchedGame, seat: number, now: number): number | null {
  const left = game.state.clock?.[seat];
  if (left === undefined) return null;
  const runs = game.state.status === "playing" && game.state.turn === seat && !game.state.pause;
  return Math.max(0, left - (runs ? (now - game.heard) / 10 : 0));
}

/** A displayed clock: `5:03`, `1:00:00`. */
export function clockText(centiseconds: number): string {
  const seconds = Math.ceil(centiseconds / 100);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return format(centiseconds);
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}
