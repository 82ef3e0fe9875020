import { expect, test } from "vitest";
import type { TournamentSettings, TournamentView } from "../../../net/types";
import { countdown, nextMoment } from "./next-moment";

const view = (settings: Partial<TournamentSettings>, more: Partial<TournamentView>) =>
  ({ settings: { format: "swiss", ...settings }, status: "running", ...more }) as TournamentView;

test("before the start, the announced time counts, or that of the first round", () => {
  const early = { status: "registration" } as const;
  expect(nextMoment(view({ starts: 500 }, early), 100)).toEqual({ what: "start", time: 500, round: 0 });
  const schedule = { round_start: "schedule", round_times: [600, 700] } as const;
  expect(nextMoment(view({ ...schedule, round_times: [600, 700] }, early), 100)?.time).toBe(600);
  expect(nextMoment(view({}, early), 100)).toBeNull();
});

test("a round that is paired begins at its time; the next one at that of the schedule", () => {
  expect(nextMoment(view({}, { rounds: 2, begins: 900 }), 800)).toEqual({
    what: "round",
    time: 900,
    round: 2,
  });
  expect(nextMoment(view({}, { rounds: 2, begins: 900 }), 901)).toBeNull();
  const settings: Partial<TournamentSettings> = { round_start: "schedule", round_times: [600, 700] };
  expect(nextMoment(view(settings, { rounds: 1, begins: 600 }), 650)).toEqual({
    what: "round",
    time: 700,
    round: 2,
  });
  expect(nextMoment(view(settings, { status: "paused", rounds: 1, begins: 600 }), 650)).toBeNull();
});

test("an arena ends, and so does the window of a league round", () => {
  expect(nextMoment(view({ format: "arena" }, { ends: 1_000 }), 900)?.what).toBe("arena-end");
  expect(nextMoment(view({ format: "arena" }, { ends: 1_000 }), 1_001)).toBeNull();
  const league = view({ format: "league", days: 2 }, { rounds: 1, begins: 0 });
  expect(nextMoment(league, 10)).toEqual({ what: "window-end", time: 172_800, round: 1 });
  expect(nextMoment(league, 10, 200_000)?.time).toBe(200_000);
});

test("countdowns", () => {
  expect([0, 5, 65, 3_599.2, 3_605, 90_000].map(countdown)).toEqual([
    "0:00",
    "0:05",
    "1:05",
    "1:00:00",
    "1:00:05",
    "",
  ]);
});
