import { expect, it } from "vitest";
import type { LiveGame } from "../../live/game.svelte";
import { berserkSeat } from "./tournament-game";

function game(
  ply: number,
  mine: number[],
  more: { berserk?: boolean; gone?: number[]; status?: string } = {},
) {
  const tournament = { name: "T", title: "Cup", pairing: 1, berserk: more.berserk ?? true };
  const state = { status: more.status ?? "playing", ply, berserk: more.gone };
  return { created: { tournament }, state, mine } as unknown as LiveGame;
}

it("half of the time can be given up before the first move of one's own", () => {
  expect(berserkSeat(game(0, [0]))).toBe(0);
  expect(berserkSeat(game(1, [0]))).toBeUndefined();
  expect(berserkSeat(game(1, [1]))).toBe(1);
  expect(berserkSeat(game(2, [1]))).toBeUndefined();
});

it("once, in an arena that allows it, while the game goes on", () => {
  expect(berserkSeat(game(0, [0], { gone: [0] }))).toBeUndefined();
  expect(berserkSeat(game(0, [1], { gone: [0] }))).toBe(1);
  expect(berserkSeat(game(0, [0], { berserk: false }))).toBeUndefined();
  expect(berserkSeat(game(0, [0], { status: "over" }))).toBeUndefined();
  expect(berserkSeat(game(0, []))).toBeUndefined();
  expect(berserkSeat({ created: null, state: null, mine: [0] } as unknown as LiveGame)).toBeUndefined();
});
