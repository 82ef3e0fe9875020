import { describe, expect, test } from "vitest";
import { EngineRatings } from "./engine-levels.svelte";
import type { EngineLevels } from "./types";

const ANSWER: EngineLevels[] = [
  { game: "abalone", levels: [{ level: 1, rating: 702, provisional: true }] },
  { game: "six", levels: [{ level: 1, rating: 815 }] },
];

describe("the ratings of the engine's levels", () => {
  test("are asked for once", async () => {
    let asked = 0;
    const ratings = new EngineRatings(() => Promise.resolve(ANSWER).finally(() => (asked += 1)));
    expect(ratings.of("six", 1)).toBeUndefined();
    expect(ratings.of("abalone", 1)).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve));
    expect(ratings.of("abalone", 1)).toEqual({ level: 1, rating: 702, provisional: true });
    expect([ratings.of("six", 1)?.rating, ratings.of("six", 2)]).toEqual([815, undefined]);
    expect(asked).toBe(1);
  });

  test("are asked for again after a failure", async () => {
    const answers = [Promise.reject(new Error("offline")), Promise.resolve(ANSWER)];
    const ratings = new EngineRatings(() => answers.shift() ?? Promise.resolve([]));
    ratings.of("six", 1);
    await new Promise((resolve) => setTimeout(resolve));
    ratings.of("six", 1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(ratings.of("six", 1)?.rating).toBe(815);
  });
});
