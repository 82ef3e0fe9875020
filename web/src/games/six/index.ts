// Six, as the pages see it.
import { DESCRIPTORS } from "../descriptors";
import type { Game } from "../types";
import { cellName, moveName, readMove } from "./names";
import { parse } from "./parse";
import PlayerPieces from "./PlayerPieces.svelte";
import Board from "./SixTable.svelte";
import { describe } from "./words";

export const six: Game = {
  name: "six",
  descriptor: DESCRIPTORS.six,
  Board,
  PlayerPieces,
  shape: "hexagon",
  // Cells are pairs of coordinates.
  isNotation: (text) => text.includes(","),
  cellName,
  moveName,
  readMove,
  markOf: () => null,
  phaseOf: ({ hands }) => (hands ? (hands.some((count) => count > 0) ? "placing" : "moving") : null),
  describe,
  arrowOf: parse,
  hintKey: ({ placed }) => (placed?.length ? "beside" : "tile"),
};
