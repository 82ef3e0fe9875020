import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Puzzle, PuzzleVerdict } from "../../net/types";
import { AccountPuzzles } from "./account-puzzles.svelte";
import { collectionOf } from "./collection";
import { DEVICE_PUZZLES } from "./device-puzzles";

const asked = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => vi.unstubAllGlobals());

async function onePuzzle(): Promise<[Puzzle, string]> {
  const { puzzles } = await collectionOf("six");
  const data = puzzles.find(({ solution }) => solution.length === 1);
  return [{ ...(await DEVICE_PUZZLES.show(data?.id ?? "")), rated: true }, data?.solution[0] ?? ""];
}

describe("the puzzles of an account", () => {
  test("are judged by the server while it answers", async () => {
    const [puzzle, move] = await onePuzzle();
    const verdict = { right: true, finished: true, attempt: { before: 1500, after: 1520 } };
    asked.mockResolvedValue(Response.json(verdict));
    const source = new AccountPuzzles();
    expect(await source.attempt(puzzle, [move], 3)).toEqual(verdict as PuzzleVerdict);
    expect(source.isCutOff).toBe(false);
  });

  test.each([
    ["no connection", () => Promise.reject(new TypeError("offline"))],
    ["a proxy before a server that is down", () => Promise.resolve(new Response("", { status: 502 }))],
  ])("are judged here with %s, unrated until the next puzzle", async (_, answer) => {
    const [puzzle, move] = await onePuzzle();
    asked.mockImplementation(answer);
    const source = new AccountPuzzles();
    const verdict = await source.attempt(puzzle, [move], 3);
    expect(verdict).toMatchObject({ right: true, finished: true });
    expect([verdict.attempt, source.isCutOff]).toEqual([undefined, true]);
    await source.solution(puzzle, 3);
    expect(asked).toHaveBeenCalledOnce();
    expect((await new AccountPuzzles().show(puzzle.id)).rated).toBeUndefined();
  });

  test("are not replaced by others when the server refuses", async () => {
    const [puzzle, move] = await onePuzzle();
    asked.mockResolvedValue(Response.json({ code: "too-fast", text: "Too fast." }, { status: 429 }));
    const source = new AccountPuzzles();
    await expect(source.attempt(puzzle, [move], 3)).rejects.toMatchObject({ code: "too-fast" });
    expect(source.isCutOff).toBe(false);
  });
});
