// Starting a game on this device.
import { remember } from "../app/settings.svelte";
import type { Invitation } from "../net/types";
import { deviceStore } from "./database";
import { newGame } from "./new-game";
import { nameOfGame } from "./names";

/** Store a new game; returns the name of the game, whose page is `/games/NAME`. */
export async function startOnDevice(invitation: Invitation, player: string): Promise<string> {
  const game = await newGame(invitation, player, Date.now());
  await deviceStore().then((store) => store.add(game));
  // The first page looks for stored games if there are any.
  remember("device-games", { used: true });
  return nameOfGame(game.id);
}
