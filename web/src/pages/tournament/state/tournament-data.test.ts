import { expect, test } from "vitest";
import type { TournamentMessage, TournamentView } from "../../../net/types";
import { changed, received } from "./tournament-data";

const head = { name: "T", version: 9, status: "running" } as TournamentView;
const message: TournamentMessage = {
  type: "tournament",
  n: 4,
  tournament: head,
  entrants: [1, 2, 3].map((number) => ({ number, name: `P${number}`, members: [], status: "active" })),
  scores: [1, 2].map((number) => ({ number, points: 0 })),
  order: [[1, 2]],
  pairings: [{ number: 7, first: 1, second: 2, begins: 5, round: 1 }],
};

test("changes replace parts by their numbers, and leave the others as they are", () => {
  const before = received(message);
  const after = changed(before, {
    type: "tournament_changes",
    name: "T",
    n: 5,
    scores: [
      { number: 2, points: 1 },
      { number: 3, points: 0 },
    ],
    order: [[2], [1, 3]],
    pairings: [{ number: 7, first: 1, second: 2, begins: 5, round: 1, result: "0-1" }],
    removed_scores: [1],
  });
  expect(after?.n).toBe(5);
  expect(after?.tournament).toBe(head);
  expect(after?.entrants).toBe(before.entrants);
  expect([...(after?.scores ?? [])].map(([number, { points }]) => [number, points])).toEqual([
    [2, 1],
    [3, 0],
  ]);
  expect(after?.order).toEqual([[2], [1, 3]]);
  expect(after?.pairings.get(7)?.result).toBe("0-1");
  expect(before.pairings.get(7)?.result).toBeUndefined();
});

test("pairings of a new round take the place of the old ones", () => {
  const after = changed(received(message), {
    type: "tournament_changes",
    name: "T",
    n: 5,
    tournament: { ...head, rounds: 2 },
    pairings: [{ number: 8, first: 2, second: 1, begins: 9, round: 2 }],
    removed_pairings: [7],
  });
  expect([...(after?.pairings.keys() ?? [])]).toEqual([8]);
  expect(after?.tournament.rounds).toBe(2);
});

test("a gap in the numbers is noticed", () => {
  const changes = { type: "tournament_changes", name: "T" } as const;
  expect(changed(received(message), { ...changes, n: 6 })).toBeNull();
  expect(changed(received(message), { ...changes, n: 4 })).toBeNull();
});
