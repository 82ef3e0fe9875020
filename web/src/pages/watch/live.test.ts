import { expect, test } from "vitest";
import type { LiveGame } from "../../net/types";
import { clockText, leftAt, merged, withLast, withMessage, type WatchedGame } from "./live";

function game(name: string, ply = 0): LiveGame {
  return {
    name,
    created: {
      type: "created",
      at: 0,
      game: "abalone",
      fen: "",
      options: {},
      control: "300+3",
      seats: [{ kind: "engine", level: 1 }],
      by: "",
      time: 0,
    },
    state: { status: "playing", fen: "", ply, turn: 0, clock: [30_000, 20_000] },
    pieces: {},
  };
}
const over = (shown: WatchedGame): WatchedGame => ({
  ...shown,
  state: { ...shown.state, status: "over", result: { result: "1-0", reason: "resignation" } },
});
const names = (games: WatchedGame[]) => games.map((shown) => shown.name);

test("games keep their place while the list changes around them", () => {
  const first = merged([], [game("a"), game("b")], 3, 0);
  expect(names(merged(first, [game("c"), game("b"), game("a")], 3, 5))).toEqual(["a", "b", "c"]);
  expect(names(merged(first, [game("b")], 3, 5))).toEqual(["b"]);
});

test("a game that is over stays until its place is needed", () => {
  const shown = merged([], [game("a"), game("b")], 2, 0).map((one) => (one.name === "a" ? over(one) : one));
  expect(names(merged(shown, [game("b")], 2, 5))).toEqual(["a", "b"]);
  expect(names(merged(shown, [game("c"), game("b")], 2, 5))).toEqual(["b", "c"]);
});

test("the list knows moves that the socket did not tell", () => {
  const shown = merged([], [game("a", 3)], 2, 0);
  expect(merged(shown, [game("a", 5)], 2, 7)[0]).toMatchObject({ state: { ply: 5 }, heard: 7 });
  expect(merged(shown, [game("a", 2)], 2, 7)[0]).toMatchObject({ state: { ply: 3 }, heard: 0 });
});

test("a move changes the position and what is marked, and the seats stay", () => {
  const shown = merged([], [game("a"), game("b")], 2, 0);
  const after = withMessage(
    shown,
    {
      type: "event",
      game: "a",
      version: 2,
      event: { type: "moved", at: 0, seat: 0, move: "a1b2" },
      state: { status: "playing", fen: "after", ply: 1, turn: 1 },
    },
    9,
  );
  expect(after[0]).toMatchObject({ state: { fen: "after" }, heard: 9 });
  const marked = withLast(after, "a", { moved: [["a1", "b2"]] });
  expect(marked[0]?.last).toEqual({ moved: [["a1", "b2"]] });
  expect(marked[1]).toBe(shown[1]);
  expect(withLast(marked, "a", undefined)[0]?.last).toBeUndefined();
  expect(after[0]?.state.seats).toHaveLength(1);
  expect(after[1]).toBe(shown[1]);
});

test("only the clock of the seat to move runs", () => {
  const [shown] = merged([], [game("a")], 1, 1_000);
  expect(shown && leftAt(shown, 0, 3_000)).toBe(29_800);
  expect(shown && leftAt(shown, 1, 3_000)).toBe(20_000);
  expect(shown && leftAt(shown, 0, 1e9)).toBe(0);
});

test("clocks are read in minutes", () => {
  expect(clockText(30_300)).toBe("5:03");
  expect(clockText(50)).toBe("0:01");
  expect(clockText(60_000)).toBe("10:00");
  expect(clockText(360_000)).toBe("1:00:00");
});
