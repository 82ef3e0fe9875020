// A game of this device on the analysis page.
import { load } from "../core";
import { sideOf } from "../games/descriptors";
import { RefusedError } from "../net/http";
import type { Replay } from "../net/types";
import { replayAt } from "../positions";
import { loadRefusal } from "../texts/refusals";
import { deviceStore } from "./database";
import { DeviceGame } from "./device-game";
import { idOfName } from "./names";
import { createdOf } from "./stored-game";

export interface OpenedGame {
  replay: Replay;
  /** Whether the player of this device has only the second side. */
  isFlipped: boolean;
}

/** The moves of a game; throws RefusedError if this device has no such game, or cannot read it. */
export async function openDeviceGame(name: string): Promise<OpenedGame> {
  const stored = await deviceStore().then((store) => store.get(idOfName(name) ?? ""));
  if (!stored) throw await refused("no-game", 404);
  if ("isDamaged" in stored) throw await refused("broken-game", 409);
  const created = createdOf(stored);
  const { game, fen, options, seats } = created;
  await load();
  const played = new DeviceGame(created, stored.events.slice(1));
  const replay = await replayAt({ game, fen, options, moves: played.moves });
  played.board.free();
  const sides = new Set(seats.flatMap(({ kind }, seat) => (kind === "player" ? [sideOf(game, seat)] : [])));
  return {
    replay: { ...replay, ...(played.result && { result: played.result }) },
    isFlipped: !sides.has("black"),
  };
}

async function refused(code: string, status: number): Promise<RefusedError> {
  const reason = { code, text: code };
  await loadRefusal(reason);
  return new RefusedError(reason, status);
}
