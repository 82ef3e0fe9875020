import { expect, test } from "vitest";
import { ago, outcomeOf, reasonOf } from "./words";

test("the winner goes by the colour of the game", () => {
  expect(outcomeOf("abalone", "1-0")).toBe("Black won");
  expect(outcomeOf("abalone", "0-1")).toBe("White won");
  expect(outcomeOf("six", "0-1")).toBe("Red won");
  expect(outcomeOf("six", "1/2-1/2")).toBe("Draw");
});

test("a reason has words, or none are said", () => {
  expect(reasonOf("six pushed off")).toBe("as six marbles were pushed off");
  expect(reasonOf("something new")).toBe("");
});

test("times are told as people do", () => {
  const at = 1_000_000_000;
  expect(ago(at, at + 20, "en")).toBe("now");
  expect(ago(at, at + 150, "en")).toBe("2 minutes ago");
  expect(ago(at, at + 7_300, "en")).toBe("2 hours ago");
  expect(ago(at, at + 90_000, "en")).toBe("yesterday");
  expect(ago(at + 5, at, "en")).toBe("now");
});
