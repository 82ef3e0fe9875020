// How formations are drawn. Each kind has its own form, so that colour is not needed to tell them apart.
import type { Formation } from "../net/types";
import { axial, distance, hexagon, outline, rounded, spot, UNIT, type Point } from "./hex";

export interface Drawn {
  /** `edge` goes around pieces, `link` runs through them, `fine` is a dashed edge, `tip` is filled. */
  form: "edge" | "link" | "fine" | "tip";
  d: string;
  /** Whether the inside is tinted. */
  soft?: boolean;
}

/** Lengths, in hundredths of a step: half the bar of a pac, half the width of an arrow head. */
const BAR = 26;
const HEAD = 22;

/** Turns a cell's name into that of the grid that all outlines are drawn on, with axial coordinates as in Six. */
export type ToGrid = (cell: string) => string;

function line(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

function ring(cell: string, half: number, flipped: boolean): string {
  return rounded(hexagon(half, spot(cell, flipped)), 12);
}

function circle(cell: string, radius: number, flipped: boolean): string {
  const { x, y } = spot(cell, flipped);
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** Three cells in order, with the one that touches both others in the middle. */
export function chained(cells: readonly string[]): string[] {
  const middle = cells.find((cell) => cells.every((other) => distance(cell, other) <= 1));
  const others = cells.filter((cell) => cell !== middle);
  return middle === undefined ? [...cells] : [others[0] ?? middle, middle, ...others.slice(1)];
}

function farthest(from: readonly string[], others: readonly string[]): string {
  const reach = (cell: string) => Math.max(...others.map((other) => distance(cell, other)));
  return [...from].sort((a, b) => reach(b) - reach(a))[0] ?? "0,0";
}

/** The line on which two sides face each other, and the unit vector along it. */
function facing(cells: string[], against: string[], flipped: boolean) {
  const start = spot(farthest(cells, against), flipped);
  const end = spot(farthest(against, cells), flipped);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  return { start, end, along };
}

function pac(cells: string[], against: string[], flipped: boolean): Drawn[] {
  const { start, end, along } = facing(cells, against, flipped);
  // Equal numbers meet in the middle.
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const bar = [-BAR, BAR].map((by) => ({ x: middle.x - along.y * by, y: middle.y + along.x * by }));
  return [
    { form: "link", d: line([start, end]) },
    { form: "link", d: line(bar) },
  ];
}

function sumito(cells: string[], against: string[], flipped: boolean): Drawn[] {
  const { start, end, along } = facing(cells, against, flipped);
  const at = (by: number, aside = 0) => ({
    x: end.x + along.x * by - along.y * aside,
    y: end.y + along.y * by + along.x * aside,
  });
  return [
    { form: "link", d: line([start, at(16)]) },
    { form: "tip", d: `${line([at(UNIT / 2 + 8), at(12, HEAD), at(12, -HEAD)])}Z` },
  ];
}

/** The lines of a formation, in hundredths of a step. */
export function drawn(formation: Formation, flipped = false, toGrid: ToGrid = (cell) => cell): Drawn[] {
  const cells = formation.cells.map(toGrid);
  const against = (formation.against ?? []).map(toGrid);
  const [first = "0,0"] = cells;
  switch (formation.kind) {
    case "single":
      return [{ form: "edge", d: circle(first, 47, flipped) }];
    case "det":
      return [{ form: "edge", d: ring(first, 47, flipped), soft: true }];
    case "holding":
      return [{ form: "fine", d: ring(first, 36, flipped), soft: true }];
    case "pair":
    case "lance":
      return [{ form: "link", d: line(cells.map((cell) => spot(cell, flipped))) }];
    case "bow":
      return [{ form: "link", d: line(chained(cells).map((cell) => spot(cell, flipped))) }];
    case "shield":
      return [{ form: "link", d: `${line(cells.map((cell) => spot(cell, flipped)))}Z`, soft: true }];
    case "pac":
      return pac(cells, against, flipped);
    case "sumito":
      return sumito(cells, against, flipped);
    case "multi":
      return [{ form: "fine", d: outline(cells, flipped) }];
    default:
      return [
        { form: "edge", d: outline(cells, flipped), soft: true },
        ...(formation.missing
          ? [{ form: "fine" as const, d: ring(toGrid(formation.missing), 38, flipped) }]
          : []),
      ];
  }
}

/** A small example of each kind, on the grid: pieces of one side, and those against them. Menus have this order. */
export const EXAMPLES: Record<string, Pick<Formation, "cells" | "against" | "missing">> = {
  single: { cells: ["0,0"] },
  pair: { cells: ["0,0", "1,0"] },
  lance: { cells: ["0,0", "1,0", "2,0"] },
  bow: { cells: ["0,0", "1,0", "2,-1"] },
  shield: { cells: ["0,0", "1,0", "1,-1"] },
  multi: { cells: ["0,0", "1,0", "2,-1", "2,0"] },
  block: { cells: ["0,0", "1,0", "2,0", "1,-1", "2,-1", "3,-1", "2,-2", "3,-2", "4,-2"] },
  det: { cells: ["0,0"] },
  pac: { cells: ["0,0"], against: ["1,0"] },
  sumito: { cells: ["0,0", "1,0"], against: ["2,0"] },
  threat: { cells: ["0,0", "1,0", "0,1", "0,2", "2,0"], missing: "1,1" },
  holding: { cells: ["0,0"] },
};

/** A box around cells with room for what is drawn on them: left, top, width, height. */
export function boxOf(cells: readonly string[]): [number, number, number, number] {
  const points = cells.filter((cell) => axial(cell).every(Number.isFinite)).map((cell) => spot(cell));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 62, Math.min(...ys) - 62];
  return [left, top, Math.max(...xs) + 62 - left, Math.max(...ys) + 62 - top];
}
