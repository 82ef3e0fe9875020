import { describe, expect, it } from "vitest";
import { languageOf, pathIn, splitPath } from "./language";

describe("the language of a visit", () => {
  it.each([
    ["/de/rules", "tr", ["hu"], "de"],
    ["/hu", null, ["en"], "hu"],
    ["/rules", "tr", ["hu"], "tr"],
    ["/rules", "xx", ["fr-FR", "hu-HU", "de"], "hu"],
    ["/", null, ["de-AT", "en"], "de"],
    ["/", null, ["en-GB", "de"], "en"],
    ["/", null, ["fr"], "en"],
    ["/", null, [], "en"],
    ["/design", null, ["tr"], "tr"],
  ] as const)("%s, %s kept, %s wanted: %s", (path, kept, wanted, found) => {
    expect(languageOf(path, kept, wanted)).toBe(found);
  });
});

describe("an address", () => {
  it("says its language in front", () => {
    expect(splitPath("/tr/rules/A12")).toEqual({ said: "tr", page: "/rules/A12" });
    expect(splitPath("/de")).toEqual({ said: "de", page: "/" });
    expect(splitPath("/design")).toEqual({ said: null, page: "/design" });
  });

  it("is that of the same page in any language", () => {
    expect(pathIn("/", "de")).toBe("/de/");
    expect(pathIn("/de/", "en")).toBe("/");
    expect(pathIn("/de/games/Ab12", "hu")).toBe("/hu/games/Ab12");
    expect(pathIn("/analysis?game=six", "tr")).toBe("/tr/analysis?game=six");
    expect(pathIn(pathIn("/rules", "tr"), "tr")).toBe("/tr/rules");
  });
});
