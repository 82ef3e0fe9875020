import { expect, test } from "vitest";
import { readNames } from "./typed-names";

test("a line is a name, perhaps with a rating", () => {
  expect(readNames("Ada Lovelace\n\n  Bea, 1650 \nCem 900\nDóra; 1500", false)).toEqual({
    entrants: [
      { members: ["Ada Lovelace"] },
      { members: ["Bea"], rating: 1650 },
      { members: ["Cem"], rating: 900 },
      { members: ["Dóra"], rating: 1500 },
    ],
    wrong: 0,
  });
});

test("teams are two names", () => {
  expect(readNames("Ada / Bea, 1500\nCem & Dan", true).entrants).toEqual([
    { members: ["Ada", "Bea"], rating: 1500 },
    { members: ["Cem", "Dan"] },
  ]);
  expect(readNames("Ada / Bea\nCem", true).wrong).toBe(2);
  expect(readNames("A / B / C", true).wrong).toBe(1);
});

test("names that are too long, missing or have an impossible rating are named by their line", () => {
  expect(readNames(`Ada\n${"x".repeat(41)}`, false).wrong).toBe(2);
  expect(readNames("Ada\nBea, 9000", false).wrong).toBe(2);
  expect(readNames("Ada\n, 1500", false).wrong).toBe(2);
  expect(readNames("Ada / Bea", false).entrants).toEqual([{ members: ["Ada / Bea"] }]);
});
