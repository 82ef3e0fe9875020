// The goals of puzzles: a marble pushed off in Abalone; in Six a win, by a shape or because the opponent has too few tiles
// left (S13). `hexad.puzzles.abalone` and `hexad.puzzles.six` have the same in Python.
import type { Board } from "../../core";
import type { GameName } from "../../net/types";
import { partsOf } from "../../positions/moves";

interface Strikes {
  /** Whether the player to move has a strike. */
  canStrike: (board: Board) => boolean;
  /** Whether a legal move is one. */
  isStrike: (board: Board, move: string) => boolean;
  /** Moves that a defender should try first. */
  likelyAnswers: (board: Board) => string[];
}

export const STRIKES: Record<GameName, Strikes> = {
  abalone: {
    canStrike: (board) =>
      !board.isOver && board.legalEffects().some(([, { removed = [] }]) => removed.length > 0),
    isStrike: (board, move) => (board.effect(move).removed ?? []).length > 0,
    likelyAnswers: () => [],
  },
  six: {
    canStrike: (board) => !board.isOver && promising(board).some((move) => wins(board, move)),
    isStrike: wins,
    likelyAnswers: (board) => (board.phase === "placing" ? missingCells(board, false) : []),
  },
};

function wins(board: Board, move: string): boolean {
  const mover = board.turn;
  board.push(move);
  const winner = board.isOver ? board.outcome()?.winner : null;
  board.pop();
  return winner === mover;
}

/**
 * Every move that could win: any other neither completes a shape nor takes a tile out. A tile that completes a shape goes
 * to the one empty cell of a threat. With fewer tiles the opponent loses by a split alone, wherever the lifted tile goes:
 * one cell of each group will do.
 */
function promising(board: Board): string[] {
  const missing = missingCells(board, true);
  if (board.phase === "placing") return missing;
  if (missing.length === 0 && board.rules === "basic") return [];
  const split = board.rules === "advanced" ? splittingTiles(board) : new Set<string>();
  const tiles = Object.entries(board.pieces).filter(
    ([cell, side]) => side === board.turn && !split.has(cell),
  );
  const steps = tiles.flatMap(([tile]) => missing.map((cell) => `${tile}>${cell}`));
  return [...steps.filter((move) => board.isLegal(move)), ...splittingMoves(board, split, missing)];
}

/** The cells that threats of one side lack, each once. */
function missingCells(board: Board, own: boolean): string[] {
  const threats = board
    .formations()
    .filter(({ kind, player }) => kind === "threat" && (player === board.turn) === own);
  return [...new Set(threats.flatMap(({ missing }) => missing ?? []))];
}

/** The tiles of the player to move that hold others together. */
function splittingTiles(board: Board): Set<string> {
  const holding = board
    .formations()
    .filter(({ kind, player }) => kind === "holding" && player === board.turn);
  return new Set(holding.flatMap(({ cells }) => cells));
}

/** The moves of tiles that split the others: onto missing cells, and one for each group that may stay. */
function splittingMoves(board: Board, tiles: Set<string>, missing: string[]): string[] {
  if (tiles.size === 0) return [];
  const seen = new Set<string>();
  return board.legalMoves().filter((move) => {
    const { from, to, lift } = partsOf(move);
    if (!tiles.has(from) || (!missing.includes(to) && seen.has(lift))) return false;
    seen.add(lift);
    return true;
  });
}
