// What can be done with chosen marbles: read from the moves and their effects, never from rules.
import type { Effect } from "../../net/types";
import {
  centre,
  DIRECTIONS,
  directionTo,
  distance,
  step,
  vector,
  type Direction,
  type Point,
} from "./geometry";

/** A move as the board sees it: these marbles go that way. */
export interface Option {
  /** The move's text; empty for a premove, which is not checked. */
  move: string;
  cells: string[];
  direction: Direction;
  effect: Effect;
}

/** The moves, ready to be compared with what is chosen. */
export function readOptions(moves: string[] = [], effects: Effect[] = []): Option[] {
  return moves.flatMap((move, index) => {
    const effect = effects[index];
    const first = effect?.moved?.[0];
    const direction = first && directionTo(...first);
    return direction ? [{ move, cells: (effect.moved ?? []).map(([from]) => from), direction, effect }] : [];
  });
}

/** Every direction in which these cells would stay on the board, for a premove. */
export function freeOptions(cells: string[]): Option[] {
  return DIRECTIONS.flatMap((direction) => {
    const moved = cells.map((cell) => [cell, step(cell, direction)] as const);
    if (!moved.length || moved.some(([, to]) => !to)) return [];
    const effect = { moved: moved.map(([from, to]): [string, string] => [from, to ?? ""]) };
    return [{ move: "", cells, direction, effect }];
  });
}

export function sameCells(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}

/** What exactly these marbles can do. */
export function optionsOf(selection: string[], options: Option[]): Option[] {
  return options.filter((option) => sameCells(option.cells, selection));
}

export function isBroadside({ cells, direction }: Pick<Option, "cells" | "direction">): boolean {
  return cells.length > 1 && !cells.some((cell) => cells.includes(step(cell, direction) ?? ""));
}

/** In-line moves in which the selected marbles push others of the same colour. */
export function longerOptions(selection: string[], options: Option[]): Option[] {
  return options.filter(
    (option) =>
      selection.length > 0 &&
      option.cells.length > selection.length &&
      selection.every((cell) => option.cells.includes(cell)) &&
      !isBroadside(option) &&
      selection.includes(rearOf(option)),
  );
}

/** The rear marble of a group. */
function rearOf({ cells, direction }: Option): string {
  return cells.find((cell) => !cells.some((other) => step(other, direction) === cell)) ?? "";
}

/** The cells that stand for a move: those it enters, and those of the marbles that it pushes. */
export function targetCells({ cells, effect }: Option): string[] {
  const touched = [...(effect.moved ?? []), ...(effect.pushed ?? [])].map(([, to]) => to);
  return [...new Set([...touched, ...(effect.removed ?? [])])].filter((cell) => !cells.includes(cell));
}

/** Where the arrow of a move is drawn: ahead of the group, or beside its middle. */
export function targetPoint(option: Option): Point {
  const { cells, direction, effect } = option;
  const entered = (effect.moved ?? []).map(([, to]) => to).filter((cell) => !cells.includes(cell));
  if (!isBroadside(option)) return centre(entered[0] ?? cells[0] ?? "e5");
  const by = vector(direction);
  const sum = cells.map((cell) => centre(cell)).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / cells.length + by.x, y: sum.y / cells.length + by.y };
}

/** The move that a touch means: of those that have the cell, the one whose arrow is nearest. */
export function optionAt(options: Option[], cell: string, point: Point = centre(cell)): Option | null {
  const near = (option: Option) => distance(targetPoint(option), point);
  const found = options.filter((option) => targetCells(option).includes(cell));
  return found.sort((a, b) => near(a) - near(b))[0] ?? null;
}

/** The cells whose marbles a move touches. */
export function touchedCells({ cells, effect }: Option): string[] {
  return [...cells, ...(effect.pushed ?? []).map(([from]) => from), ...(effect.removed ?? [])];
}
