import { beforeAll, describe, expect, it } from "vitest";
import { load } from "../texts";
import { AddressError, lookOf, positionIn, sentWith } from "./page";

beforeAll(() => load("embed"));

describe("addresses of frames", () => {
  it("contain a position and its moves", () => {
    expect(positionIn("?game=abalone&moves=a1b2+i9h8&theme=dark")).toEqual({
      game: "abalone",
      moves: ["a1b2", "i9h8"],
    });
    expect(positionIn("?moves=2,-1&rules=advanced")).toEqual({
      game: "six",
      options: { rules: "advanced" },
      moves: ["2,-1"],
    });
  });

  it("are refused in words", () => {
    expect(() => positionIn("")).toThrow(AddressError);
    expect(() => positionIn("?theme=dark")).toThrow("game=abalone");
    expect(() => positionIn("?game=chess")).toThrow("“chess”");
    expect(() => positionIn("?game=six&players=x")).toThrow("players=x");
  });

  it("say how the board looks", () => {
    expect(lookOf("?theme=dark&flipped=true&ply=7")).toEqual({ theme: "dark", flipped: true, ply: 7 });
    expect(lookOf("?theme=pink&flipped=1&ply=-1")).toEqual({ theme: "auto", flipped: false, ply: null });
  });
});

it("reads what the server has sent", () => {
  const page = new DOMParser().parseFromString(
    `<script type="application/json" id="data">{"puzzle":"daily"}</script>`,
    "text/html",
  );
  expect(sentWith(page)).toEqual({ puzzle: "daily" });
  expect(sentWith(new DOMParser().parseFromString("", "text/html"))).toEqual({});
});
