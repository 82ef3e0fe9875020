// The names of games that this browser had a hand in, newest first, so that one finds back to them.
import { remember, remembered } from "../../app/settings.svelte";

const MAX_GAMES = 12;

/** The games that were set up or joined here. */
export function recentGames(): string[] {
  const { names } = remembered<{ names: unknown }>("games", { names: [] });
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/** Find back to this game. */
export function rememberGame(name: string): void {
  remember("games", {
    names: [name, ...recentGames().filter((other) => other !== name)].slice(0, MAX_GAMES),
  });
}

/** It is over, or gone. */
export function forgetGame(name: string): void {
  remember("games", { names: recentGames().filter((other) => other !== name) });
}
