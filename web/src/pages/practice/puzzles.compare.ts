// Puzzles are chosen and judged on the device as on the server.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameName, PuzzleVerdict } from "../../net/types";
import { dailyPuzzle, puzzleOf, type PuzzleData } from "./collection";
import { judged } from "./judge";

interface Answers {
  days: [GameName, string, string][];
  attempts: [string, string[], PuzzleVerdict][];
}

const answers = JSON.parse(readFileSync(process.env.ANSWERS ?? "", "utf8")) as Answers;

test("the puzzle of each day", async () => {
  for (const [game, day, id] of answers.days) expect((await dailyPuzzle(game, day)).id, day).toBe(id);
});

test("verdicts on right and wrong moves, with the replies", async () => {
  for (const [id, moves, answer] of answers.attempts) {
    const verdict = await judged((await puzzleOf(id)) as PuzzleData, moves);
    expect(JSON.parse(JSON.stringify(verdict)), `${id} ${moves.join(" ")}`).toEqual(answer);
  }
});
