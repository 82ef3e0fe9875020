import { describe, expect, it } from "vitest";
import { hintOf } from "./hints";

describe("hints", () => {
  it("mark the marbles, then show where they go", () => {
    const effect = {
      moved: [
        ["e4", "e5"],
        ["e5", "e6"],
      ] as [string, string][],
      pushed: [["e6", "e7"]] as [string, string][],
    };
    expect(hintOf("abalone", effect, {}, 1)).toEqual({
      what: "marbles",
      marks: [
        { cell: "e4", kind: "note" },
        { cell: "e5", kind: "note" },
      ],
      arrows: [],
    });
    expect(hintOf("abalone", effect, {}, 2).arrows).toEqual([{ from: "e4", to: "e6", kind: "best" }]);
    const aside = {
      moved: [
        ["e4", "f4"],
        ["e5", "f5"],
      ] as [string, string][],
    };
    expect(hintOf("abalone", aside, {}, 2).arrows).toHaveLength(2);
  });

  it("mark what a new tile will touch", () => {
    const found = hintOf("six", { placed: ["1,0"] }, { "0,0": "black", "5,5": "red" }, 1);
    expect(found).toEqual({ what: "beside", marks: [{ cell: "0,0", kind: "note" }], arrows: [] });
    expect(hintOf("six", { placed: ["1,0"] }, {}, 2).arrows).toEqual([{ from: "", to: "1,0", kind: "best" }]);
  });

  it("mark a tile that moves", () => {
    expect(hintOf("six", { moved: [["0,0", "2,0"]] }, {}, 1).what).toBe("tile");
  });
});
