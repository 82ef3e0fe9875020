import { expect, test } from "vitest";
import { today } from "./days";
import { addressOf, isPuzzleId, nextPath } from "./paths";
import { NO_PROGRESS, type Progress } from "./progress";

const guest = { isAccount: false, target: () => 1234, tried: () => ["a0000000001"] };
const progress: Progress = { ...NO_PROGRESS, solved: { abalone: ["a0000000002"], six: [] }, game: "abalone" };
const current = { id: "a0000000003", game: "abalone" } as const;

const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.split("?")[1]);

test("a guest asks for a puzzle near the rating on the device, without those that were seen", () => {
  const query = queryOf(nextPath(progress, guest, "broadside", current, false));
  expect(Object.fromEntries(query)).toEqual({
    game: "abalone",
    rating: "1234",
    theme: "broadside",
    not: "a0000000002,a0000000001,a0000000003",
  });
});

test("the server knows what an account has tried, and when all were seen, they are shown again", () => {
  const account = { ...guest, isAccount: true };
  expect(queryOf(nextPath(progress, account, "", current, false)).get("not")).toBe("a0000000002,a0000000003");
  const again = queryOf(nextPath({ ...progress, difficulty: 2 }, guest, "", null, true));
  expect([again.get("not"), again.get("tried"), again.get("difficulty")]).toEqual([
    "a0000000002",
    "any",
    "2",
  ]);
});

test("addresses", () => {
  expect(addressOf(current, "")).toBe("/practice/a0000000003");
  expect(addressOf(current, "broadside")).toBe("/practice/a0000000003?theme=broadside");
  expect(addressOf({ ...current, day: today() }, "")).toBe("/practice/daily?game=abalone");
  expect(addressOf({ ...current, day: "2026-01-02" }, "")).toBe(
    "/practice/daily?game=abalone&day=2026-01-02",
  );
  expect(["a0123456789", "sumito-3-2", "daily"].map(isPuzzleId)).toEqual([true, false, false]);
});
