import { expect, it } from "vitest";
import { frameHtml, gameAddress, positionAddress } from "./html";
import { lookOf, positionIn } from "./page";

it("writes addresses that the frame reads", () => {
  const place = { game: "six" as const, moves: ["2,-1", "2,0"] };
  const address = positionAddress(place, 1, true);
  const search = address.slice(address.indexOf("?"));
  expect(positionIn(search)).toEqual(place);
  expect(lookOf(search)).toEqual({ theme: "auto", ply: 1, flipped: true });
  expect(positionAddress(place, 2, false)).toBe("/embed?game=six&moves=2%2C-1+2%2C0");
});

it("leaves out moves that would make an address too long for a request", () => {
  const moves = Array.from({ length: 2_000 }, () => "a1b2");
  expect(positionAddress({ game: "abalone", moves }, 2_000, false)).toBe("/embed?game=abalone");
  expect(positionAddress({ game: "abalone", moves: moves.slice(0, 500) }, 500, false)).toContain("a1b2");
});

it("writes HTML in which no text can end its attribute", () => {
  const element = document.createElement("div");
  element.innerHTML = frameHtml(gameAddress("NAME", true), `A "game" <b>`);
  const frame = element.querySelector("iframe");
  expect(frame?.getAttribute("src")).toBe(`${location.origin}/embed/games/NAME?flipped=true`);
  expect(frame?.title).toBe(`A "game" <b>`);
  expect(element.children).toHaveLength(1);
});
