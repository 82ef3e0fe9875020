import { describe, expect, it } from "vitest";
import { readLink, writeLink } from "./link";

const search = (link: string): string => link.slice(link.indexOf("?"));

describe("links to an analysis", () => {
  it("name a game, a position, options and moves", () => {
    const place = {
      game: "six" as const,
      fen: "BR@0,0 19 20 b basic 1",
      options: { declare: "manual" as const },
      moves: ["2,-1", "3,0"],
    };
    expect(readLink(search(writeLink(place)))).toEqual(place);
  });

  it("leave out what goes without saying", () => {
    const options = { rules: "advanced" as const, players: 2 as const, repetition: 3, begins: 1 as const };
    expect(writeLink({ game: "six", options })).toBe("/analysis?game=six&rules=advanced");
    const fen = "BR@0,0 20 20 b advanced 1";
    expect(writeLink({ game: "six", fen, options })).not.toContain("rules=");
    expect(writeLink({ game: "abalone", options: { layout: "standard" } })).toBe("/analysis?game=abalone");
  });

  it("do without the moves of long games", () => {
    const moves = Array.from({ length: 400 }, () => "a1b2");
    expect(writeLink({ game: "abalone", moves })).toBe("/analysis?game=abalone");
  });

  it("may be no links to an analysis", () => {
    expect(readLink("")).toBeNull();
    expect(readLink("?game=chess")).toBeNull();
    expect(readLink("?fen=BR@0,0+20+20+b+basic+1")).toMatchObject({ game: "six" });
  });
});
