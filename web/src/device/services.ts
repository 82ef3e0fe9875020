// What the page of a game on this device needs instead of the server.
import { load } from "../core";
import type { Services } from "../live/game-services";
import { piecesAtRest } from "../live/animation-queue";
import { t } from "../texts";
import { DeviceConnection } from "./device-connection";
import { deviceStore } from "./database";
import type { GameStore } from "./game-store";
import { engineOpponent } from "./opponent";
import { storage } from "./storage.svelte";
import { createdOf, DEVICE_PLAYER } from "./stored-game";

const DEVICE = { known: { player: DEVICE_PLAYER }, ask: () => Promise.resolve() };

/** The store. Whoever plays is told if it does not last. */
async function toldStore(): Promise<GameStore> {
  const store = await deviceStore();
  void storage.tell();
  return store;
}

export function deviceServices(name: string): Services {
  const connection = new DeviceConnection(name, {
    store: toldStore,
    opponent: (game) => engineOpponent(createdOf(game).game),
    ticks: () => performance.now(),
    wall: () => Date.now(),
    playerName: () => t("device-player"),
  });
  return {
    connection,
    me: DEVICE,
    storage: sessionStorage,
    rest: piecesAtRest,
    loadCore: load,
  };
}
