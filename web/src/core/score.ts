// What the points of a line mean. As hexad.engine.score in Python.

import { CURVES, SURE_WIN, WIN } from "./engine.generated.ts";
import type { Game } from "./types.ts";

/** Plies to a proven win, negative for a proven loss; null where neither is known. */
export function winIn(points: number): number | null {
  if (Math.abs(points) < SURE_WIN) return null;
  const plies = WIN - Math.abs(points);
  return points > 0 ? plies : -plies;
}

/** The probabilities of win, draw and loss for the side to move, between equal players. */
export function chances(game: Game, points: number): [win: number, draw: number, loss: number] {
  if (winIn(points) !== null) return points > 0 ? [1, 0, 0] : [0, 0, 1];
  const { even, slope } = CURVES[game];
  const chance = (of: number) => 1 / (1 + Math.exp((even - of) / slope));
  const [win, loss] = [chance(points), chance(-points)];
  return [win, Math.max(0, 1 - win - loss), loss];
}
