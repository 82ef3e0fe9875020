// The selected marbles: one to three of the user's own, adjacent in a line.
import type { Pieces, Side } from "../../net/types";
import { directionTo, lineBetween } from "./geometry";

const MAX_MARBLES = 3;

/** The line from one marble to another, if it is short enough and has one side's marbles only. */
export function ownLine(from: string, to: string, pieces: Pieces, side: Side): string[] | null {
  const line = lineBetween(from, to);
  return line && line.length <= MAX_MARBLES && line.every((cell) => pieces[cell] === side) ? line : null;
}

/** The line of four that choosing one more marble would make, at an end of three that are chosen. */
export function lineOfFour(selection: string[], cell: string): string[] | null {
  if (selection.length < MAX_MARBLES || selection.includes(cell)) return null;
  const [first = cell] = selection;
  const lines = [lineBetween(first, cell), lineBetween(selection.at(-1) ?? cell, cell)];
  const isLonger = (line: string[] | null): line is string[] =>
    line?.length === MAX_MARBLES + 1 && selection.every((chosen) => line.includes(chosen));
  return lines.find(isLonger) ?? null;
}

/** A group in the order of its line. */
function ordered(cells: string[]): string[] {
  return [...cells].sort();
}

/** The selection after one of the user's marbles is chosen. */
export function choose(selection: string[], cell: string, pieces: Pieces, side: Side): string[] {
  if (selection.includes(cell)) return without(selection, cell);
  const [first = cell] = selection;
  const last = selection.at(-1) ?? cell;
  // The longest line that keeps what was chosen, from either end.
  const lines = [ownLine(first, cell, pieces, side), ownLine(last, cell, pieces, side)];
  const kept = lines.find((line) => line && selection.every((chosen) => line.includes(chosen)));
  return kept ? ordered(kept) : [cell];
}

/** An end leaves the line; the middle marble stays alone. */
function without(selection: string[], cell: string): string[] {
  const rest = selection.filter((other) => other !== cell);
  const [a, b] = rest;
  return a && b && !directionTo(a, b) ? [cell] : rest;
}

/** The selection as far as it still holds: other marbles may stand there by now. */
export function stillOwn(selection: string[], pieces: Pieces, side: Side | null): string[] {
  return side && selection.every((cell) => pieces[cell] === side) ? selection : [];
}
