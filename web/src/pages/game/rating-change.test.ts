import { expect, test } from "vitest";
import { changeText } from "./rating-change";

test("a change has a sign, and a provisional rating a question mark", () => {
  expect(changeText({ seat: 0, before: 1512, after: 1524 })).toEqual({
    before: "1512",
    after: "1524",
    difference: "+12",
    direction: "up",
  });
  const lost = changeText({ seat: 1, before: 1500, after: 1302, provisional: true });
  expect([lost.after, lost.difference, lost.direction]).toEqual(["1302?", "−198", "down"]);
  expect(changeText({ seat: 0, before: 1500, after: 1500 }).difference).toBe("±0");
});
