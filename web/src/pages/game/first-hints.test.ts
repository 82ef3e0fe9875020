import { beforeEach, expect, test } from "vitest";
import { closeHints, showsHints } from "./first-hints";

beforeEach(() => localStorage.clear());

test("hints are shown in the first game of each kind only", () => {
  expect(showsHints("abalone", "one")).toBe(true);
  expect(showsHints("abalone", "two")).toBe(false);
  expect(showsHints("six", "three")).toBe(true);
  // After a reload they are still there.
  expect(showsHints("abalone", "one")).toBe(true);
});

test("hints that are closed stay closed", () => {
  expect(showsHints("abalone", "one")).toBe(true);
  closeHints("abalone");
  expect(showsHints("abalone", "one")).toBe(false);
  expect(showsHints("six", "two")).toBe(true);
});
