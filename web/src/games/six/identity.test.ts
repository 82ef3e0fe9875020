import { describe, expect, it } from "vitest";
import type { Pieces } from "../../net/types";
import { followed, stepsBetween } from "./identity";

const START: Pieces = { "0,0": "black", "1,0": "red", "2,0": "black" };
const tiles = followed([], START, null);
const id = (cell: string) => tiles.find((tile) => tile.cell === cell)?.id;

describe("tiles", () => {
  it("are simply there at first", () => {
    expect(tiles).toHaveLength(3);
    expect(tiles.every((tile) => tile.came === undefined)).toBe(true);
  });

  it("come from the hand when placed", () => {
    const after = followed(tiles, { ...START, "3,0": "red" }, []);
    expect(after.at(-1)).toMatchObject({ cell: "3,0", came: "hand" });
    expect(after.find((tile) => tile.cell === "0,0")?.id).toBe(id("0,0"));
  });

  it("stay themselves when they move, and lie on top", () => {
    const after = followed(tiles, { "1,0": "red", "2,0": "black", "2,1": "black" }, [["0,0", "2,1"]]);
    expect(after.at(-1)).toEqual({ id: id("0,0"), cell: "2,1", side: "black", came: { from: "0,0" } });
  });

  it("are seen leaving, while the one that moved is seen moving", () => {
    const after = followed(tiles, { "1,0": "red", "2,1": "black" }, [["0,0", "2,1"]]);
    expect(after.find((tile) => tile.cell === "2,0")?.leaves).toBe(true);
    expect(after.at(-1)?.id).toBe(id("0,0"));
  });

  it("move without being told when only one can have moved", () => {
    const after = followed(tiles, { "1,0": "red", "2,0": "black", "5,5": "black" }, []);
    expect(after.at(-1)).toMatchObject({ id: id("0,0"), came: { from: "0,0" } });
  });

  it("finish their way when a move that was shown is confirmed", () => {
    const shown = followed(tiles, { "1,0": "red", "2,1": "black" }, [["0,0", "2,1"]]);
    expect(followed(shown, { "1,0": "red", "2,1": "black" }, [["0,0", "2,1"]])).toEqual(shown);
  });

  it("do not move when the game is seen at another place", () => {
    const after = followed(tiles, { "4,4": "red" }, null);
    expect(after).toHaveLength(1);
    expect(after[0]?.came).toBeUndefined();
  });
});

describe("steps", () => {
  const last = { moved: [["0,0", "2,1"]] as [string, string][] };

  it("are those of the last move, or backwards", () => {
    expect(stepsBetween({ ply: 3 }, { ply: 4, last })).toEqual([["0,0", "2,1"]]);
    expect(stepsBetween({ ply: 4, last }, { ply: 3 })).toEqual([["2,1", "0,0"]]);
    expect(stepsBetween({ ply: 4, last }, { ply: 9 })).toBeNull();
  });
});
