import { expect, test } from "vitest";
import { DESCRIPTORS, GAME_NAMES } from "../../games/descriptors";
import { courseOf, lessonOf } from "./lesson-data";

test("the course of each game", async () => {
  for (const game of GAME_NAMES)
    expect((await courseOf(game)).map(({ id }) => id)).toEqual([...DESCRIPTORS[game].lessons]);
  const [lesson] = (await courseOf("abalone")).filter(({ id }) => id === "A2");
  expect(lesson).toMatchObject({ figures: ["1"], tasks: 2, rule: "A2" });
});

test("a lesson has positions, and what its right moves do", async () => {
  const { tasks } = await lessonOf("A13");
  expect(tasks[0]).toMatchObject({ kind: "play", turn: "black", moves: [{ move: "f7f8" }] });
  expect(tasks[0]?.detail.moves).toContain("f7f8");
  await expect(lessonOf("A99")).rejects.toThrow();
});
