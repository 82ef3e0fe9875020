import { expect, test } from "vitest";
import { NO_PROGRESS, type Progress } from "./progress";
import { wishOf } from "./puzzle-source";
import { nextPath } from "./server-puzzles";

const guest = { isAccount: false, target: () => 1234, tried: () => ["a0000000001"] };
const progress: Progress = { ...NO_PROGRESS, solved: { abalone: ["a0000000002"], six: [] }, game: "abalone" };
const current = { id: "a0000000003", game: "abalone" } as const;

const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.split("?")[1]);

test("a guest asks for a puzzle near the rating on the device, without those that were seen", () => {
  const query = queryOf(nextPath(wishOf(progress, guest, "broadside", current, false)));
  expect(Object.fromEntries(query)).toEqual({
    game: "abalone",
    rating: "1234",
    theme: "broadside",
    not: "a0000000002,a0000000001,a0000000003",
  });
});

test("the server knows what an account has tried, and when all were seen, they are shown again", () => {
  const account = { ...guest, isAccount: true };
  expect(queryOf(nextPath(wishOf(progress, account, "", current, false))).get("not")).toBe(
    "a0000000002,a0000000003",
  );
  const again = queryOf(nextPath(wishOf({ ...progress, difficulty: 2 }, guest, "", null, true)));
  expect([again.get("not"), again.get("tried"), again.get("difficulty")]).toEqual([
    "a0000000002",
    "any",
    "2",
  ]);
});
