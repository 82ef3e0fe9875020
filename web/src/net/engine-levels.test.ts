import { describe, expect, test } from "vitest";
import { EngineRatings } from "./engine-levels.svelte";
import type { EngineLevels } from "./types";

const ANSWER: EngineLevels[] = [
  { game: "abalone", levels: [{ level: 1, rating: 702, provisional: true }] },
  { game: "six", levels: [{ level: 1, rating: 815 }] },
];

describe("the ratings of the engine's levels", () => {
  test("are asked for once, and marked while they are provisional", async () => {
    let asked = 0;
    const ratings = new EngineRatings(() => Promise.resolve(ANSWER).finally(() => (asked += 1)));
    expect(ratings.text("six", 1)).toBeNull();
    expect(ratings.text("abalone", 1)).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect([ratings.text("abalone", 1), ratings.text("six", 1), ratings.text("six", 2)]).toEqual([
      "702?",
      "815",
      null,
    ]);
    expect(asked).toBe(1);
  });

  test("are asked for again after a failure", async () => {
    const answers = [Promise.reject(new Error("offline")), Promise.resolve(ANSWER)];
    const ratings = new EngineRatings(() => answers.shift() ?? Promise.resolve([]));
    ratings.text("six", 1);
    await new Promise((resolve) => setTimeout(resolve));
    ratings.text("six", 1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(ratings.text("six", 1)).toBe("815");
  });
});
