import { expect, it } from "vitest";
import { describe as words } from "./words";

it.each([
  ["2,-1", {}, "Black places a tile at L12."],
  ["2,-1#", {}, "Black places a tile at L12 and declares a shape."],
  ["#", {}, "Black declares a shape."],
  ["0,0>3,-1", {}, "Black moves a tile from K10 to L13."],
  ["0,0>3,-1", { removed: ["a"] }, "Black moves a tile from K10 to L13; one tile leaves the game."],
  [
    "0,0>3,-1=1,0",
    { removed: ["a", "b", "c", "d"] },
    "Black moves a tile from K10 to L13; four tiles leave the game.",
  ],
])("%s", (move, effect, expected) => {
  expect(words({ move, side: "black", ...effect })).toBe(expected);
});

it("says who it was", () => {
  expect(words({ move: "2,-1", side: "red" })).toBe("Red places a tile at L12.");
});
