import { describe, expect, test } from "vitest";
import { delayOf, format, LowTime, remaining, untilChange } from "./clock";

const reading = { clock: [60_000, 30_000], running: 0, heard: 1_000, hold: 0 };

describe("what is left", () => {
  test("only the running clock runs", () => {
    expect(remaining(reading, 0, 3_500)).toBe(60_000 - 250);
    expect(remaining(reading, 1, 3_500)).toBe(30_000);
  });
  test("it never shows less than nothing", () => {
    expect(remaining(reading, 0, 10_000_000)).toBe(0);
  });
  test("nothing runs when it is nobody's turn", () => {
    expect(remaining({ ...reading, running: null }, 0, 99_000)).toBe(60_000);
  });
  test("a delay comes before the time runs", () => {
    const held = { ...reading, hold: 500 };
    expect(remaining(held, 0, 1_000 + 4_000)).toBe(60_000);
    expect(remaining(held, 0, 1_000 + 6_000)).toBe(60_000 - 100);
  });
  test("a seat without a clock has none", () => {
    expect(remaining(reading, 2, 0)).toBeNull();
  });
});

test.each([
  [360_000 + 12_345, "1:02:03"],
  [360_000, "1:00:00"],
  [359_999, "59:59"],
  [60_000, "10:00"],
  [6_500, "1:05"],
  [1_000, "0:10"],
  [999, "0:09.9"],
  [730, "0:07.3"],
  [9, "0:00.0"],
  [0, "0:00.0"],
])("%i centiseconds are %s", (time, text) => {
  expect(format(time)).toBe(text);
});

test("a clock is looked at again right after it looks different", () => {
  for (const left of [60_000, 59_950.4, 1_000, 987, 12.3]) {
    const then = left - untilChange(left) / 10;
    expect(format(Math.max(0, then))).not.toBe(format(left));
  }
  expect(untilChange(5_050)).toBeLessThan(600);
  expect(untilChange(555)).toBeLessThan(120);
});

test.each([
  ["600d5", 500],
  ["600d2.5", 250],
  ["600+5", 0],
  ["-", 0],
])("the delay of %s is %i centiseconds", (control, delay) => {
  expect(delayOf(control)).toBe(delay);
});

test("one is warned once, and again after having had plenty of time", () => {
  const low = new LowTime();
  expect([3_000, 1_000, 990, 980, 1_500, 900].map((left) => low.isReached(left))).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
  expect([2_500, 950].map((left) => low.isReached(left))).toEqual([false, true]);
  expect(new LowTime().isReached(null)).toBe(false);
  const early = new LowTime(3_000);
  expect([3_000, 2_999, 6_000, 2_000, 6_001, 2_998].filter((left) => early.isReached(left))).toEqual([
    2_999, 2_998,
  ]);
});
