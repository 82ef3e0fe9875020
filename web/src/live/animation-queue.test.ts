import { expect, test } from "vitest";
import { AnimationQueue } from "./animation-queue";

/** Moving pieces that a test stops. */
function journey() {
  let arrive: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => (arrive = resolve));
  return { rest, arrive: () => arrive() };
}

test("what comes while nothing moves is done at once", () => {
  const done: number[] = [];
  new AnimationQueue(() => null).do(() => done.push(1));
  expect(done).toEqual([1]);
});

test("what comes while a piece moves is done in order when it rests", async () => {
  const done: number[] = [];
  const { rest, arrive } = journey();
  const patience = new AnimationQueue(() => rest);
  patience.do(() => done.push(1));
  patience.do(() => done.push(2));
  await Promise.resolve();
  expect(done).toEqual([]);
  arrive();
  await rest;
  expect(done).toEqual([1, 2]);
});

test.each([new Event("pointerdown"), new Event("keydown")])("a touch does not wait: $type", (input) => {
  const done: number[] = [];
  const patience = new AnimationQueue(() => journey().rest);
  patience.do(() => done.push(1));
  dispatchEvent(input);
  expect(done).toEqual([1]);
});

test("what was done by a touch is not done again at rest, and what comes later waits anew", async () => {
  const done: number[] = [];
  const first = journey();
  const second = journey();
  const rests = [first.rest, second.rest];
  const patience = new AnimationQueue(() => rests.shift() ?? null);
  patience.do(() => done.push(1));
  dispatchEvent(new Event("keydown"));
  patience.do(() => done.push(2));
  second.arrive();
  await second.rest;
  expect(done).toEqual([1, 2]);
  patience.do(() => done.push(3));
  expect(done).toEqual([1, 2, 3]);
});
