import { expect, test } from "vitest";
import { withCount, withDot } from "./tab";

test("the title says how many games wait, once", () => {
  expect(withCount("Settings · Hexad", 2)).toBe("(2) Settings · Hexad");
  expect(withCount("(2) Settings · Hexad", 3)).toBe("(3) Settings · Hexad");
  expect(withCount("(3) Settings · Hexad", 0)).toBe("Settings · Hexad");
  expect(withCount("Settings · Hexad", 0)).toBe("Settings · Hexad");
});

test("the dot stands above the icon", () => {
  expect(withDot("<svg><path/></svg>")).toMatch(/^<svg><path\/><circle .*<\/svg>$/);
});
