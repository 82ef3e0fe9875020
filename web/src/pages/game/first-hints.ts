// The hints of the first game of each kind, remembered in this browser: shown in that game until they are closed.
import { remember, remembered } from "../../app/settings.svelte";
import type { GameName } from "../../net/types";

const KEY = "first-hints";
const CLOSED = "closed";

/** By kind of game: the name of the game in which the hints are shown, or that they were closed. */
type Seen = Partial<Record<GameName, string>>;

/** Whether a game shows the hints. The first game of its kind that asks is the one. */
export function showsHints(game: GameName, name: string): boolean {
  const seen = remembered<Seen>(KEY, {});
  if (!seen[game]) remember(KEY, { ...seen, [game]: name });
  return (seen[game] ?? name) === name;
}

export function closeHints(game: GameName): void {
  remember(KEY, { ...remembered<Seen>(KEY, {}), [game]: CLOSED });
}
