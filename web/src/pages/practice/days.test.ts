import { expect, test } from "vitest";
import { dayAfter, isPastDay, today } from "./days";

const NOW = Date.UTC(2030, 0, 5, 23, 30);

test("the day is that of universal time", () => {
  expect(today(NOW)).toBe("2030-01-05");
  expect([dayAfter("2030-01-01", -1), dayAfter("2028-02-28", 1)]).toEqual(["2029-12-31", "2028-02-29"]);
});

test("only days that have begun are shown", () => {
  for (const day of ["2030-01-05", "2029-12-31"]) expect(isPastDay(day, NOW)).toBe(true);
  for (const text of ["2030-01-06", "2029-02-30", "today", "", null])
    expect(isPastDay(text, NOW)).toBe(false);
});
