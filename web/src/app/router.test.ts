import { describe, expect, it } from "vitest";
import { routeOf } from "./router.svelte";

describe("the pages", () => {
  it.each([
    ["/", "home", ""],
    ["/games/Ab12", "game", "Ab12"],
    ["/watch", "watch", ""],
    ["/analysis", "analysis", ""],
    ["/analysis/Ab12", "analysis", "Ab12"],
    ["/rules/A12", "rules", "A12"],
    ["/practice", "practice", ""],
    ["/practice/a0123456789", "practice", "a0123456789"],
    ["/de/glossary/in-line", "glossary", "in-line"],
    ["/settings", "settings", ""],
    ["/de", "home", ""],
    ["/de/", "home", ""],
    ["/tr/rules/A12", "rules", "A12"],
    ["/hu/games/Ab12", "game", "Ab12"],
    ["/fr/rules", "not-found", ""],
    ["/design", "design", ""],
    ["/de/de/rules", "not-found", ""],
    ["/nowhere", "not-found", ""],
    ["/rules/A99", "not-found", ""],
    ["/learn/S5", "learn", "S5"],
    ["/learn/six", "learn", "six"],
    ["/learn/pairing", "learn", "pairing"],
    ["/learn/nothing", "not-found", ""],
    ["/games/", "not-found", ""],
  ])("%s is %s", (path, page, id) => {
    expect(routeOf(path)).toEqual({ page, id });
  });
});
