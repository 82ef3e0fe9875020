// Games that are being played, as a list that changes while one looks at it.
import type { Effect, EventMessage, GameMessage, LiveGame } from "../../net/types";

export interface WatchedGame extends LiveGame {
  /** What the last move did. */
  last?: Effect;
  /** When this was withMessage, in milliseconds: the clock of the seat to move runs from there. */
  heard: number;
}

/** The list with what the server lists now. Games keep their place, so that nothing jumps; those that are over stay
 * until another one needs the place. */
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

/** Games that are over go first where there are too many. */
function trimmed(games: WatchedGame[], most: number): WatchedGame[] {
  let tooMany = Math.max(0, games.length - most);
  const left = games.filter((game) => !(game.state.result && tooMany-- > 0));
  return left.slice(0, most);
}

/** The list after the server withMessage something of one of its games. */
export function withMessage(
  shown: WatchedGame[],
  message: GameMessage | EventMessage,
  now: number,
): WatchedGame[] {
  return shown.map((game) => {
    if (game.name !== message.game) return game;
    const { state, detail } = message;
    return {
      ...game,
      // Seats are withMessage only when somebody joins.
      state: { ...state, seats: state.seats ?? game.state.seats ?? game.created.seats },
      heard: now,
      ...(detail && { pieces: detail.pieces, last: detail }),
    };
  });
}

/** Centiseconds that a seat has left now, or null without a clock. */
export function leftAt(game: WatchedGame, seat: number, now: number): number | null {
  const left = game.state.clock?.[seat];
  if (left === undefined) return null;
  const runs = game.state.status === "playing" && game.state.turn === seat;
  return Math.max(0, left - (runs ? (now - game.heard) / 10 : 0));
}

/** A clock as it is read: `5:03`, `1:00:00`. */
export function clockText(centiseconds: number): string {
  const seconds = Math.ceil(centiseconds / 100);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}
