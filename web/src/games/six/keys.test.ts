import { expect, it } from "vitest";
import { directionOfKey } from "../../board/directions";
import { beside, next, upOrDown } from "./keys";

const FIELD = new Set(["0,0", "1,0", "5,0", "0,1", "-1,2"]);

it("goes by the place of a key", () => {
  expect(directionOfKey("KeyW")).toBe("NW");
  expect(directionOfKey("ArrowRight")).toBe("E");
  expect(directionOfKey("KeyS")).toBeNull();
});

it("leaps over gaps and stops at the end", () => {
  expect(next(FIELD, "0,0", "E", false)).toBe("1,0");
  expect(next(FIELD, "1,0", "E", false)).toBe("5,0");
  expect(next(FIELD, "5,0", "E", false)).toBe("5,0");
});

it("goes down and up along a column", () => {
  expect(upOrDown(FIELD, "0,0", false, 0, false)).toBe("0,1");
  expect(upOrDown(FIELD, "0,1", false, 0, false)).toBe("-1,2");
  expect(upOrDown(FIELD, "0,0", true, 0, false)).toBe("0,0");
});

it("goes around the cells that can be played", () => {
  expect(beside(["a", "b"], "b", 1)).toBe("a");
  expect(beside(["a", "b"], "elsewhere", -1)).toBe("b");
  expect(beside([], "a", 1)).toBeUndefined();
});
