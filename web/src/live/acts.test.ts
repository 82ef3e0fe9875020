import { beforeEach, describe, expect, test, vi } from "vitest";
import { CREATED, moved, newWorld, SEATS, stateAt, type World } from "./world.samples";

let world: World;
beforeEach(() => {
  world = newWorld();
});

describe("acts", () => {
  test("are on their way until their event comes back", async () => {
    const live = await world.game();
    world.begin();
    live.move("a1b2");
    const [act] = world.acts();
    expect(act).toMatchObject({ type: "move", move: "a1b2", ply: 0 });
    expect(live.sending).toBe("a1b2");
    world.happen(2, moved(0, act?.id), stateAt(1));
    expect(live.sending).toBeNull();
    expect(world.kept).toEqual({});
  });

  test("are sent again with the same id when the connection is back", async () => {
    const live = await world.game();
    world.begin();
    world.isUp = false;
    live.move("a1b2");
    expect(live.sending).toBe("a1b2");
    world.isUp = true;
    world.connect();
    world.connect();
    const [first, second] = world.acts();
    expect(first?.id).toBe(second?.id);
    world.tell({ type: "done", game: "G", version: 2, id: first?.id ?? "" });
    world.said = [];
    world.connect();
    expect(world.acts()).toEqual([]);
  });

  test("outlive a reload in the middle of a move", async () => {
    const before = await world.game();
    world.begin();
    before.move("a1b2");
    const [sent] = world.acts();
    world.said = [];
    const live = await world.game();
    expect(world.acts()).toEqual([sent]);
    world.tell({
      type: "game",
      game: "G",
      version: 2,
      events: [CREATED, moved(0, sent?.id)],
      state: stateAt(1, { seats: SEATS }),
    });
    expect(live.sending).toBeNull();
    expect(world.kept).toEqual({});
  });

  test("say what they were decided on, also when they are sent again", async () => {
    const live = await world.game();
    world.begin();
    live.move("a1b2");
    world.happen(2, { type: "time_given", at: 9, seat: 1, centiseconds: 500 }, stateAt(0));
    world.connect();
    const acts = world.said.filter(({ type }) => type === "act");
    expect(acts).toMatchObject([
      { from: 1, at: CREATED.at },
      { from: 1, at: CREATED.at },
    ]);
  });

  test("that an earlier release has stored are sent", async () => {
    world.kept["hexad.acts.G"] = JSON.stringify([{ type: "resign", id: "old" }]);
    await world.game();
    expect(world.acts()).toEqual([{ type: "resign", id: "old" }]);
  });

  test("that are refused are told of, once", async () => {
    const live = await world.game();
    world.begin();
    live.move("z9z9");
    const id = world.acts()[0]?.id ?? "";
    world.tell({ type: "refused", code: "behind-blocked", text: "No.", rule: "A12", game: "G", id });
    expect(world.refusals).toMatchObject([{ rule: "A12" }]);
    expect(live.sending).toBeNull();
  });

  test("that the server can not write now are sent again", async () => {
    vi.useFakeTimers();
    const live = await world.game();
    world.begin();
    live.act({ type: "resign" });
    const id = world.acts()[0]?.id ?? "";
    world.tell({ type: "refused", code: "unavailable", text: "Later.", game: "G", id });
    expect(world.refusals).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(world.acts().map((act) => act.id)).toEqual([id, id]);
    vi.useRealTimers();
  });

  test("name the seat to move where several are ours", async () => {
    const live = await world.game();
    const seats = [0, 1].map(() => ({ kind: "player" as const, player: "ann", name: "Ann" }));
    const state = stateAt(1, { seats });
    world.tell({ type: "game", game: "G", version: 2, events: [CREATED], state });
    expect([live.mine, live.isAlone]).toEqual([[0, 1], true]);
    live.move("i9h8");
    expect(world.acts()[0]).toMatchObject({ seat: 1, ply: 1 });
  });

  test("declare a shape in their own way", async () => {
    const live = await world.game();
    world.begin();
    live.move("#");
    expect(world.acts()[0]).toMatchObject({ type: "declare" });
  });
});
