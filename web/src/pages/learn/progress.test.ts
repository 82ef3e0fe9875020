import { describe, expect, it } from "vitest";
import { progress, readSolved } from "./progress.svelte";

const LESSON = { id: "A10", tasks: 2 };

describe("progress", () => {
  it("counts tasks once and keeps them", () => {
    progress.solve("A10", 0);
    progress.solve("A10", 0);
    expect(progress.count(LESSON)).toBe(1);
    expect(progress.isDone(LESSON)).toBe(false);
    progress.solve("A10", 1);
    expect(progress.isDone(LESSON)).toBe(true);
    expect(JSON.parse(localStorage.getItem("hexad.lessons") ?? "")).toEqual({ solved: { A10: [0, 1] } });
  });

  it("does not count tasks that a lesson no longer has", () => {
    progress.solve("A5", 7);
    expect(progress.count({ id: "A5", tasks: 2 })).toBe(0);
  });

  it("forgets what makes no sense", () => {
    expect(readSolved({ A1: [0, "x"], A2: 3 })).toEqual({ A1: [0] });
    expect(readSolved(null)).toEqual({});
    expect(readSolved("nonsense")).toEqual({});
  });
});
