// What each game provides. The pages look it up in the registry (`games/index.ts`) instead of asking which game it is.
import type { Component } from "svelte";
import type { BoardProps, StepArrow } from "../board/types";
import type { Detail, Effect, Formation, Frame, GameName, Pieces, Side } from "../net/types";
import type { Descriptor } from "./descriptors";

/** A small still picture of a position. */
export interface MiniBoardProps {
  pieces: Pieces;
  flipped?: boolean;
  /** What the last move did. */
  last?: Effect;
  /** Formations drawn over the pieces. */
  outlines?: Formation[];
  /** The accessible name. */
  label: string;
}

/** A position of the animated example on the first page, with what led to it. */
export interface DemoFrame {
  pieces: Pieces;
  last?: Effect;
}

export interface DemoProps {
  ply: number;
  frame: DemoFrame;
  /** The cells of the winning shape, once it is complete. */
  winning: string[];
  label: string;
}

/** The moves of the animated example: what each one did, so that no rules are needed to show them. */
export interface DemoMoves {
  /** The position that it begins with. */
  fen: string;
  moves: Effect[];
  /** The shape that the last move completes. */
  winning: string[];
}

/** What each game provides for small pictures, which need no board to play on. */
export interface GamePictures {
  MiniBoard: Component<MiniBoardProps>;
  Demo: Component<DemoProps>;
  demo: DemoMoves;
  /** The pieces of a position text. */
  piecesOf: (fen: string) => Pieces;
}

/** What a player has beside the board: marbles pushed off, tiles in hand. */
export type OwnedPieces = Pick<Frame, "pushed_off" | "hands">;

export interface PlayerPiecesProps {
  side: Side;
  seat: number;
  owned: OwnedPieces;
  /** Whether it is this player's turn. */
  active: boolean;
}

export type DescribedMove = Pick<Frame, "move" | "side" | "placed" | "moved" | "pushed" | "removed">;

/** What a move list marks: a push, or a push over the edge. */
export type MoveMark = "push" | "off";

/** The part of a game in which pieces are placed or moved. */
export type Phase = "placing" | "moving";

export interface Game {
  name: GameName;
  descriptor: Descriptor;
  Board: Component<BoardProps>;
  PlayerPieces: Component<PlayerPiecesProps>;
  /** The shape of a piece in small icons. */
  shape: "circle" | "hexagon";
  /** Whether a position or a list of moves is written in this game's notation. */
  isNotation: (text: string) => boolean;
  /** The name of a cell for people. */
  cellName: (cell: string) => string;
  /** A move for people, and such a text as the server writes it. */
  moveName: (move: string) => string;
  readMove: (text: string) => string;
  /** The sign of a move in a list. */
  markOf: (move: DescribedMove) => MoveMark | null;
  /** The phase of the game, in a game that has phases. */
  phaseOf: (owned: OwnedPieces) => Phase | null;
  /** A move in a sentence. */
  describe: (move: DescribedMove) => string;
  /** The arrow that stands for a move; without `from`, a mark on the cell `to`. */
  arrowOf: (move: string, detail: Detail) => StepArrow | null;
  /** The last part of the key of the text that introduces a hint: what the hint marks. */
  hintKey: (effect: Effect) => string;
}
