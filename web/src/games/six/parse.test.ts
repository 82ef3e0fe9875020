import { describe, expect, it } from "vitest";
import { choicesOf, effectOf, leavingWith, parse } from "./parse";

describe("parse", () => {
  it("reads every kind of move", () => {
    expect(parse("2,-1")).toEqual({ text: "2,-1", to: "2,-1", declares: false });
    expect(parse("2,-1#")).toEqual({ text: "2,-1#", to: "2,-1", declares: true });
    expect(parse("2,-1>4,0")).toEqual({ text: "2,-1>4,0", from: "2,-1", to: "4,0", declares: false });
    expect(parse("0,0>0,1=-6,0#")).toMatchObject({ from: "0,0", to: "0,1", kept: "-6,0", declares: true });
  });

  it("knows that a lone declaration and nonsense have no place on the table", () => {
    expect(parse("#")).toBeNull();
    expect(parse("a1b2")).toBeNull();
  });
});

describe("choices", () => {
  it("gathers moves by where they begin and end", () => {
    const { placing, moving } = choicesOf(["#", "5,0", "5,0#", "0,0>0,1=1,0", "0,0>0,1=-6,0", "0,0>7,0=1,0"]);
    expect(placing.get("5,0")?.map((move) => move.text)).toEqual(["5,0", "5,0#"]);
    expect([...(moving.get("0,0")?.keys() ?? [])]).toEqual(["0,1", "7,0"]);
    expect(moving.get("0,0")?.get("0,1")).toHaveLength(2);
  });
});

describe("what leaves", () => {
  const leaving = { "0,0": ["-1,0"], "5,0=1,0": ["6,0"], "5,0=6,0": ["1,0"] };

  it("goes by the tile, and by the group that stays where there is a choice", () => {
    expect(leavingWith(leaving, "0,0")).toEqual(["-1,0"]);
    expect(leavingWith(leaving, "5,0", "1,0")).toEqual(["6,0"]);
    expect(leavingWith(leaving, "5,0")).toEqual([]);
    expect(leavingWith(undefined, "5,0")).toEqual([]);
  });

  it("is part of a move's effect", () => {
    const move = parse("5,0>2,2=6,0");
    expect(move && effectOf(move, leaving)).toEqual({ moved: [["5,0", "2,2"]], removed: ["1,0"] });
  });
});
