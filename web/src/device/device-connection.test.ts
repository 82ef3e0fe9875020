import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AGAINST_ENGINE, ALONE, Table } from "./device.samples";
import { idOfName } from "./names";
import { createdOf, type StoredGame } from "./stored-game";

let table: Table;
beforeEach(() => {
  table = new Table();
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

const stored = (id: string) => table.kept.get(id) as StoredGame;

describe("a game at one device", () => {
  test("is stored after every move, and goes on where it was left", async () => {
    const { id } = await table.begin(ALONE);
    await table.play("a1b2", "i9h8");
    expect(stored(id).events.map(({ type }) => type)).toEqual(["created", "moved", "moved"]);
    expect(stored(id).state).toMatchObject({ status: "playing", ply: 2, turn: 0 });
    await table.open(id);
    expect(table.state).toMatchObject({ ply: 2, turn: 0, last: "i9h8" });
    await table.play("a2b3");
    expect(stored(id).state.ply).toBe(3);
  });

  test("explains illegal moves by their rule, and stores nothing", async () => {
    const { id } = await table.begin(ALONE);
    await table.act({ type: "move", move: "a1a2", id: "m1" });
    const refused = table.heard.findLast(({ type }) => type === "refused");
    expect(refused).toMatchObject({ id: "m1", rule: expect.stringMatching(/^A/) as string });
    expect(stored(id).events).toHaveLength(1);
  });

  test("takes one move back, is drawn and is resigned without asking anybody", async () => {
    const { id } = await table.begin(ALONE);
    await table.play("a1b2", "i9h8");
    await table.act({ type: "takeback", seat: 1 });
    expect(table.state).toMatchObject({ ply: 1, turn: 1 });
    await table.act({ type: "draw" });
    expect(table.state?.result).toMatchObject({ result: "1/2-1/2", reason: "agreement" });
    await table.act({ type: "resign", id: "r" });
    expect(table.refusals).toEqual(["over"]);
    expect(stored(id).state.status).toBe("over");
  });

  test("is called off before the second move only", async () => {
    await table.begin(ALONE);
    await table.play("a1b2", "i9h8");
    await table.act({ type: "abort" });
    expect(table.refusals).toEqual(["too-late"]);
    await table.begin(ALONE);
    await table.act({ type: "abort" });
    expect(table.state?.status).toBe("aborted");
  });

  test("carries out an act once, also if the page was closed before the answer", async () => {
    const { id } = await table.begin(ALONE);
    await table.act({ type: "move", move: "a1b2", id: "m1" });
    await table.open(id);
    await table.act({ type: "move", move: "a1b2", id: "m1" });
    expect(table.heard.at(-1)).toMatchObject({ type: "done", id: "m1", version: 2 });
    expect(stored(id).events).toHaveLength(2);
  });

  test("is played by four in Six, in turn", async () => {
    const four = [{ who: "me" }, { who: "me" }, { who: "me" }, { who: "me" }] as const;
    const { id } = await table.begin({
      game: "six",
      chairs: [...four],
      options: { rules: "advanced", players: 4, begins: 2 },
    });
    expect(table.state?.turn).toBe(2);
    await table.play("2,-1", "-1,0", "-1,1");
    expect(stored(id).events.map((event) => ("seat" in event ? event.seat : -1))).toEqual([-1, 2, 3, 0]);
    expect(stored(id).state.turn).toBe(1);
  });

  test("is continued by two pages: each sees the moves of the other", async () => {
    const { id } = await table.begin(ALONE);
    await table.play("a1b2");
    // Another page moves meanwhile.
    const before = stored(id);
    table.kept.set(id, {
      ...before,
      events: [...before.events, { type: "moved", at: 5, seat: 1, move: "i9h8" }],
    });
    await table.act({ type: "move", move: "i8h7", id: "late" });
    expect(table.state).toMatchObject({ ply: 2, last: "i9h8" });
    expect(table.refusals).toEqual(["other-ply"]);
    expect(stored(id).events).toHaveLength(3);
  });

  test("that is damaged or missing is said to be so", async () => {
    const { id } = await table.begin(ALONE);
    await table.open("nothing");
    expect(table.refusals).toEqual(["no-game"]);
    const game = stored(id);
    table.kept.set(id, {
      ...game,
      events: [...game.events, { type: "moved", at: 0, seat: 0, move: "a1a9" }],
    });
    await table.open(id);
    expect(table.refusals).toEqual(["broken-game"]);
    table.kept.set(id, { id, events: 7 });
    await table.open(id);
    expect(table.refusals).toEqual(["broken-game"]);
  });
});

describe("a game against the engine", () => {
  test("goes on with the engine's move, at its level", async () => {
    const { id } = await table.begin(AGAINST_ENGINE);
    expect(table.opponent.asked).toEqual([]);
    await table.play("a1b2");
    expect(table.opponent.asked).toEqual([{ level: 3, moves: ["a1b2"] }]);
    await table.engineMoves("i9h8");
    expect(table.state).toMatchObject({ ply: 2, turn: 0, last: "i9h8" });
    expect(stored(id).events).toHaveLength(3);
  });

  test("lets the engine think again after a reload", async () => {
    const { id } = await table.begin(AGAINST_ENGINE);
    await table.play("a1b2");
    await table.open(id);
    expect(table.opponent.asked).toHaveLength(2);
    await table.engineMoves("i9h8");
    expect(stored(id).state.ply).toBe(2);
  });

  test("takes both moves back, or stops a search", async () => {
    await table.begin(AGAINST_ENGINE);
    await table.play("a1b2");
    await table.engineMoves("i9h8");
    await table.act({ type: "takeback", seat: 0 });
    expect(table.state?.ply).toBe(0);
    await table.play("a1b2");
    await table.act({ type: "takeback", seat: 0 });
    expect(table.opponent.stops).toBe(1);
    await table.engineMoves("i9h8");
    expect(table.state?.ply).toBe(0);
  });

  test("asks the engine for a draw, which it declines early in the game", async () => {
    await table.begin(AGAINST_ENGINE);
    await table.act({ type: "draw" });
    expect(table.events).toEqual(["draw_offered", "draw_declined"]);
    expect(table.state?.status).toBe("playing");
  });

  test("is followed by a rematch with changed sides, in which the engine begins", async () => {
    await table.begin(AGAINST_ENGINE);
    await table.act({ type: "resign" });
    expect(table.state?.result).toMatchObject({ result: "0-1", reason: "resignation", winner: "white" });
    await table.act({ type: "rematch" });
    const id = idOfName(table.state?.next ?? "") ?? "";
    expect(createdOf(stored(id)).seats.map(({ kind }) => kind)).toEqual(["engine", "player"]);
    await table.open(id);
    expect(table.opponent.asked).toEqual([{ level: 3, moves: [] }]);
  });
});

describe("a clock", () => {
  const timed = { ...ALONE, control: "300+3" };

  test("runs for the seat to move and adds the increment", async () => {
    await table.begin(timed);
    table.now += 10_000;
    await table.play("a1b2");
    expect(table.state?.clock).toEqual([29_300, 30_000]);
  });

  test("stands still while no page shows the game", async () => {
    const { id } = await table.begin(timed);
    table.now += 10_000;
    table.leave();
    await table.settled();
    table.now += 3_600_000;
    await table.open(id);
    expect(table.state?.clock).toEqual([29_000, 30_000]);
  });

  test("ends the game when the time is up", async () => {
    vi.useFakeTimers();
    await table.begin({ ...ALONE, control: "30+0" });
    table.now += 30_000;
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await table.settled();
    expect(table.state?.result).toMatchObject({ result: "0-1", reason: "time", rule: "A16" });
  });
});
