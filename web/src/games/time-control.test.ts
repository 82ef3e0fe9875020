import { expect, test } from "vitest";
import { parseControl } from "./time-control";

test.each([
  ["600", 600, 0, 0, false],
  ["900+10", 900, 10, 0, false],
  ["900d5", 900, 0, 5, false],
  ["30.5+2.5", 30.5, 2.5, 0, false],
  ["1/86400", 86_400, 0, 0, true],
])("%s is read as the Python package reads it", (text, base, increment, delay, isPerMove) => {
  expect(parseControl(text)).toEqual({ base, increment, delay, isPerMove });
});

test.each(["-", "", "600+", "+5", "10 minutes", "900+5d5", "2/600"])("%s is no control", (text) => {
  expect(parseControl(text)).toBeNull();
});
