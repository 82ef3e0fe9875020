import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage, TournamentMessage, TournamentView } from "../../../net/types";
import { TournamentSubscription, type Socket } from "./subscription";

const full = (n: number, version: number): TournamentMessage => ({
  type: "tournament",
  n,
  tournament: { name: "T", version } as TournamentView,
  entrants: [],
  scores: [],
  order: [],
  pairings: [],
});

class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  hear: (message: ServerMessage) => void = () => undefined;
  open: () => void = () => undefined;
  use(listener: (message: ServerMessage) => void, open: () => void): () => void {
    this.hear = listener;
    this.open = open;
    open();
    return () => undefined;
  }
  send(message: ClientMessage): boolean {
    this.sent.push(message);
    return true;
  }
}

let socket: FakeSocket;
let versions: number[];
let refusals: string[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  versions = [];
  refusals = [];
  end = new TournamentSubscription(
    "T",
    ({ tournament }) => versions.push(tournament.version),
    (code) => refusals.push(code),
    socket,
  ).begin();
});
afterEach(() => void vi.useRealTimers());

const ASK = { type: "tournament", name: "T" };

test("a tournament is shown in full and then with its changes", () => {
  socket.hear(full(3, 10));
  socket.hear({ type: "tournament_changes", name: "T", n: 4, tournament: { version: 11 } as TournamentView });
  expect(versions).toEqual([10, 11]);
  expect(socket.sent).toEqual([ASK]);
  end();
  expect(socket.sent.at(-1)).toEqual({ type: "tournament", on: false });
});

test("after a gap and after a reconnect it is asked for again", () => {
  socket.hear(full(3, 10));
  socket.hear({ type: "tournament_changes", name: "T", n: 5 });
  expect(socket.sent).toEqual([ASK, ASK]);
  // What comes before the answer belongs to the old numbers.
  socket.hear({ type: "tournament_changes", name: "T", n: 6 });
  expect(socket.sent).toHaveLength(2);
  socket.hear(full(6, 12));
  socket.open();
  expect(socket.sent).toHaveLength(3);
  expect(versions).toEqual([10, 12]);
});

test("messages about other tournaments are ignored", () => {
  socket.hear({ ...full(1, 5), tournament: { name: "U", version: 5 } as TournamentView });
  socket.hear(full(3, 10));
  socket.hear({ type: "tournament_changes", name: "U", n: 9 });
  expect(versions).toEqual([10]);
  expect(socket.sent).toHaveLength(1);
});

test("a server that cannot answer is asked again, and one that has no such tournament is not", () => {
  socket.hear({ type: "refused", code: "unavailable", text: "", wait: 3 });
  vi.advanceTimersByTime(3_000);
  expect(socket.sent).toHaveLength(2);
  socket.hear({ type: "refused", code: "no-tournament", text: "" });
  vi.advanceTimersByTime(60_000);
  expect(socket.sent).toHaveLength(2);
  expect(refusals).toEqual(["no-tournament"]);
});
