import { describe, expect, it } from "vitest";
import { centre } from "./geometry";
import {
  freeOptions,
  isBroadside,
  longerOptions,
  optionAt,
  optionsOf,
  readOptions,
  targetCells,
  targetPoint,
} from "./options";
import { EDGE_OPTIONS } from "./samples";

const moves = (options: { move: string }[]) => options.map((option) => option.move);

describe("options", () => {
  it("are read from moves and their effects", () => {
    expect(EDGE_OPTIONS[0]).toMatchObject({ move: "f6f7", cells: ["f6", "f7", "f8"], direction: "E" });
    expect(readOptions(["a1b2"], [])).toEqual([]);
  });

  it("belong to exactly the chosen marbles, in any order", () => {
    expect(moves(optionsOf(["c5", "c3", "c4"], EDGE_OPTIONS))).toEqual(["c3c5d3", "c3c5d4", "c3c4"]);
    expect(moves(optionsOf(["c3"], EDGE_OPTIONS))).toEqual(["c3d3"]);
    expect(optionsOf([], EDGE_OPTIONS)).toEqual([]);
  });

  it("tell a broadside from a move along the line", () => {
    const broadside = EDGE_OPTIONS.filter(isBroadside);
    expect(moves(broadside)).toEqual(["c3c5d3", "c3c5d4", "c3c4d3", "c3c4d4"]);
  });

  it("reach along the line through others of one's own, from its rear only", () => {
    expect(moves(longerOptions(["b2"], EDGE_OPTIONS))).toEqual(["b2c3"]);
    expect(moves(longerOptions(["c3", "c4"], EDGE_OPTIONS))).toEqual(["c3c4"]);
    expect(moves(longerOptions(["c5"], EDGE_OPTIONS))).toEqual([]);
  });

  it("go everywhere on the board in a premove", () => {
    expect(freeOptions(["e5", "e6"]).map((option) => option.direction)).toHaveLength(6);
    expect(freeOptions(["a1"]).map((option) => option.direction)).toEqual(["NE", "E", "NW"]);
    expect(freeOptions([])).toEqual([]);
  });
});

describe("targets", () => {
  const [eject, west, east, line] = EDGE_OPTIONS;

  it("are the cells ahead, and marbles that are pushed", () => {
    expect(eject && targetCells(eject)).toEqual(["f9"]);
    expect(line && targetCells(line)).toEqual(["c6"]);
    expect(west && targetCells(west)).toEqual(["d3", "d4", "d5"]);
  });

  it("have their arrow ahead of a line, and beside the middle of a broadside", () => {
    expect(line && targetPoint(line)).toEqual(centre("c6"));
    expect(west && targetPoint(west)).toEqual(centre("d4"));
    expect(east && targetPoint(east)).toEqual(centre("d5"));
  });

  it("that share a cell go by the nearest arrow", () => {
    const all = optionsOf(["c3", "c4", "c5"], EDGE_OPTIONS);
    expect(optionAt(all, "d3")?.move).toBe("c3c5d3");
    expect(optionAt(all, "d4")?.move).toBe("c3c5d3");
    expect(optionAt(all, "d5")?.move).toBe("c3c5d4");
    expect(optionAt(all, "e5")).toBeNull();
    const pair = optionsOf(["c3", "c4"], EDGE_OPTIONS);
    const { x, y } = centre("d4");
    expect(optionAt(pair, "d4", { x: x - 1, y })?.move).toBe("c3c4d3");
    expect(optionAt(pair, "d4", { x: x + 1, y })?.move).toBe("c3c4d4");
  });
});
