import { describe, expect, it } from "vitest";
import type { TournamentSettings } from "../../../net/types";
import { fieldError } from "./checks";
import { changed, type Field, FIELDS, isUsed, localOf, secondsOf, settingsOf, valuesOf } from "./values";

const filled = (values: Partial<Record<Field, string>>) => ({ ...FIELDS, title: "Cup", ...values });
const NOW = secondsOf("2026-05-01T12:00");

describe("the settings of a form", () => {
  it("have only what concerns the format", () => {
    const arena = settingsOf(filled({ format: "arena", game: "six", minutes: "30", place: "tables" }));
    expect(arena).toEqual({
      title: "Cup",
      format: "arena",
      game: "six",
      control: "900",
      options: {},
      entry: "open",
      minutes: 30,
      berserk: true,
      rated: false,
      no_show_minutes: 5,
    });
    const knockout = settingsOf(
      filled({ format: "knockout", tie_break_pairs: "0", tie_break_control: "60+2" }),
    );
    expect(knockout).toMatchObject({ games_per_match: 2, tie_break_pairs: 0, third_place: false });
    expect(knockout).not.toHaveProperty("tie_break_control");
    expect(knockout).not.toHaveProperty("tie_breaks");
  });

  it("have no way to leave out the clock", () => {
    for (const control of ["900+10", "custom", "1/86400"])
      expect(settingsOf(filled({ control, format: "league" })).control).toMatch(/^(1\/)?[1-9]/);
  });

  it("have times as seconds, whatever the zone is", () => {
    const local = "2026-05-02T18:30";
    expect(localOf(secondsOf(local))).toBe(local);
    expect(settingsOf(filled({ starts: local })).starts).toBe(secondsOf(local));
    const times = `${local},2026-05-02T20:00`;
    const scheduled = settingsOf(filled({ round_start: "schedule", round_times: times, starts: local }));
    expect(scheduled.round_times).toEqual(times.split(",").map(secondsOf));
    expect(scheduled).not.toHaveProperty("starts");
  });

  it("of the Olympiad fill the form and come back", () => {
    const preset: TournamentSettings = {
      title: "Mind Sports Olympiad",
      format: "swiss",
      game: "abalone",
      control: "900",
      options: { layout: "belgian-daisy" },
      tie_breaks: ["head-to-head", "sonneborn-berger"],
    };
    const values = valuesOf(preset);
    expect(values).toMatchObject({
      control: "900",
      rounds: "5",
      tie_breaks: "head-to-head,sonneborn-berger",
    });
    expect(settingsOf(values)).toMatchObject(preset);
  });

  it("keep what the form does not show, when one of them is changed", () => {
    const before: TournamentSettings = {
      title: "Cup",
      format: "swiss",
      game: "six",
      control: "600d5",
      options: { hands: 2 } as never,
      min_rating: 1200,
    };
    const values = valuesOf(before);
    expect(changed(before, values)).toEqual(before);
    expect(changed(before, { ...values, title: "Other", min_rating: "" })).toEqual({
      title: "Other",
      format: "swiss",
      game: "six",
      control: "600d5",
      options: before.options,
    });
  });

  it("are found for clocks of any kind", () => {
    expect(valuesOf({ title: "", format: "swiss", game: "six", control: "1200+5" })).toMatchObject({
      control: "custom",
      clock_minutes: "20",
      clock_increment: "5",
    });
    expect(valuesOf({ title: "", format: "league", game: "six", control: "1/86400" }).control).toBe(
      "1/86400",
    );
  });
});

describe("what is wrong with a field", () => {
  const isWrong = (field: Field, values: Partial<Record<Field, string>>) =>
    fieldError(field, filled(values), NOW) !== undefined;

  it.each<[Field, Partial<Record<Field, string>>, boolean]>([
    ["title", { title: "  " }, true],
    ["title", { title: "Ｗ".repeat(81) }, true],
    ["title", { title: "Ｗ".repeat(80) }, false],
    ["rounds", { rounds: "21" }, true],
    ["rounds", { rounds: "2.5" }, true],
    ["rounds", { rounds: "999", format: "arena" }, false],
    ["max_entrants", { max_entrants: "41", format: "league" }, true],
    ["max_entrants", { max_entrants: "41" }, false],
    ["max_entrants", { max_entrants: "" }, false],
    ["clock_minutes", { control: "custom", clock_minutes: "" }, true],
    ["clock_minutes", { control: "custom", clock_minutes: "0,5" }, false],
    ["clock_increment", { control: "custom", clock_increment: "-1" }, true],
    ["control", { control: "1/86400" }, true],
    ["control", { control: "1/86400", format: "league" }, false],
    ["max_rating", { min_rating: "1500", max_rating: "1400" }, true],
    ["starts", { starts: "2026-05-01T11:00" }, true],
    ["starts", { starts: "2026-05-01T13:00" }, false],
    ["round_times", { round_start: "schedule", rounds: "2", round_times: "2026-05-02T10:00" }, true],
    [
      "round_times",
      { round_start: "schedule", rounds: "2", round_times: "2026-05-02T10:00,2026-05-02T09:00" },
      true,
    ],
    [
      "round_times",
      { round_start: "schedule", rounds: "2", round_times: "2026-05-02T10:00,2026-05-02T11:00" },
      false,
    ],
    ["round_times", { round_start: "automatic", round_times: "" }, false],
  ])("%s in %o: %s", (field, values, wrong) => {
    expect(isWrong(field, values)).toBe(wrong);
  });

  it("is not asked where the field is not shown", () => {
    expect(isUsed("place", filled({ format: "arena" }))).toBe(false);
    expect(isUsed("layouts", filled({ game: "six" }))).toBe(false);
    expect(isUsed("rated", filled({ place: "tables" }))).toBe(false);
  });
});
