// The ids of the games that were set up or joined in this browser, newest first.
import { isOnDevice } from "../../device/names";
import { remember, remembered } from "../../app/settings.svelte";

const MAX_GAMES = 12;
const MAX_PLAYED = 60;

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

/** The games that were played in this browser, finished ones included, newest first. */
export function playedGames(): string[] {
  const { names } = remembered<{ names: unknown }>("played", { names: [] });
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/** Remember a game that is played here, unless this device stores it anyway. */
export function rememberPlayed(name: string): void {
  if (isOnDevice(name)) return;
  const others = playedGames().filter((other) => other !== name);
  remember("played", { names: [name, ...others].slice(0, MAX_PLAYED) });
}

/** Forget a game that was called off or does not exist. */
export function forgetPlayed(name: string): void {
  remember("played", { names: playedGames().filter((other) => other !== name) });
}

/** Forget a game that is over or does not exist. */
export function forgetGame(name: string): void {
  remember("games", { names: recentGames().filter((other) => other !== name) });
}
