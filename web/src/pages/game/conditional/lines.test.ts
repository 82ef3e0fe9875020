import { expect, test } from "vitest";
import { answered, withLine } from "./lines";

// The opponent plays first, then the author, and so on.
const isMine = (ply: number) => ply % 2 === 1;

test("a line ends with a move of the author", () => {
  expect(answered(["a", "b", "c"], isMine)).toEqual(["a", "b"]);
  expect(answered(["a", "b", "c", "d"], isMine)).toEqual(["a", "b", "c", "d"]);
  expect(answered(["a"], isMine)).toEqual([]);
});

test("another move of the opponent is another line", () => {
  expect(withLine([["a", "b"]], ["c", "b"], isMine)).toEqual([
    ["a", "b"],
    ["c", "b"],
  ]);
});

test("another answer to the same moves replaces the one before", () => {
  const lines = [
    ["a", "b", "c", "d"],
    ["x", "y"],
  ];
  expect(withLine(lines, ["a", "z"], isMine)).toEqual([
    ["x", "y"],
    ["a", "z"],
  ]);
});

test("a line that continues another one replaces it, and a beginning adds nothing", () => {
  expect(withLine([["a", "b"]], ["a", "b", "c", "d"], isMine)).toEqual([["a", "b", "c", "d"]]);
  expect(withLine([["a", "b", "c", "d"]], ["a", "b"], isMine)).toEqual([["a", "b", "c", "d"]]);
});
