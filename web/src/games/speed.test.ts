import { expect, test } from "vitest";
import { isSpeed, speedOf } from "./speed";

test("the speed is that of the time which a player is expected to use", () => {
  expect(speedOf("60+2", "six", 2)).toBe("bullet");
  expect(speedOf("180", "abalone", 2)).toBe("blitz");
  expect(speedOf("300+3", "abalone", 2)).toBe("blitz");
  expect(speedOf("300d6", "abalone", 2)).toBe("rapid");
  expect(speedOf("900+18", "six", 2)).toBe("classical");
  // With four players, each makes half as many moves.
  expect(speedOf("900+18", "six", 4)).toBe("rapid");
  expect(speedOf("1/86400", "six", 4)).toBe("correspondence");
  expect(speedOf("-", "six", 2)).toBeNull();
});

test("other words are no speeds", () => {
  expect(isSpeed("blitz")).toBe(true);
  expect(isSpeed("fast")).toBe(false);
  expect(isSpeed(null)).toBe(false);
});
