import { expect, it } from "vitest";
import { after, positions } from "./pieces";

it("moves marbles, pushes others, and takes off what is removed", () => {
  const before = { a1: "black", a2: "black", a3: "white", b2: "white" } as const;
  const effect = {
    moved: [
      ["a1", "a2"],
      ["a2", "a3"],
    ] as [string, string][],
    removed: ["a3"],
  };
  expect(after(before, effect, "black")).toEqual({ a2: "black", a3: "black", b2: "white" });
  const push = {
    moved: [
      ["a1", "a2"],
      ["a2", "a3"],
    ] as [string, string][],
    pushed: [["a3", "a4"]] as [string, string][],
  };
  expect(after(before, push, "black")).toEqual({ a2: "black", a3: "black", a4: "white", b2: "white" });
});

it("places tiles of the side that moves", () => {
  expect(after({ "0,0": "black" }, { placed: ["1,0"] }, "red")).toEqual({ "0,0": "black", "1,0": "red" });
});

it("has a position for the start and one for each ply", () => {
  const frame = { move: "1,0", side: "red" as const, seat: 1, fen: "", placed: ["1,0"] };
  expect(positions({ pieces: { "0,0": "black" }, frames: [frame] })).toEqual([
    { "0,0": "black" },
    { "0,0": "black", "1,0": "red" },
  ]);
});
