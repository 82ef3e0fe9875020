import { describe, expect, it } from "vitest";
import { forgotten, NO_PROGRESS, restored, withFailure, withSolved } from "./progress";

const ONE = { id: "a0123456789", game: "abalone", clean: true } as const;
const OTHER = { id: "a9876543210", game: "abalone", clean: true } as const;

describe("what is remembered of one's practice", () => {
  it("counts puzzles solved one after the other", () => {
    const progress = withSolved(withSolved(NO_PROGRESS, ONE), OTHER);
    expect([progress.streak, progress.best]).toEqual([2, 2]);
    expect(progress.solved.abalone).toEqual([ONE.id, OTHER.id]);
    expect(withFailure(progress)).toEqual({ ...progress, streak: 0 });
  });

  it("counts a puzzle once", () => {
    expect(withSolved(withSolved(NO_PROGRESS, ONE), ONE).streak).toBe(1);
  });

  it("neither counts nor loses what was solved with help", () => {
    const progress = withSolved(withSolved(NO_PROGRESS, ONE), { ...OTHER, clean: false });
    expect(progress.streak).toBe(1);
    expect(progress.solved.abalone).toContain(OTHER.id);
  });

  it("knows the day", () => {
    const progress = withSolved(NO_PROGRESS, { ...ONE, day: "2030-01-05" });
    expect(progress.daily).toEqual({ abalone: "2030-01-05", six: "" });
    // The puzzle of an earlier day may be solved after it.
    expect(withSolved(progress, { ...OTHER, day: "2030-01-04" }).daily.abalone).toBe("2030-01-05");
  });

  it("begins anew", () => {
    expect(forgotten(withSolved(NO_PROGRESS, ONE), "abalone").solved.abalone).toEqual([]);
  });

  it("survives whatever was progress", () => {
    expect(restored({})).toEqual(NO_PROGRESS);
    const odd = { streak: "9", best: -1, solved: { abalone: [1, "x", ONE.id] }, daily: null, game: "go" };
    expect(restored(odd)).toEqual({ ...NO_PROGRESS, solved: { abalone: [ONE.id], six: [] } });
    expect(restored({ ...NO_PROGRESS, streak: 3 }).best).toBe(3);
  });
});
