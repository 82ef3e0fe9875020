import { beforeAll, expect, test } from "vitest";
import type { TournamentEvent } from "../../../net/types";
import { load } from "../../../texts";
import { logLines, sidesOf } from "./log-words";

const names = { player: (id: string) => id.toUpperCase(), entrant: (number: number) => `E${number}` };
const paired: TournamentEvent = {
  type: "paired",
  time: 1,
  round: 1,
  begins: 1,
  pairings: [{ number: 4, first: 2, second: 1 }],
};

beforeAll(async () => {
  await Promise.all([load("tournament"), load("tournament-words")]);
});

const said = (...events: TournamentEvent[]) =>
  logLines(events, names).map(({ text, reason }) => [text, reason]);

test("a log has the newest event first, with who did what and why", () => {
  const corrected: TournamentEvent = {
    type: "corrected",
    time: 3,
    by: "ada",
    number: 4,
    result: "0-1",
    reason: "wrong board",
  };
  expect(said(paired, corrected)).toEqual([
    ["ADA corrected the result of E2 – E1 to 0\u00a0:\u00a01.", "wrong board"],
    ["Round 1 was paired: 1 game.", ""],
  ]);
});

test("who entered differs from who was added, and who withdrew from who was withdrawn", () => {
  const entered = { type: "entered", time: 1, number: 3, members: [{ name: "B", player: "bea" }] } as const;
  const members = [...entered.members];
  expect(said({ ...entered, members, by: "bea" })[0]?.[0]).toBe("E3 entered.");
  expect(said({ ...entered, members, by: "ada" })[0]?.[0]).toBe("ADA added E3.");
  expect(said({ type: "withdrawn", time: 1, number: 3, reason: "organiser", by: "ada" })[0]).toEqual([
    "ADA withdrew E3.",
    "",
  ]);
  expect(said({ type: "withdrawn", time: 1, number: 3, by: "bea" })[0]?.[0]).toBe("E3 withdrew.");
});

test("the server's own reasons are sentences", () => {
  expect(said({ type: "cancelled", time: 1, reason: "too-few" })[0]?.[1]).not.toBe("too-few");
  expect(said({ type: "finished", time: 1, ranks: [] })[0]).toEqual(["The tournament ended.", ""]);
});

test("a corrected round replaces the entrants of its pairings", () => {
  const repaired: TournamentEvent = {
    type: "repaired",
    time: 2,
    by: "ada",
    round: 1,
    reason: "late",
    pairings: [{ number: 5, first: 1, second: 3 }],
  };
  expect([...sidesOf([paired, repaired])]).toEqual([
    [4, [2, 1]],
    [5, [1, 3]],
  ]);
});
