import { expect, test } from "vitest";
import { changed } from "./list-changes";

const list = { n: 4, games: [{ name: "a", ply: 1 }, { name: "b" }, { name: "c" }] };

test("changes replace games, remove some and add others", () => {
  const changes = { n: 5, games: [{ name: "d" }, { name: "a", ply: 2 }], removed: ["b"] };
  expect(changed(list, changes)).toEqual({
    n: 5,
    games: [{ name: "a", ply: 2 }, { name: "c" }, { name: "d" }],
  });
});

test("a gap in the numbers is noticed", () => {
  expect(changed(list, { n: 6, games: [], removed: [] })).toBeNull();
  expect(changed(list, { n: 4, games: [], removed: [] })).toBeNull();
});
