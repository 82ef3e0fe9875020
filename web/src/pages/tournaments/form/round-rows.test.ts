import { expect, it } from "vitest";
import { rowsOf } from "./round-rows";
import { moved, usualTieBreaks } from "./tie-break-order";

it("there is a row for each round, and not for more rounds than are possible", () => {
  expect(rowsOf("", 2)).toEqual(["", ""]);
  expect(rowsOf("a,b,c", 2)).toEqual(["a", "b"]);
  expect(rowsOf("", 99)).toHaveLength(20);
});

it("where the number of rounds is open, there are the known ones and at least one", () => {
  expect(rowsOf("", 0)).toEqual([""]);
  expect(rowsOf("a,", 0)).toEqual(["a", ""]);
});

it("tie-breaks change places within their list", () => {
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
  expect(usualTieBreaks("league")).not.toContain("buchholz");
});
