import { describe, expect, it } from "vitest";
import type { AttemptView, PuzzleTheme } from "../../net/types";
import { DAYS_UNTIL_AGAIN, dueAgain, MIN_ATTEMPTS, themeResults, weakThemes } from "./suggestions";

const DAY = 86_400;

function attempt(
  number: number,
  theme: PuzzleTheme,
  solved: boolean,
  more: Partial<AttemptView> = {},
): AttemptView {
  const rating = { before: 1500, after: 1500, deviation: 100, expected: 0.5 };
  return {
    number,
    puzzle: `a${number}`,
    game: "abalone",
    difficulty: 3,
    themes: [theme],
    solved,
    ended: 0,
    ...rating,
    ...more,
  };
}

const some = (count: number, theme: PuzzleTheme, solved: number): AttemptView[] =>
  Array.from({ length: count }, (_, number) => attempt(number, theme, number < solved));

describe("what to practise", () => {
  it("compares results with expectations", () => {
    const [result] = themeResults(some(16, "broadside", 4));
    expect(result).toEqual({ theme: "broadside", attempts: 16, solved: 4, expected: 8, deviation: -2 });
  });

  it("lists themes far below expectation, with enough attempts, the lowest first", () => {
    const attempts = [
      ...some(MIN_ATTEMPTS, "broadside", 3),
      ...some(MIN_ATTEMPTS, "last-marble", 1),
      ...some(MIN_ATTEMPTS, "quiet-move", 4),
      ...some(MIN_ATTEMPTS - 1, "double-attack", 0),
      ...some(MIN_ATTEMPTS, "sumito-3-2", 10),
    ];
    expect(weakThemes(attempts).map(({ theme }) => theme)).toEqual(["last-marble", "broadside"]);
    expect(weakThemes([])).toEqual([]);
  });

  it("offers puzzles again that were not solved, after some days", () => {
    const now = 10 * DAY;
    const attempts = [
      attempt(1, "line", true),
      attempt(2, "line", false, { ended: 2 * DAY }),
      attempt(3, "line", false, { ended: 1 * DAY }),
      attempt(4, "line", false, { ended: now - DAYS_UNTIL_AGAIN * DAY + 1 }),
      attempt(5, "line", false, { ended: DAY, repeated: 5 * DAY, solved_later: true }),
      attempt(6, "line", false, { ended: DAY, repeated: 5 * DAY }),
      attempt(7, "line", false, { ended: DAY, repeated: 9 * DAY }),
    ];
    expect(dueAgain(attempts, now).map(({ number }) => number)).toEqual([3, 2, 6]);
  });
});
