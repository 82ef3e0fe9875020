import { describe, expect, it } from "vitest";
import { forgotten, NOTHING, restored, today, withFailure, withSolved } from "./record";

const ONE = { id: "a0123456789", game: "abalone", clean: true } as const;
const OTHER = { id: "a9876543210", game: "abalone", clean: true } as const;

describe("what is remembered of one's practice", () => {
  it("counts puzzles solved one after the other", () => {
    const kept = withSolved(withSolved(NOTHING, ONE), OTHER);
    expect([kept.streak, kept.best]).toEqual([2, 2]);
    expect(kept.solved.abalone).toEqual([ONE.id, OTHER.id]);
    expect(withFailure(kept)).toEqual({ ...kept, streak: 0 });
  });

  it("counts a puzzle once", () => {
    expect(withSolved(withSolved(NOTHING, ONE), ONE).streak).toBe(1);
  });

  it("neither counts nor loses what was solved with help", () => {
    const kept = withSolved(withSolved(NOTHING, ONE), { ...OTHER, clean: false });
    expect(kept.streak).toBe(1);
    expect(kept.solved.abalone).toContain(OTHER.id);
  });

  it("knows the day", () => {
    expect(today(new Date(2030, 0, 5))).toBe("2030-01-05");
    expect(withSolved(NOTHING, { ...ONE, day: "2030-01-05" }).daily).toEqual({
      abalone: "2030-01-05",
      six: "",
    });
  });

  it("begins anew", () => {
    expect(forgotten(withSolved(NOTHING, ONE), "abalone").solved.abalone).toEqual([]);
  });

  it("survives whatever was kept", () => {
    expect(restored({})).toEqual(NOTHING);
    const odd = { streak: "9", best: -1, solved: { abalone: [1, "x", ONE.id] }, daily: null, game: "go" };
    expect(restored(odd)).toEqual({ ...NOTHING, solved: { abalone: [ONE.id], six: [] } });
    expect(restored({ ...NOTHING, streak: 3 }).best).toBe(3);
  });
});
