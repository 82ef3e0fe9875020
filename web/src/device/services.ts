// What the page of a game on this device needs instead of the server.
import { load } from "../core";
import type { Services } from "../live/game-services";
import { piecesAtRest } from "../live/animation-queue";
import { t } from "../texts";
import { DeviceConnection } from "./device-connection";
import { deviceStore } from "./database";
import { engineOpponent } from "./opponent";
import { createdOf, DEVICE_PLAYER } from "./stored-game";

const DEVICE = { known: { player: DEVICE_PLAYER }, ask: () => Promise.resolve() };

export function deviceServices(name: string): Services {
  const connection = new DeviceConnection(name, {
    store: deviceStore,
    opponent: (game) => engineOpponent(createdOf(game).game),
    ticks: () => performance.now(),
    wall: () => Date.now(),
    playerName: () => t("shell-device-player"),
  });
  return {
    connection,
    me: DEVICE,
    storage: sessionStorage,
    rest: piecesAtRest,
    loadCore: load,
  };
}
