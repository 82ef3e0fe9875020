// What the page computes is what the server answers, field by field.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Try } from "../board/types";
import { RefusedError } from "../net/http";
import type { Lesson, Position, PositionRequest, Refused, Replay, Verdict } from "../net/types";
import { lessonOf } from "../pages/learn/lesson-data";
import { positionAt, replayAt, verdictAt } from ".";

interface Answers {
  positions: [PositionRequest, Position][];
  replays: [PositionRequest, Replay][];
  verdicts: [PositionRequest, Try, Verdict][];
  refusals: [PositionRequest, Refused][];
  lessons: Lesson[];
}

const answers = JSON.parse(readFileSync(process.env.ANSWERS ?? "", "utf8")) as Answers;

/** An answer as JSON has it, without the server's English sentences. */
function bare(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value: unknown) => (name === "text" ? undefined : value)),
  ) as unknown;
}

test("positions", async () => {
  for (const [place, answer] of answers.positions)
    expect(bare(await positionAt(place)), JSON.stringify(place)).toEqual(bare(answer));
});

test("replays", async () => {
  for (const [place, answer] of answers.replays)
    expect(bare(await replayAt(place)), JSON.stringify(place)).toEqual(bare(answer));
});

test("verdicts", async () => {
  for (const [place, tried, answer] of answers.verdicts)
    expect(bare(await verdictAt(place, tried)), JSON.stringify([place, tried])).toEqual(bare(answer));
});

test("refusals", async () => {
  for (const [place, { code, field, rule }] of answers.refusals) {
    const refused = (await positionAt(place).catch((error: unknown) => error)) as RefusedError;
    expect(refused, JSON.stringify(place)).toBeInstanceOf(RefusedError);
    expect([refused.code, refused.field, refused.rule], JSON.stringify(place)).toEqual([code, field, rule]);
  }
});

test("lessons", async () => {
  for (const lesson of answers.lessons)
    expect(bare(await lessonOf(lesson.id)), lesson.id).toEqual(bare(lesson));
});
