// Abalone, as the pages see it.
import type { Detail } from "../../net/types";
import type { StepArrow } from "../../board/types";
import { DESCRIPTORS } from "../descriptors";
import type { Game } from "../types";
import Board from "./AbaloneBoard.svelte";
import PlayerPieces from "./PlayerPieces.svelte";
import { describe } from "./words";

/** The step that stands for a move: the rear marble's in line, the middle one's in a broadside. */
function arrowOf(move: string, detail: Detail): StepArrow | null {
  const moved = detail.effects?.[detail.moves.indexOf(move)]?.moved;
  if (!moved?.length) return null;
  const rear = moved.find(([from]) => move.length === 4 && move.startsWith(from));
  const [from, to] = rear ?? moved[Math.floor(moved.length / 2)] ?? [];
  return from && to ? { from, to } : null;
}

export const abalone: Game = {
  name: "abalone",
  descriptor: DESCRIPTORS.abalone,
  Board,
  PlayerPieces,
  shape: "circle",
  isNotation: (text) => !text.includes(","),
  cellName: (cell) => cell,
  moveName: (move) => move,
  readMove: (text) => text,
  markOf: ({ pushed, removed }) => (removed?.length ? "off" : pushed?.length ? "push" : null),
  phaseOf: () => null,
  describe,
  arrowOf,
  hintKey: () => "marbles",
};
