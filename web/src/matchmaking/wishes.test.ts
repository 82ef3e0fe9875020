import { describe, expect, it } from "vitest";
import type { WaitingPool } from "../net/types";
import { isSame, othersFor, suggestions, usualWish } from "./wishes";

const pool = (control: string, count: number, more: Partial<WaitingPool> = {}): WaitingPool => ({
  game: "abalone",
  control,
  options: { layout: "standard" },
  count,
  ...more,
});

describe("wishes", () => {
  it("have the options that opponents are found for", () => {
    expect(usualWish("abalone", "60", false).options).toEqual({ layout: "standard" });
    expect(usualWish("six", "60", true).options).toEqual({ rules: "basic" });
  });

  it("are the same if everything is", () => {
    const wish = usualWish("abalone", "300+3", false);
    expect(isSame(wish, usualWish("abalone", "300+3", false))).toBe(true);
    for (const other of [
      { ...wish, rated: true },
      { ...wish, control: "600" },
      { ...wish, options: { layout: "belgian-daisy" } },
      usualWish("six", "300+3", false),
    ])
      expect(isSame(wish, other)).toBe(false);
  });

  it("count others, not oneself", () => {
    const pools = [pool("60", 2), pool("60", 5, { rated: true })];
    const wish = usualWish("abalone", "60", false);
    expect(othersFor(wish, pools, null)).toBe(2);
    expect(othersFor(wish, pools, wish)).toBe(1);
    expect(othersFor({ ...wish, rated: true }, pools, wish)).toBe(5);
    expect(othersFor({ ...wish, control: "600" }, pools, null)).toBe(0);
  });

  it("are suggested where others wait, and only those that one may join", () => {
    const pools = [pool("60", 1), pool("180", 2), pool("600", 3, { rated: true })];
    const controls = (own: Parameters<typeof suggestions>[1], hasAccount: boolean) =>
      suggestions(pools, own, hasAccount).map(({ control }) => control);
    expect(controls(null, true)).toEqual(["600", "180", "60"]);
    expect(controls(null, false)).toEqual(["180", "60"]);
    expect(controls(usualWish("abalone", "60", false), false)).toEqual(["180"]);
    expect(controls(usualWish("abalone", "180", false), false)).toEqual(["60"]);
  });
});
