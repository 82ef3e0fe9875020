import { expect, it } from "vitest";
import { isRuling, ruleName, rulingsOn } from "./rules";

it("marks rulings as ours", () => {
  expect(ruleName("A12")).toBe("Rule A12");
  expect(ruleName("R9")).toBe("Our ruling R9");
});

it("knows what of the printed rules is settled by us", () => {
  expect(rulingsOn("S8")).toEqual(["R8", "R9"]);
  expect(rulingsOn("S8").every(isRuling)).toBe(true);
  expect(rulingsOn("A12")).toEqual([]);
});
