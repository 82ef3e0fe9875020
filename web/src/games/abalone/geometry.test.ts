import { describe, expect, it } from "vitest";
import {
  ahead,
  boardPoint,
  cellAtPoint,
  CELLS,
  centre,
  directionTo,
  DIRECTIONS,
  lineBetween,
  nearestDirection,
  opposite,
  rowOf,
  SPACING,
  step,
  vector,
  VIEW,
} from "./geometry";

describe("cells", () => {
  it("are 61, in rows of five to nine", () => {
    expect(CELLS).toHaveLength(61);
    expect(rowOf("a")).toEqual(["a1", "a2", "a3", "a4", "a5"]);
    expect(rowOf("e")).toHaveLength(9);
    expect(rowOf("f")[0]).toBe("f2");
    expect(rowOf("i")).toEqual(["i5", "i6", "i7", "i8", "i9"]);
  });

  it("have e5 in the middle and a below i", () => {
    expect(centre("e5")).toEqual({ x: 0, y: -0 });
    expect(centre("a1").y).toBeGreaterThan(centre("i5").y);
    expect(centre("a1").x).toBeCloseTo(centre("i5").x);
  });

  it("turn by half a circle when the board is flipped", () => {
    expect(centre("a1", true).x).toBeCloseTo(centre("i9").x);
    expect(centre("a1", true).y).toBeCloseTo(centre("i9").y);
  });

  it("are found at their centres", () => {
    for (const cell of CELLS) expect(cellAtPoint(centre(cell))).toBe(cell);
    expect(cellAtPoint({ x: 60, y: 0 })).toBeNull();
  });
});

describe("directions", () => {
  it("lead to the neighbours that the notation names", () => {
    expect(DIRECTIONS.map((direction) => step("e5", direction))).toEqual([
      "f6",
      "e6",
      "d5",
      "d4",
      "e4",
      "f5",
    ]);
    expect(step("a1", "NE")).toBe("b2");
    expect(step("a1", "NW")).toBe("b1");
  });

  it("end at the edge, though the eye goes on", () => {
    expect(step("i9", "NE")).toBeNull();
    expect(step("f2", "W")).toBeNull();
    expect(ahead("e9", "E")).toEqual({ x: 50, y: -0 });
  });

  it("are one spacing long, and each has its opposite", () => {
    for (const direction of DIRECTIONS) {
      const { x, y } = vector(direction);
      expect(Math.hypot(x, y)).toBeCloseTo(SPACING);
      expect(nearestDirection({ x, y })).toBe(direction);
      expect(step(step("e5", direction) ?? "", opposite(direction))).toBe("e5");
      expect(directionTo("e5", step("e5", direction) ?? "")).toBe(direction);
    }
    expect(directionTo("e5", "g5")).toBeNull();
  });
});

describe("lines", () => {
  it("join cells of one line", () => {
    expect(lineBetween("c3", "c5")).toEqual(["c3", "c4", "c5"]);
    expect(lineBetween("e5", "c3")).toEqual(["e5", "d4", "c3"]);
    expect(lineBetween("e5", "e5")).toEqual(["e5"]);
    expect(lineBetween("a1", "b4")).toBeNull();
  });
});

describe("a point of the window", () => {
  const box = { left: 100, top: 50, width: VIEW.width * 4, height: VIEW.height * 4 + 80 };

  it("is found on a picture that is higher than it needs to be", () => {
    const middle = boardPoint(box, { x: 100 + box.width / 2, y: 50 + box.height / 2 }, false);
    expect(middle).toEqual({ x: VIEW.left + VIEW.width / 2, y: VIEW.top + VIEW.height / 2 });
    expect(boardPoint(box, { x: 100, y: 90 }, false)).toEqual({ x: VIEW.left, y: VIEW.top });
  });

  it("is turned on a flipped board, and nowhere without a layout", () => {
    expect(boardPoint(box, { x: 100, y: 90 }, true)).toEqual({ x: -VIEW.left, y: -VIEW.top });
    expect(boardPoint({ left: 0, top: 0, width: 0, height: 0 }, { x: 1, y: 1 }, false)).toBeNull();
  });
});
