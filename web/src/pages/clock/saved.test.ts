import { beforeEach, describe, expect, test } from "vitest";
import { press, setClock } from "./game-clock";
import { loadClock, loadSeen, saveClock, saveSeen, STORED_AS } from "./saved";
import { controlsOf, firstSetup } from "./setup";
import { WallTime } from "./wall-time";

const clock = press(setClock(controlsOf(firstSetup())), 1, 5_000);

beforeEach(() => localStorage.clear());

describe("the stored clock", () => {
  test("is the one that was saved", () => {
    const saved = { setup: { ...firstSetup(), preset: "900" as const }, clock, isSwapped: true };
    saveClock(saved);
    expect(loadClock()).toEqual(saved);
  });

  test("is none on a first visit", () => {
    expect(loadClock()).toEqual({ setup: firstSetup(), clock: null, isSwapped: false });
  });

  test.each([
    "null",
    "7",
    "{",
    JSON.stringify({ setup: 1, clock: { ...clock, banks: [1] }, isSwapped: "yes" }),
    JSON.stringify({ setup: { ...firstSetup(), game: "chess" }, clock: { ...clock, at: "now" } }),
    JSON.stringify({ setup: { ...firstSetup(), kind: "bronstein" }, clock: { ...clock, turn: 2 } }),
    JSON.stringify({ setup: { ...firstSetup(), own: [] }, clock: { ...clock, controls: [{}, {}] } }),
  ])("is none if it cannot be read: %s", (text) => {
    localStorage.setItem(STORED_AS, text);
    expect(loadClock()).toEqual({ setup: firstSetup(), clock: null, isSwapped: false });
  });

  test("knows when the page was last seen", () => {
    expect(loadSeen(7)).toBe(7);
    saveSeen(12);
    expect(loadSeen(7)).toBe(12);
  });
});

describe("the time of the device", () => {
  test("is what the device says, also after sleep", () => {
    const [wall, steady] = [{ time: 1_000 }, { time: 0 }];
    const source = new WallTime({ now: () => wall.time }, { now: () => steady.time });
    expect(source.now()).toBe(1_000);
    // Asleep, the steady clock may stand.
    wall.time += 60_000;
    expect(source.now()).toBe(61_000);
  });

  test("goes on if it is set back", () => {
    const [wall, steady] = [{ time: 100_000 }, { time: 0 }];
    const source = new WallTime({ now: () => wall.time }, { now: () => steady.time });
    wall.time = 40_000;
    steady.time = 250;
    expect(source.now()).toBe(100_250);
    wall.time += 1_000;
    steady.time += 1_000;
    expect(source.now()).toBe(101_250);
  });
});
