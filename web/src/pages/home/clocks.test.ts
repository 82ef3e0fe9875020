import { expect, test } from "vitest";
import { CORRESPONDENCE_CONTROLS } from "../../games/descriptors.generated";
import { controlOf, clockText, DAYS } from "./clocks";

const custom = { clock: "custom", minutes: 3, increment: 2, days: 3, weekends: false } as const;

test("a preset is minutes and seconds, the server's control is seconds", () => {
  expect(controlOf({ ...custom, clock: "5+3" })).toBe("300+3");
  expect(controlOf({ ...custom, clock: "15+0" })).toBe("900+0");
  expect(controlOf({ ...custom, clock: "none" })).toBe("-");
  expect(controlOf({ ...custom, clock: "days" })).toBe("1/259200");
});

test("there is a choice from an hour to thirty days for each move", () => {
  const controls = DAYS.map((days) => controlOf({ ...custom, clock: "days", days }));
  expect(controls).toEqual(CORRESPONDENCE_CONTROLS);
  expect([controls[0], controls.at(-1)].map((control) => clockText(control ?? ""))).toEqual([
    "1 hour",
    "30 days",
  ]);
});

test("a clock of one's own may be half a minute, and is kept within bounds", () => {
  expect(controlOf(custom)).toBe("180+2");
  expect(controlOf({ ...custom, minutes: 0.5 })).toBe("30+2");
  expect(controlOf({ ...custom, minutes: 0 })).toBe("30+2");
  expect(controlOf({ ...custom, minutes: NaN, increment: -4 })).toBe("30+0");
  expect(controlOf({ ...custom, minutes: 10_000, increment: 999 })).toBe("10800+180");
});

test("a control is clockText in minutes", () => {
  expect(clockText("300+3")).toBe("5+3");
  expect(clockText("600")).toBe("10+0");
  expect(clockText("30+1")).toBe("0.5+1");
  expect(clockText("900d5")).toBe("15d5");
  expect(clockText("1/86400")).toBe("1 day");
  expect(clockText("1/604800")).toBe("7 days");
  expect(clockText("1/43200")).toBe("12 hours");
  expect(clockText("-")).toBeNull();
});
