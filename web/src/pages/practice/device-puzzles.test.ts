import { describe, expect, it } from "vitest";
import type { RefusedError } from "../../net/http";
import { collectionOf } from "./collection";
import { chosen, DEVICE_PUZZLES } from "./device-puzzles";
import type { PuzzleWish } from "./puzzle-source";

const ANY: PuzzleWish = { game: "six", rating: 1300, difficulty: 0, theme: "", known: [], isAgain: false };

describe("puzzles on the device", () => {
  it("are near the solver's rating, and were not seen before", async () => {
    const { puzzles } = await collectionOf("six");
    const easy = puzzles.filter(({ difficulty }) => difficulty === 2).map(({ id }) => id);
    expect(easy.length).toBeGreaterThan(8);
    const known = easy.slice(1);
    expect((await chosen({ ...ANY, known, difficulty: 2 })).id).toBe(easy[0]);
    expect(easy).toContain((await chosen(ANY)).id);
  });

  it("have the wished theme, and there may be none left", async () => {
    const puzzle = await DEVICE_PUZZLES.next({ ...ANY, theme: "ring" });
    expect(puzzle.themes).toContain("ring");
    const { puzzles } = await collectionOf("six");
    const refused = await DEVICE_PUZZLES.next({ ...ANY, known: puzzles.map(({ id }) => id) }).catch(
      (error: unknown) => error,
    );
    expect((refused as RefusedError).code).toBe("no-puzzle-left");
    await expect(DEVICE_PUZZLES.show("s0000000000")).rejects.toMatchObject({ status: 404 });
  });

  it("are judged and solved without a server", async () => {
    const { puzzles } = await collectionOf("abalone");
    const data = puzzles.find(({ solution }) => solution.length === 3);
    const [first = "", , last = ""] = data?.solution ?? [];
    const puzzle = await DEVICE_PUZZLES.show(data?.id ?? "");
    expect(puzzle).toMatchObject({ own_moves: 2, position: { turn: puzzle.side } });
    expect(await DEVICE_PUZZLES.attempt(puzzle, [first], 1)).toMatchObject({ right: true, finished: false });
    expect(await DEVICE_PUZZLES.attempt(puzzle, [first, last], 1)).toMatchObject({ finished: true });
    const wrong = puzzle.position.detail.moves.find((move) => move !== first) ?? "";
    const verdict = await DEVICE_PUZZLES.attempt(puzzle, [wrong], 1);
    expect([verdict.right, verdict.because !== undefined]).toEqual([false, true]);
    expect((await DEVICE_PUZZLES.solution(puzzle, 1)).frames).toHaveLength(3);
  });

  it("has the puzzle of a day", async () => {
    const puzzle = await DEVICE_PUZZLES.daily("six", "2026-01-02");
    expect(puzzle.day).toBe("2026-01-02");
    expect((await DEVICE_PUZZLES.daily("six", "2026-01-03")).id).not.toBe(puzzle.id);
  });
});
