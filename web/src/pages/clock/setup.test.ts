import { describe, expect, test } from "vitest";
import { areMinutesWhole, arePartsPossible, areSecondsWhole, partsOf, timeOfParts } from "./adjustment";
import { type ClockSetup, controlsOf, firstSetup, isSetupPossible, PRESETS, sideOfSeat } from "./setup";

const own = (changes: Partial<ClockSetup>): ClockSetup => ({ ...firstSetup(), preset: "own", ...changes });
const times = (minutes: number | null, bonus: number | null = 0, seconds: number | null = 30) => ({
  minutes,
  bonus,
  seconds,
});

describe("the times of the players", () => {
  test("a first visit is offered the ten and fifteen minutes of A16 first", () => {
    expect(PRESETS.slice(0, 2)).toEqual(["600", "900"]);
    expect(controlsOf(firstSetup())[0]).toEqual({ base: 600, increment: 0, delay: 0, isPerMove: false });
  });

  test.each([
    ["sudden-death", { base: 150, increment: 0, delay: 0, isPerMove: false }],
    ["increment", { base: 150, increment: 4, delay: 0, isPerMove: false }],
    ["delay", { base: 150, increment: 0, delay: 4, isPerMove: false }],
    ["per-move", { base: 30, increment: 0, delay: 0, isPerMove: true }],
  ] as const)("own values: %s", (kind, control) => {
    const setup = own({ kind, own: [times(2.5, 4), times(1, 1)] });
    expect(controlsOf(setup)).toEqual([control, control]);
  });

  test("a handicap gives each player an own time", () => {
    const setup = own({ kind: "increment", hasHandicap: true, own: [times(10, 0), times(5, 3)] });
    expect(controlsOf(setup).map(({ base, increment }) => [base, increment])).toEqual([
      [600, 0],
      [300, 3],
    ]);
    // A preset is the same for both.
    const [first, second] = controlsOf({ ...setup, preset: "900+10" });
    expect([first.base, second]).toEqual([900, first]);
  });

  test.each([
    ["sudden-death", times(0.5, null, null), true],
    ["sudden-death", times(0), false],
    ["sudden-death", times(null), false],
    ["increment", times(5, null), false],
    ["increment", times(5, 1.5), false],
    ["delay", times(5, 180), true],
    ["per-move", times(null, null, 5), true],
    ["per-move", times(10, 0, 4), false],
    ["per-move", times(10, 0, 601), false],
  ] as const)("%s, %j: possible is %s", (kind, time, isPossible) => {
    expect(isSetupPossible(own({ kind, own: [time, times(5)] }))).toBe(isPossible);
    // The values of the second player count only with a handicap.
    expect(isSetupPossible(own({ kind, own: [times(5), time] }))).toBe(true);
    expect(isSetupPossible(own({ kind, hasHandicap: true, own: [times(5), time] }))).toBe(isPossible);
  });

  test("the colours are those of the game", () => {
    expect([sideOfSeat("abalone", 0), sideOfSeat("abalone", 1)]).toEqual(["black", "white"]);
    expect(sideOfSeat("six", 1)).toBe("red");
    expect(sideOfSeat("any", 0)).toBeNull();
  });
});

describe("a time that the arbiter enters", () => {
  test("is shown in whole seconds and keeps its fraction if it is not changed", () => {
    expect(partsOf(125_900)).toEqual({ minutes: 2, seconds: 5 });
    expect(timeOfParts({ minutes: 2, seconds: 5 }, 125_900)).toBe(125_900);
    expect(timeOfParts({ minutes: 2, seconds: 6 }, 125_900)).toBe(126_000);
  });

  test.each([
    [{ minutes: 0, seconds: 0 }, true, false],
    [{ minutes: 0, seconds: 1 }, true, true],
    [{ minutes: 601, seconds: 0 }, false, true],
    [{ minutes: 5, seconds: 60 }, true, false],
    [{ minutes: null, seconds: 5 }, false, true],
    [{ minutes: 1.5, seconds: -1 }, false, false],
  ])("%j", (parts, minutes, seconds) => {
    expect([areMinutesWhole(parts), areSecondsWhole(parts)]).toEqual([minutes, seconds]);
    expect(arePartsPossible(parts)).toBe(minutes && seconds);
  });
});
