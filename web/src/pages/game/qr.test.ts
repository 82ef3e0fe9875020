import { expect, test } from "vitest";
import { qrCode } from "./qr";

test("a code has a light margin of four modules, and dark corners inside it", async () => {
  const { size, path } = await qrCode("https://example.org/games/aB3dE6gH9jKm");
  // Sizes are 21, 25, 29, … modules.
  expect((size - 8 - 21) % 4).toBe(0);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
  expect(runs.filter(([, y]) => y === 4)).toContainEqual([4, 4, 7]);
  expect(Math.max(...runs.map(([, y = 0]) => y))).toBe(size - 5);
});

test("other texts have other codes", async () => {
  expect((await qrCode("one")).path).not.toBe((await qrCode("two")).path);
});
