import { expect, it } from "vitest";
import type { PlayerTournament } from "../../net/types";
import { hasMedal, medalsOf } from "./trophies";

function played(name: string, rank?: number, status: "finished" | "running" = "finished"): PlayerTournament {
  const tournament = {
    name,
    status,
    settings: { title: name, format: "swiss", game: "six" } as const,
    organiser: { player: "p", name: "Ada" },
    entrants: 4,
    created: 0,
  };
  return { tournament, role: "active", ...(rank ? { rank } : {}) };
}

it("there is a medal for the first three ranks of finished tournaments, gold first", () => {
  const all = [played("c", 3), played("d", 4), played("a", 1), played("r", 1, "running"), played("o")];
  expect(medalsOf(all).map(({ tournament }) => tournament.name)).toEqual(["a", "c"]);
  expect(hasMedal(0)).toBe(false);
  expect(hasMedal(undefined)).toBe(false);
});
