import { expect, test } from "vitest";
import { valueText } from "./values";

test("quarters are written as fractions, like halves", () => {
  const values = [3, 0.5, 3.25, 1.75, 0.25, -1.5, 0, null, undefined];
  expect(values.map(valueText)).toEqual(["3", "½", "3¼", "1¾", "¼", "−1½", "0", "–", "–"]);
});

test("other values have two decimals", () => {
  expect(valueText(2 / 3)).toBe("0.67");
});
