import { beforeAll, describe, expect, test } from "vitest";
import { load, startFen } from "../core";
import type { Created, GameEvent, Seat } from "../net/types";
import { GamePosition } from "./game-position";

beforeAll(() => load());

const player = (name: string): Seat => ({ kind: "player", player: name });
const at = 0;

function created(seats: Seat[], more: Partial<Created> = {}): Created {
  const options = seats.length > 2 ? { players: 4 as const } : {};
  const fen = startFen("six", options);
  return { type: "created", at, game: "six", fen, options, control: "-", seats, by: "a", time: 0, ...more };
}
const moved = (seat: number, move: string): GameEvent => ({ type: "moved", at, seat, move });
const asked = (seat: number, plies: number): GameEvent => ({ type: "takeback_asked", at, seat, plies });
const agreed = (seat: number): GameEvent => ({ type: "takeback_agreed", at, seat });

/** The moves that stand after these events. */
function movesAfter(seats: Seat[], ...events: GameEvent[]): string[] {
  const first = created(seats);
  const position = new GamePosition(first);
  position.follow([first, ...events], 1 + events.length);
  return position.replay.frames.map(({ move }) => move);
}

const TWO = [player("a"), player("b")];
const FIRST = [moved(0, "2,-1"), moved(1, "2,0")];

describe("moves are taken back", () => {
  test("when the other player agrees", () => {
    expect(movesAfter(TWO, ...FIRST, asked(0, 2))).toEqual(["2,-1", "2,0"]);
    expect(movesAfter(TWO, ...FIRST, asked(0, 2), agreed(1))).toEqual([]);
    expect(movesAfter(TWO, ...FIRST, asked(1, 1), agreed(0), moved(1, "3,-1"))).toEqual(["2,-1", "3,-1"]);
  });
  test("at once where nobody else is asked", () => {
    expect(movesAfter([player("a"), player("a")], ...FIRST, asked(1, 1))).toEqual(["2,-1"]);
    expect(movesAfter([player("a"), { kind: "engine", level: 1 }], ...FIRST, asked(0, 2))).toEqual([]);
  });
  test("by all of four players, some of whom hold two seats", () => {
    const seats = [player("a"), player("b"), player("a"), player("c")];
    expect(movesAfter(seats, ...FIRST, asked(1, 1), agreed(0))).toHaveLength(2);
    expect(movesAfter(seats, ...FIRST, asked(1, 1), agreed(2), agreed(3))).toHaveLength(1);
  });
  test("not when a move or a refusal came first", () => {
    const declined: GameEvent = { type: "takeback_declined", at, seat: 1 };
    expect(movesAfter(TWO, ...FIRST, asked(0, 2), declined, moved(0, "3,-1"))).toHaveLength(3);
    expect(movesAfter(TWO, ...FIRST, asked(1, 1), moved(0, "3,-1"), asked(0, 1), agreed(1))).toHaveLength(2);
  });
  test("by those who hold the seats then", () => {
    const joined: GameEvent = { type: "joined", at, seat: 1, player: "b", name: "B" };
    const open: Seat[] = [player("a"), { kind: "open" }];
    expect(movesAfter(open, joined, ...FIRST, asked(0, 2))).toHaveLength(2);
    const opened: GameEvent = { type: "transferred", at, before: "b", player: "a", name: "A" };
    expect(movesAfter(TWO, ...FIRST, opened, asked(0, 2))).toEqual([]);
  });
});

test("events that are known are left out", () => {
  const first = created(TWO);
  const position = new GamePosition(first);
  position.follow([first, ...FIRST], 3);
  position.follow(FIRST, 3);
  position.follow([moved(1, "2,0"), moved(0, "3,-1")], 4);
  expect(position.replay.frames).toHaveLength(3);
  expect(position.last).toMatchObject({ move: "3,-1", placed: ["3,-1"], side: "black" });
});

test("a shape is declared", () => {
  const options = { declare: "manual" as const };
  const fen = "BBBBB/RRRRR@0,0 15 15 b basic 6";
  const first = created(TWO, { fen, options });
  const position = new GamePosition(first);
  const declared: GameEvent = { type: "declared", at, seat: 0 };
  position.follow([first, moved(0, "5,0"), moved(1, "5,1"), declared], 4);
  expect(position.replay.frames.map(({ move }) => move)).toEqual(["5,0", "5,1", "#"]);
});
