import { expect, test } from "vitest";
import { framesOf } from "./demo-frames";
import { PICTURES } from "../../games/pictures";

test("no marble is lost on the way, but the one that is pushed off", () => {
  const frames = framesOf("abalone");
  const counts = frames.map((frame) => Object.keys(frame.pieces).length);
  expect(counts[0]).toBe(28);
  expect(counts.at(-2)).toBe(28);
  expect(counts.at(-1)).toBe(27);
});

test("the last tile finishes a shape of one colour", () => {
  const frames = framesOf("six");
  const { winning } = PICTURES.six.demo;
  const last = frames.at(-1)?.pieces ?? {};
  expect(winning).toHaveLength(6);
  expect(new Set(winning.map((cell) => last[cell]))).toEqual(new Set(["black"]));
  expect(winning.filter((cell) => !frames.at(-2)?.pieces[cell])).toHaveLength(1);
});
