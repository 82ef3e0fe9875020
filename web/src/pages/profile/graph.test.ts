import { expect, test } from "vitest";
import { nearest, ratingScale, timeScale } from "./graph";

const points = [
  { time: 0, rating: 1500 },
  { time: 100, rating: 1612 },
  { time: 400, rating: 1580 },
];

test("the lines of ratings are round numbers around the curve", () => {
  const scale = ratingScale(points, 200);
  expect(scale.marks).toEqual([1500, 1550, 1600, 1650]);
  expect(scale.at(1500)).toBe(200);
  expect(scale.at(1650)).toBe(0);
});

test("a rating that does not change is a line in the middle", () => {
  const scale = ratingScale([{ time: 0, rating: 1500 }], 100);
  expect(scale.marks.length).toBeGreaterThan(2);
  expect(scale.at(1500)).toBe(50);
});

test("times go from the left to the right, with as many dates as fit", () => {
  const scale = timeScale(points, 400, 100);
  expect([scale.at(0), scale.at(100), scale.at(400)]).toEqual([0, 100, 400]);
  expect(scale.marks).toHaveLength(4);
  expect(scale.marks.at(-1)).toBe(400);
  expect(timeScale(points, 50, 100).marks).toEqual([0]);
  expect(timeScale(points.slice(0, 1), 400, 100).at(0)).toBe(200);
});

test("the nearest point is found", () => {
  const scale = timeScale(points, 400, 100);
  expect([0, 40, 60, 240, 399].map((x) => nearest(points, scale, x))).toEqual([0, 0, 1, 1, 2]);
});
