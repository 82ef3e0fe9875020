// A game of the server on the analysis page.
import { load } from "../../core";
import { openDeviceGame } from "../../device/open-in-analysis";
import { isOnDevice } from "../../device/names";
import { GamePosition } from "../../live/game-position";
import { get } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { GameMessage } from "../../net/types";
import type { AnalysisState } from "./analysis-state.svelte";
import { mainLine } from "./tree";

/** Open a game at the ply that the address names; returns whether the user sees the board from the second side. */
export async function openGame(analysis: AnalysisState, name: string): Promise<boolean> {
  if (isOnDevice(name)) {
    const { replay, isFlipped } = await openDeviceGame(name);
    analysis.openReplay(replay);
    return isFlipped;
  }
  const [{ game, version, events, state }] = await Promise.all([
    get<GameMessage>(`/api/games/${name}/events`),
    load(),
    me.ask(),
  ]);
  const [created] = events;
  if (created?.type !== "created") throw new Error(`game ${name} has no beginning`);
  const position = new GamePosition(created);
  position.follow(events, version);
  const { result } = state;
  analysis.openReplay({ ...position.replay, ...(result && { result }) }, { game, version, created, state });
  position.free();
  const ply = Number(location.hash.slice(1));
  const node = location.hash ? mainLine(analysis.tree)[ply] : undefined;
  if (node) analysis.go(node.id);
  const mine = state.seats?.findIndex((seat) => seat.player === me.known?.player) ?? -1;
  return mine % 2 === 1;
}
