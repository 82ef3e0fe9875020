import { expect, test } from "vitest";
import type { Created, State } from "../net/types";
import { afterNotice, inOrder, withGame, type MyGame } from "./my-games";

const created: Created = {
  type: "created",
  at: 0,
  game: "six",
  fen: "",
  options: {},
  control: "-",
  seats: [{ kind: "player", player: "me" }, { kind: "open" }],
  by: "me",
  time: 10,
};
const open: State = { status: "open", fen: "", ply: 0, seats: created.seats };
const playing: State = {
  status: "playing",
  fen: "",
  ply: 4,
  turn: 0,
  seats: [
    { kind: "player", player: "me" },
    { kind: "player", player: "other" },
  ],
};

test("a game is in the list until it is over", () => {
  const once = withGame([], { game: "a", version: 1, created, state: open });
  const twice = withGame(once, { game: "a", version: 2, created, state: playing });
  expect(twice).toEqual([{ name: "a", created, state: playing }]);
  expect(withGame(twice, { game: "a", version: 3, created, state: { ...playing, status: "over" } })).toEqual(
    [],
  );
});

const NOTICE = { game: "a", version: 1, seats: [0] };

test("the stream says how a game was set up once, when it began", () => {
  expect(afterNotice([], { ...NOTICE, type: "turn", state: playing })).toEqual([]);
  const begun = afterNotice([], { ...NOTICE, type: "began", state: playing, created });
  const unseated: State = { status: "playing", fen: "", ply: 6, turn: 0 };
  const later = afterNotice(begun, { ...NOTICE, type: "turn", state: unseated });
  expect(later[0]?.state.ply).toBe(6);
  expect(later[0]?.state.seats).toEqual(playing.seats);
});

test("games that wait for me come first, then the newest", () => {
  const game = (name: string, time: number, state: State): MyGame => ({
    name,
    created: { ...created, time },
    state,
  });
  const games = [
    game("old", 1, { ...playing, turn: 1 }),
    game("new", 9, { ...playing, turn: 1 }),
    game("turn", 2, playing),
  ];
  expect(inOrder(games, "me").map(({ name }) => name)).toEqual(["turn", "new", "old"]);
});

test("of the games that wait for me, those with the least time come first", () => {
  const game = (name: string, time: number, clock?: number[]): MyGame => ({
    name,
    created: { ...created, time },
    state: { ...playing, ...(clock && { clock }) },
  });
  const games = [game("calm", 9), game("hours", 8, [90_000, 100]), game("seconds", 1, [900, 90_000])];
  expect(inOrder(games, "me").map(({ name }) => name)).toEqual(["seconds", "hours", "calm"]);
});

test("what the lobby shows is not shown twice", () => {
  const link: MyGame = { name: "link", created, state: open };
  const listed: MyGame = { name: "listed", created: { ...created, listed: true }, state: open };
  const challenge: MyGame = { name: "challenge", created: { ...created, invited: "you" }, state: open };
  expect(inOrder([link, listed, challenge], "me")).toEqual([link]);
});
