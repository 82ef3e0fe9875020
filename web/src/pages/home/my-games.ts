// One's own games that are not over, as far as that is known.
import type { Created, GameState, Notice, State } from "../../net/types";

export interface MyGame {
  name: string;
  created: Created;
  state: State;
}

/** The list with a game as it stands now. Those that are over are not in it. */
export function withGame(games: MyGame[], { game, created, state }: GameState): MyGame[] {
  const others = games.filter((other) => other.name !== game);
  return isUnfinished(state) ? [...others, { name: game, created, state }] : others;
}

/** The list after a line of the stream. It says how a game was set up once, when it began. */
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

/** Those first that wait for me, then the newest. Invitations that the lobby shows are not shown twice. */
export function inOrder(games: MyGame[], player: string): MyGame[] {
  const rank = (game: MyGame) => Number(isTurnOf(player, game));
  const shown = games.filter(({ state, created }) => !(state.status === "open" && created.listed));
  return shown.sort((a, b) => rank(b) - rank(a) || b.created.time - a.created.time);
}

function isUnfinished(state: State): boolean {
  return state.status === "open" || state.status === "playing";
}
