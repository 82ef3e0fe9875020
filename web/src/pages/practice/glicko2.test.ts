import { expect, test } from "vitest";
import { expectedScore, NEW_SOLVER, ratedSolver } from "./glicko2";
import { EXAMPLES } from "./rated-examples.generated";

test("the ratings are those that the Python package computes", () => {
  expect(EXAMPLES.length).toBeGreaterThan(50);
  for (const { solver, puzzle, solved, now, expected, after } of EXAMPLES) {
    expect(expectedScore(solver, puzzle, now)).toBeCloseTo(expected, 8);
    const found = ratedSolver(solver, puzzle, solved, now);
    expect(found.mean).toBeCloseTo(after.mean, 7);
    expect(found.deviation).toBeCloseTo(after.deviation, 7);
    expect(found.volatility).toBeCloseTo(after.volatility, 8);
    expect(found.time).toBe(after.time);
  }
});

test("a new solver wins and loses points", () => {
  const puzzle = { mean: 1500, deviation: 200 };
  expect(ratedSolver(NEW_SOLVER, puzzle, true, 0).mean).toBeGreaterThan(1600);
  expect(ratedSolver(NEW_SOLVER, puzzle, false, 0).mean).toBeLessThan(1400);
});
