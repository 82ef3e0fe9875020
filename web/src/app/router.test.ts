import { describe, expect, it } from "vitest";
import { routeOf, worksAlone } from "./router.svelte";

describe("the pages", () => {
  it.each([
    ["/", "home", ""],
    ["/games/Ab12", "game", "Ab12"],
    ["/games/device/ab12", "game", "device/ab12"],
    ["/games/other/ab12", "not-found", ""],
    ["/analysis/device/ab12", "analysis", "device/ab12"],
    ["/watch", "watch", ""],
    ["/analysis", "analysis", ""],
    ["/analysis/Ab12", "analysis", "Ab12"],
    ["/rules/A12", "rules", "A12"],
    ["/practice", "practice", ""],
    ["/practice/a0123456789", "practice", "a0123456789"],
    ["/de/glossary/in-line", "glossary", "in-line"],
    ["/settings", "settings", ""],
    ["/clock", "clock", ""],
    ["/hu/clock", "clock", ""],
    ["/clock/1", "not-found", ""],
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
    ["/@/Ada%20L", "profile", "Ada%20L"],
    ["/tr/@/Z%C3%BCmr%C3%BCt", "profile", "Z%C3%BCmr%C3%BCt"],
    ["/@/", "not-found", ""],
    ["/players", "players", ""],
    ["/hu/my-games", "my-games", ""],
    ["/tournaments", "tournaments", ""],
    ["/tournaments/new", "tournament-new", ""],
    ["/de/tournaments/Ab12", "tournament", "Ab12"],
    ["/tournaments/Ab12/settings", "tournament-settings", "Ab12"],
    ["/tournaments/Ab12/other", "not-found", ""],
    ["/hu/tournaments/Ab12/standings", "tournament", "Ab12"],
    ["/tournaments/Ab12/pairings/3", "tournament", "Ab12"],
    ["/tournaments/Ab12/log/3", "not-found", ""],
    ["/tournaments/Ab12/pairings/0", "not-found", ""],
    ["/sign-in", "sign-in", ""],
    ["/de/sign-up", "sign-up", ""],
    ["/account", "account", ""],
    ["/reset", "reset", ""],
    [`/hu/reset/${"0f".repeat(32)}`, "reset", "0f".repeat(32)],
    ["/reset/short", "not-found", ""],
    [`/confirm/${"0f".repeat(32)}`, "confirm", "0f".repeat(32)],
    ["/confirm", "not-found", ""],
    ["/privacy", "privacy", ""],
  ])("%s is %s", (path, page, id) => {
    expect(routeOf(path)).toEqual({ page, id });
  });
});

describe("without a server", () => {
  it.each(["/", "/analysis", "/analysis/device/ab12", "/games/device/ab12", "/de/learn/S5", "/hu/practice"])(
    "%s works",
    (path) => expect(worksAlone(routeOf(path))).toBe(true),
  );
  it.each(["/analysis/Ab12", "/games/Ab12", "/watch", "/tournaments/new", "/account"])(
    "%s does not",
    (path) => expect(worksAlone(routeOf(path))).toBe(false),
  );
});
