import { describe, expect, it } from "vitest";
import { placeOf } from "./router.svelte";

describe("the pages", () => {
  it.each([
    ["/", "home", ""],
    ["/games/Ab12", "game", "Ab12"],
    ["/watch", "watch", ""],
    ["/analysis", "analysis", ""],
    ["/analysis/Ab12", "analysis", "Ab12"],
    ["/rules/A12", "rules", "A12"],
    ["/settings", "settings", ""],
    ["/nowhere", "lost", ""],
    ["/games/", "lost", ""],
  ])("%s is %s", (path, page, id) => {
    expect(placeOf(path)).toEqual({ page, id });
  });
});
