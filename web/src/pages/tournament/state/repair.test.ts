import { expect, test } from "vitest";
import type { EntrantView, RoundView } from "../../../net/types";
import { isSame, planOf, swapped, withBoard } from "./repair";

const entrants = [1, 2, 3, 4, 5, 6, 7].map(
  (number) => ({ number, status: number === 7 ? "withdrawn" : "active" }) as EntrantView,
);
const round = {
  number: 1,
  begins: 0,
  pairings: [{ number: 1, first: 1, second: 2, begins: 0 }],
  absences: [{ entrant: 3, kind: "bye" }],
} as RoundView;

test("a plan has all who take part", () => {
  expect(planOf(round, entrants)).toEqual({ pairs: [[1, 2]], bye: 3, out: [4, 5, 6] });
});

test("entrants change places, sides and the bye", () => {
  const plan = planOf(round, entrants);
  expect(swapped(plan, 1, 2).pairs).toEqual([[2, 1]]);
  expect(swapped(plan, 2, 3)).toEqual({ pairs: [[1, 3]], bye: 2, out: [4, 5, 6] });
  expect(swapped(plan, 1, 5)).toEqual({ pairs: [[5, 2]], bye: 3, out: [4, 1, 6] });
  expect(isSame(plan, swapped(swapped(plan, 1, 2), 1, 2))).toBe(true);
  expect(isSame(plan, swapped(plan, 1, 2))).toBe(false);
});

test("those without a game can be paired", () => {
  const plan = withBoard(planOf(round, entrants));
  expect(plan).toEqual({
    pairs: [
      [1, 2],
      [4, 5],
    ],
    bye: 3,
    out: [6],
  });
  expect(withBoard(plan)).toEqual(plan);
});
