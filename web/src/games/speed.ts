// The speed category of a game, in which it is rated. The limits are those of the Python package.
import type { GameName } from "../net/types";
import { SPEEDS as GENERATED } from "./descriptors.generated";
import { parseControl } from "./time-control";

export type Speed = (typeof GENERATED.names)[number];

/** From fast to slow. */
export const SPEEDS: readonly Speed[] = GENERATED.names;

export function isSpeed(text: string | null): text is Speed {
  return (SPEEDS as readonly (string | null)[]).includes(text);
}

/** Whether each move has its own time, of an hour or more: `1/86400` is a day. */
export function isPerMove(control: string): boolean {
  return control.startsWith("1/");
}

/** The category of a time control such as `300+3`; null without a clock. A delay counts as an increment does. */
export function speedOf(control: string, game: GameName, players: number): Speed | null {
  if (isPerMove(control)) return "correspondence";
  const found = parseControl(control);
  if (!found) return null;
  const ownMoves = Math.floor(GENERATED.expected_plies[game] / players);
  const duration = found.base + ownMoves * (found.increment + found.delay);
  const limits = Object.entries(GENERATED.limits) as [Speed, number][];
  return limits.find(([, limit]) => duration < limit)?.[0] ?? "classical";
}
