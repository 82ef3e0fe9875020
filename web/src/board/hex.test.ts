import { describe, expect, it } from "vitest";
import { around, axial, cellAt, distance, inReadingOrder, neighbours, outline, spot, step } from "./hex";

describe("cells", () => {
  it("has six neighbours, all one step away", () => {
    expect(new Set(neighbours("2,-1")).size).toBe(6);
    for (const cell of neighbours("2,-1")) expect(distance("2,-1", cell)).toBe(1);
  });

  it("goes where the screen shows, also on a flipped table", () => {
    expect(step("0,0", "E")).toBe("1,0");
    expect(step("0,0", "NE")).toBe("1,-1");
    expect(step("0,0", "E", true)).toBe("-1,0");
  });

  it("lists the cells around a group once", () => {
    expect(around(["0,0", "1,0"])).toHaveLength(8);
  });

  it("reads from the top left", () => {
    expect(inReadingOrder(["0,1", "1,0", "0,0"])).toEqual(["0,0", "1,0", "0,1"]);
    expect(inReadingOrder(["0,1", "1,0", "0,0"], true)).toEqual(["0,1", "1,0", "0,0"]);
  });
});

describe("points", () => {
  it.each([false, true])("finds the cell of every middle and of points near it (flipped: %s)", (flipped) => {
    for (let q = -6; q <= 6; q++)
      for (let r = -6; r <= 6; r++) {
        const cell = `${q},${r}`;
        const { x, y } = spot(cell, flipped);
        for (const [dx, dy] of [
          [0, 0],
          [44, 0],
          [-44, 10],
          [20, 38],
          [-3, -50],
        ] as const)
          expect(cellAt({ x: x + dx, y: y + dy }, flipped)).toBe(cell);
      }
  });

  it("writes no minus zero", () => {
    expect(Object.is(spot("0,0", true).x, 0)).toBe(true);
    expect(cellAt({ x: -1, y: -1 })).toBe("0,0");
    expect(axial("-3,12")).toEqual([-3, 12]);
  });
});

describe("outline", () => {
  it("goes once around a group", () => {
    expect(outline(["0,0", "1,0", "0,1"]).match(/M/g)).toHaveLength(1);
  });

  it("goes around a ring twice: outside and inside", () => {
    expect(outline(neighbours("0,0")).match(/M/g)).toHaveLength(2);
  });

  it("goes around groups apart from each other separately", () => {
    expect(outline(["0,0", "5,0"]).match(/M/g)).toHaveLength(2);
  });
});
