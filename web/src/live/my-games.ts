// The list of the player's unfinished games.
import type { Created, GameState, Notice, State } from "../net/types";

export interface MyGame {
  name: string;
  created: Created;
  state: State;
}

/** The list with the current state of a game; finished games are removed. */
export function withGame(games: MyGame[], { game, created, state }: GameState): MyGame[] {
  const others = games.filter((other) => other.name !== game);
  return isUnfinished(state) ? [...others, { name: game, created, state }] : others;
}

/** The list after a notice of the stream. The setup of a game is sent once, when it begins. */
export function afterNotice(games: MyGame[], notice: Notice): MyGame[] {
  const known = games.find((other) => other.name === notice.game);
  const created = notice.created ?? known?.created;
  if (!created) return games;
  // Seats are left out where they did not change.
  const state = { seats: known?.state.seats ?? created.seats, ...notice.state };
  return withGame(games, { game: notice.game, version: 0, created, state });
}

/** Whether the game waits for this player. */
export function isTurnOf(player: string, { state, created }: Pick<MyGame, "state" | "created">): boolean {
  const seats = state.seats ?? created.seats;
  return state.status === "playing" && state.turn !== undefined && seats[state.turn]?.player === player;
}

/** Centiseconds that the player to move has left; Infinity without a clock. */
function timeLeft({ state }: MyGame): number {
  return state.clock?.[state.turn ?? 0] ?? Infinity;
}

/**
 * Games that wait for the player first, those with the least time before others, then the newest. Invitations that the
 * lobby shows, and challenges, which every page shows, are left out.
 */
export function inOrder(games: MyGame[], player: string): MyGame[] {
  const rank = (game: MyGame) => Number(isTurnOf(player, game));
  const urgency = (a: MyGame, b: MyGame) =>
    rank(a) && timeLeft(a) !== timeLeft(b) ? timeLeft(a) - timeLeft(b) : 0;
  const shown = games.filter(
    ({ state, created }) => !(state.status === "open" && (created.listed || created.invited)),
  );
  return shown.sort((a, b) => rank(b) - rank(a) || urgency(a, b) || b.created.time - a.created.time);
}

function isUnfinished(state: State): boolean {
  return state.status === "open" || state.status === "playing";
}
