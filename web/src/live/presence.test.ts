import { expect, test } from "vitest";
import type { PresenceMessage } from "../net/types";
import { claimOf, type Presence } from "./presence";

const presence: Presence = {
  heard: 5_000,
  message: {
    type: "presence",
    game: "g",
    seats: ["online", "gone"],
    claim: { seats: [0], wait: 2_350, results: ["win", "draw", "abort"] },
  },
};

test("a claim is counted down", () => {
  expect(claimOf(presence, [0], 5_000)?.seconds).toBe(24);
  expect(claimOf(presence, [0], 28_400)?.seconds).toBe(1);
  expect(claimOf(presence, [0], 28_500)).toEqual({ results: ["win", "draw", "abort"], seconds: 0 });
});

test("only those who may claim are told", () => {
  expect(claimOf(presence, [1], 5_000)).toBeNull();
  expect(claimOf(presence, [], 5_000)).toBeNull();
  expect(claimOf(null, [0], 5_000)).toBeNull();
  const message: PresenceMessage = { type: "presence", game: "g", seats: ["online", "gone"] };
  expect(claimOf({ ...presence, message }, [0], 5_000)).toBeNull();
});
