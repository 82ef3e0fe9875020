import { expect, test } from "vitest";
import type { TournamentView } from "../../../net/types";
import { partPath, partsOf, placeIn } from "./parts";

const view = (format: string, started?: number) =>
  ({ settings: { format }, status: started ? "running" : "registration", started }) as TournamentView;

test("parts have addresses, in every language", () => {
  expect(placeIn("/tournaments/Abc")).toBeNull();
  expect(placeIn("/tournaments/Abc/pairings")).toEqual({ part: "pairings", round: 0 });
  expect(placeIn("/de/tournaments/Abc/pairings/3")).toEqual({ part: "pairings", round: 3 });
  expect(placeIn("/tournaments/Abc/log/3")).toEqual({ part: "log", round: 0 });
  expect(partPath("Abc", "pairings", 3)).toBe("/tournaments/Abc/pairings/3");
  expect(partPath("Abc", "standings")).toBe("/tournaments/Abc/standings");
});

test("a tournament has the parts of its format, and tables only after the start", () => {
  expect(partsOf(view("swiss"), false)).toEqual(["entrants", "log"]);
  expect(partsOf(view("swiss", 1), false)).toContain("crosstable");
  expect(partsOf(view("knockout", 1), false)[0]).toBe("bracket");
  expect(partsOf(view("arena", 1), true)).toEqual(["standings", "pairings", "entrants", "log", "organise"]);
});
