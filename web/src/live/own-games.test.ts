import { beforeEach, expect, test, vi } from "vitest";
import { me } from "../net/me.svelte";
import type { ClientMessage, Created, Notice, ServerMessage, State } from "../net/types";
import { OwnGames } from "./own-games.svelte";

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
const seats: State["seats"] = [
  { kind: "player", player: "me" },
  { kind: "player", player: "other" },
];
const state = (ply: number): State => ({ status: "playing", fen: "", ply, turn: ply % 2, seats });

const notice = (type: Notice["type"], game: string, ply: number): ServerMessage => ({
  type: "notice",
  notice: {
    type,
    game,
    version: ply,
    seats: [0],
    state: state(ply),
    ...(type === "began" ? { created } : {}),
  },
});

const sent: ClientMessage[] = [];
let reconnect = (): void => undefined;
let games: OwnGames;
const news = vi.fn();

beforeEach(() => {
  me.known = { player: "me", name: "Me" } as typeof me.known;
  sent.length = 0;
  news.mockClear();
  games = new OwnGames({
    use: (_, open) => {
      reconnect = open;
      open();
      return () => undefined;
    },
    send: (message) => sent.push(message) > 0,
  });
  games.follow();
  games.onNews((notice) => void news(notice.type, notice.game));
});

function begin(...messages: ServerMessage[]): void {
  for (const message of messages) games.hear(message);
  games.hear({ type: "mine", games: ["a"] });
}

test("how games stand is no news", () => {
  expect(sent).toEqual([{ type: "mine" }]);
  begin(notice("began", "a", 0), notice("turn", "a", 0));
  expect(games.waiting.map(({ name }) => name)).toEqual(["a"]);
  expect(news).not.toHaveBeenCalled();
});

test("turns come and go", () => {
  begin(notice("began", "a", 0), notice("turn", "a", 0));
  games.hear(notice("passed", "a", 1));
  expect(games.waiting).toEqual([]);
  games.hear(notice("turn", "a", 2));
  expect(games.waiting).toHaveLength(1);
  expect(news.mock.calls).toEqual([
    ["passed", "a"],
    ["turn", "a"],
  ]);
});

test("after a reconnect, only what changed is news", () => {
  begin(notice("began", "a", 0), notice("turn", "a", 0));
  reconnect();
  begin(notice("began", "a", 0), notice("turn", "a", 0));
  expect(news).not.toHaveBeenCalled();
  begin(notice("began", "a", 2), notice("turn", "a", 2));
  expect(news.mock.calls).toEqual([["turn", "a"]]);
});

test("a game that ended meanwhile waits no longer", () => {
  begin(notice("began", "a", 0), notice("began", "b", 0), notice("turn", "b", 0));
  expect(games.waiting.map(({ name }) => name)).toEqual(["a"]);
});

test("a seat that was taken is news", () => {
  begin();
  games.hear(notice("began", "b", 0));
  games.hear(notice("turn", "b", 0));
  expect(news.mock.calls).toEqual([
    ["began", "b"],
    ["turn", "b"],
  ]);
});
