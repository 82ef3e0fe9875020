import { describe, expect, it } from "vitest";
import { restoredHistory, withAttempt } from "./device-history";
import { NEW_SOLVER } from "./glicko2";

const PUZZLE = {
  id: "a0123456789",
  game: "abalone",
  difficulty: 3,
  themes: ["broadside"],
  rating: { mean: 1500, deviation: 200 },
} as const;
const puzzle = { ...PUZZLE, themes: [...PUZZLE.themes] };
const HOUR = 3_600;
const EMPTY = restoredHistory({});

describe("attempts without an account", () => {
  it("are rated", () => {
    const history = withAttempt(EMPTY, puzzle, { solved: true, now: 1_000.5, seconds: 12 });
    const [attempt] = history.attempts;
    expect(attempt).toMatchObject({ number: 1, puzzle: puzzle.id, solved: true, before: 1500, seconds: 12 });
    expect(attempt?.after).toBeGreaterThan(1600);
    expect(attempt?.expected).toBe(0.5);
    expect(history.ratings.abalone.mean).toBe(attempt?.after);
    expect(history.ratings.six).toEqual(NEW_SOLVER);
  });

  it("count once; later ones are noted, but not those of the same sitting", () => {
    const first = withAttempt(EMPTY, puzzle, { solved: false, now: 0, seconds: 1 });
    expect(withAttempt(first, puzzle, { solved: true, now: HOUR, seconds: 1 })).toBe(first);
    const later = withAttempt(first, puzzle, { solved: true, now: 80 * HOUR, seconds: 1 });
    expect(later.ratings).toEqual(first.ratings);
    expect(later.attempts).toEqual([{ ...first.attempts[0], repeated: 80 * HOUR, solved_later: true }]);
    expect(withAttempt(later, puzzle, { solved: false, now: 81 * HOUR, seconds: 1 })).toBe(later);
  });

  it("survive whatever was stored", () => {
    const history = withAttempt(EMPTY, puzzle, { solved: true, now: 1, seconds: 1 });
    expect(restoredHistory(JSON.parse(JSON.stringify(history)) as object)).toEqual(history);
    const damaged = {
      ratings: { abalone: { mean: "x" }, six: null },
      attempts: [{}, null, 7, history.attempts[0]],
    };
    expect(restoredHistory(damaged)).toEqual({ ...EMPTY, attempts: history.attempts });
    expect(restoredHistory({ ratings: null, attempts: "none" })).toEqual(EMPTY);
  });
});
