// The ids of the games that were set up or joined in this browser, newest first.
import { remember, remembered } from "../../app/settings.svelte";

const MAX_GAMES = 12;

/** The games that were set up or joined here. */
export function recentGames(): string[] {
  const { names } = remembered<{ names: unknown }>("games", { names: [] });
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/** Remember a game. */
export function rememberGame(name: string): void {
  remember("games", {
    names: [name, ...recentGames().filter((other) => other !== name)].slice(0, MAX_GAMES),
  });
}

/** Forget a game that is over or does not exist. */
export function forgetGame(name: string): void {
  remember("games", { names: recentGames().filter((other) => other !== name) });
}
