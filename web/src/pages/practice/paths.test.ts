import { expect, test } from "vitest";
import { today } from "./days";
import { addressOf, isPuzzleId } from "./paths";

const current = { id: "a0000000003", game: "abalone" } as const;

test("addresses", () => {
  expect(addressOf(current, "")).toBe("/practice/a0000000003");
  expect(addressOf(current, "broadside")).toBe("/practice/a0000000003?theme=broadside");
  expect(addressOf({ ...current, day: today() }, "")).toBe("/practice/daily?game=abalone");
  expect(addressOf({ ...current, day: "2026-01-02" }, "")).toBe(
    "/practice/daily?game=abalone&day=2026-01-02",
  );
  expect(["a0123456789", "sumito-3-2", "daily"].map(isPuzzleId)).toEqual([true, false, false]);
});
