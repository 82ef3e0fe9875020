import { expect, test } from "vitest";
import { shortlist } from "./layouts";

test("the chosen layout is among the first ones", () => {
  const names = ["standard", "belgian-daisy", "german-daisy", "star"];
  expect(shortlist(names, "standard", 2)).toEqual(["standard", "belgian-daisy"]);
  expect(shortlist(names, "star", 2)).toEqual(["standard", "star"]);
  expect(shortlist(names, "gone", 2)).toEqual(["standard", "belgian-daisy"]);
});
