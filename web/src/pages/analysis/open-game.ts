// A game of the server on the analysis page.
import { get } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { GameState, Replay } from "../../net/types";
import type { AnalysisState } from "./analysis-state.svelte";
import { mainLine } from "./tree";

/** Open a game at the ply that the address names; returns whether the user sees the board from the second side. */
export async function openGame(analysis: AnalysisState, name: string): Promise<boolean> {
  const [state, replay] = await Promise.all([
    get<GameState>(`/api/games/${name}`),
    get<Replay>(`/api/games/${name}/film`),
    me.ask(),
  ]);
  analysis.openReplay(replay, state);
  const ply = Number(location.hash.slice(1));
  const node = location.hash ? mainLine(analysis.tree)[ply] : undefined;
  if (node) analysis.go(node.id);
  const mine = state.state.seats?.findIndex((seat) => seat.player === me.known?.player) ?? -1;
  return mine % 2 === 1;
}
