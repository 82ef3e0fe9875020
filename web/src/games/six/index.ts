// Six, as the pages see it.
import { DESCRIPTORS } from "../descriptors";
import type { Game } from "../types";
import Demo from "./Demo.svelte";
import { DEMO_MOVES } from "./demo-moves";
import { piecesOf } from "./fen";
import MiniBoard from "./MiniBoard.svelte";
import { cellName, moveName, readMove } from "./names";
import { parse } from "./parse";
import PlayerPieces from "./PlayerPieces.svelte";
import Board from "./SixTable.svelte";
import { describe } from "./words";

export const six: Game = {
  name: "six",
  descriptor: DESCRIPTORS.six,
  Board,
  MiniBoard,
  PlayerPieces,
  Demo,
  demo: DEMO_MOVES,
  shape: "hexagon",
  // Cells are pairs of coordinates.
  isNotation: (text) => text.includes(","),
  piecesOf,
  cellName,
  moveName,
  readMove,
  markOf: () => null,
  phaseOf: ({ hands }) => (hands ? (hands.some((count) => count > 0) ? "placing" : "moving") : null),
  describe,
  arrowOf: parse,
  hintKey: ({ placed }) => (placed?.length ? "beside" : "tile"),
};
