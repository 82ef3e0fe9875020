import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent } from "../net/types";
import { CREATED, moved, newWorld, SEATS, stateAt, type World } from "./world.samples";

let world: World;
beforeEach(() => {
  world = newWorld();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("to watch", () => {
  test("starts from the beginning, and knows which seats are ours", async () => {
    const live = await world.game();
    expect(world.said).toEqual([{ type: "watch", game: "G", from: 0, presence: true, messages: 0 }]);
    world.begin();
    expect([live.mine, live.isPlayer, live.isAlone, live.isMyTurn]).toEqual([[0], true, false, true]);
    expect(live.turnSide).toBe("black");
    expect(world.happened).toEqual([]);
  });

  test("goes on after a lost connection from the version that was heard last", async () => {
    const live = await world.game();
    world.begin(0, 1);
    world.happen(2, moved(0), stateAt(1));
    world.said = [];
    world.connect();
    expect(world.said).toEqual([{ type: "watch", game: "G", from: 2, presence: true, messages: 0, at: 0 }]);
    world.tell({
      type: "game",
      game: "G",
      version: 4,
      events: [moved(1), moved(0, undefined, 2)],
      state: stateAt(3),
    });
    expect(live.state?.ply).toBe(3);
    expect(live.created).toBe(CREATED);
    expect(live.replay?.frames.map(({ move }) => move)).toEqual(["a1b2", "i9h8", "b2c3"]);
    expect(world.happened).toHaveLength(2);
  });

  test("lets a piece finish its way first; the clocks run from when they were heard", async () => {
    const live = await world.game();
    world.begin();
    let arrive: () => void = () => undefined;
    world.rest = new Promise<void>((resolve) => (arrive = resolve));
    const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
    world.happen(2, moved(0), stateAt(1));
    now.mockReturnValue(1_200);
    expect(live.state?.ply).toBe(0);
    arrive();
    await world.rest;
    now.mockRestore();
    expect(live.state?.ply).toBe(1);
    expect(live.reading?.heard).toBe(1_000);
  });

  test("hears each event once, and asks when one is missing", async () => {
    const live = await world.game();
    world.begin();
    world.happen(2, moved(0), stateAt(1));
    world.happen(2, moved(0), stateAt(1));
    expect(world.happened).toHaveLength(1);
    world.said = [];
    world.happen(4, moved(0), stateAt(3));
    expect(live.state?.ply).toBe(1);
    expect(world.said).toEqual([{ type: "watch", game: "G", from: 2, presence: true, messages: 0, at: 0 }]);
  });

  test("is of no use where there is no such game", async () => {
    const live = await world.game();
    world.tell({ type: "refused", code: "no-game", text: "There is no game G.", game: "G" });
    expect(live.isMissing).toBe(true);
  });

  test("is of no use where the server cannot read the game", async () => {
    const live = await world.game();
    world.begin();
    world.tell({ type: "refused", code: "broken-game", text: "Game G is damaged.", game: "G" });
    expect([live.isBroken, live.isMissing]).toEqual([true, false]);
  });

  test("goes back to what the server has, if it has lost events", async () => {
    const live = await world.game();
    world.begin();
    world.happen(2, moved(0), stateAt(1));
    world.happen(3, moved(1), stateAt(2));
    live.act({ type: "resign" });
    world.said = [];
    const again = { ...moved(0), at: 7 };
    const state = stateAt(1, { clock: [59_000, 60_000] });
    world.tell({ type: "game", game: "G", version: 2, events: [CREATED, again], state, reset: true });
    expect([live.state?.ply, live.reading?.clock[0]]).toEqual([1, 59_000]);
    expect(world.setBacks).toEqual([2]);
    expect(world.happened).toHaveLength(2);
    world.connect();
    // What was not answered is not sent again: it was meant for another position.
    expect(world.said).toEqual([{ type: "watch", game: "G", from: 2, presence: true, messages: 0, at: 7 }]);
    world.happen(3, moved(1), stateAt(2));
    expect(live.state?.ply).toBe(2);
  });

  test("is asked for again, after the time that the server names, when a watch was too fast", async () => {
    vi.useFakeTimers();
    const live = await world.game();
    const watch = { type: "watch", game: "G", from: 0, presence: true, messages: 0 };
    expect(world.said).toEqual([watch]);
    world.tell({ type: "refused", code: "too-fast", text: "", game: "H", wait: 1 });
    world.tell({ type: "refused", code: "too-fast", text: "", game: "G", wait: 4 });
    vi.advanceTimersByTime(3_999);
    expect(world.said).toEqual([watch]);
    vi.advanceTimersByTime(1);
    expect(world.said).toEqual([watch, watch]);
    world.tell({ type: "refused", code: "unknown-event", text: "", game: "G" });
    vi.advanceTimersByTime(2_000);
    expect(world.said).toEqual([watch, watch, watch]);
    world.begin();
    expect(live.state?.ply).toBe(0);
    world.tell({ type: "refused", code: "too-fast", text: "", game: "G", wait: 2 });
    live.close();
    world.said = [];
    vi.advanceTimersByTime(60_000);
    expect(world.said).toEqual([]);
  });

  test("does not listen to what is said of other games", async () => {
    const live = await world.game();
    world.tell({ type: "game", game: "H", version: 1, events: [CREATED], state: stateAt(0) });
    expect(live.created).toBeNull();
  });

  test("who joins is seated at once", async () => {
    const live = await world.game();
    const open = { status: "open" as const, fen: "", ply: 0 };
    const seats = [{ kind: "open" as const }, ...SEATS.slice(1)];
    world.tell({
      type: "game",
      game: "G",
      version: 1,
      events: [CREATED],
      state: { ...open, seats },
    });
    expect(live.isPlayer).toBe(false);
    const event: GameEvent = { type: "joined", at: 0, seat: 0, player: "ann", name: "Ann" };
    world.happen(2, event, stateAt(0, { seats: SEATS }));
    expect(live.mine).toEqual([0]);
  });
});

describe("the position", () => {
  test("follows from the moves", async () => {
    const live = await world.game();
    world.begin();
    expect(live.detail?.moves).toHaveLength(44);
    world.happen(2, moved(0), stateAt(1));
    expect(live.detail?.pieces).toMatchObject({ d4: "black" });
    expect(live.detail?.pieces).not.toHaveProperty("a1");
    expect(live.replay?.frames).toMatchObject([{ move: "a1b2", side: "black", seat: 0 }]);
    expect(live.replay?.frames[0]?.moved).toContainEqual(["a1", "b2"]);
  });

  test("goes back with moves that are taken back, when all players agree", async () => {
    const live = await world.game();
    world.begin();
    world.happen(2, moved(0), stateAt(1));
    world.happen(3, { type: "takeback_asked", at: 0, seat: 0, plies: 1 }, stateAt(1));
    expect(live.replay?.frames).toHaveLength(1);
    world.happen(4, { type: "takeback_agreed", at: 0, seat: 1 }, stateAt(0));
    expect(live.replay?.frames).toEqual([]);
    expect(live.detail?.pieces).toMatchObject({ a1: "black" });
  });

  test("has the pieces and no legal moves before the core is loaded", async () => {
    let finish: () => void = () => undefined;
    const { fen } = CREATED;
    world.loadCore = () => new Promise<void>((resolve) => (finish = resolve));
    const live = await world.game();
    world.tell({ type: "game", game: "G", version: 1, events: [CREATED], state: { ...stateAt(0), fen } });
    expect(live.detail).toMatchObject({ moves: [], pieces: { a1: "black", i9: "white" } });
    expect(live.replay).toBeNull();
    finish();
    await vi.waitFor(() => expect(live.detail?.moves).toHaveLength(44));
  });
});

describe("clocks", () => {
  test("run for the seat to move, after the delay of its turn", async () => {
    const live = await world.game();
    world.begin();
    expect(live.reading).toMatchObject({ running: 0, hold: 0 });
    world.happen(2, moved(0), stateAt(1));
    expect(live.reading).toMatchObject({ running: 1, hold: 500 });
    world.happen(3, { type: "resigned", at: 0, seat: 1 }, { ...stateAt(1), status: "over" });
    expect(live.reading?.running).toBeNull();
  });
});
