import { expect, it } from "vitest";
import { CELLS, centre } from "../games/abalone/geometry";
import { nearest } from "./arrow-keys";

const spots = CELLS.map((cell) => ({ cell, ...centre(cell) }));

it.each([
  ["e5", "ArrowRight", "e6"],
  ["e5", "ArrowLeft", "e4"],
  ["e5", "ArrowUp", "f5"],
  ["e5", "ArrowDown", "d4"],
  ["a5", "ArrowDown", null],
  ["e9", "ArrowRight", null],
  ["e5", "Enter", null],
])("%s, %s: %s", (from, key, to) => expect(nearest(spots, from, key)).toBe(to));
