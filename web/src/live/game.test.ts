import { beforeEach, describe, expect, test, vi } from "vitest";
import { me } from "../net/me.svelte";
import type {
  ClientMessage,
  Created,
  Detail,
  Replay,
  GameEvent,
  Refused,
  ServerMessage,
  State,
} from "../net/types";
import { LiveGame } from "./game.svelte";
import type { Sent } from "./outbox.svelte";

const CREATED: Created = {
  type: "created",
  at: 0,
  game: "abalone",
  fen: "start 1",
  options: {},
  control: "600d5",
  seats: [],
  by: "ann",
  time: 0,
};
const SEATS: State["seats"] = [
  { kind: "player", player: "ann", name: "Ann" },
  { kind: "player", player: "bob", name: "Bob" },
];
const DETAIL: Detail = { moves: ["a1b2", "a2b3"], pieces: { a1: "black", i9: "white" } };
const REPLAY: Replay = { game: "abalone", fen: "start 1", options: {}, pieces: DETAIL.pieces, frames: [] };

function stateAt(ply: number, more: Partial<State> = {}): State {
  return { status: "playing", fen: `fen ${ply}`, ply, turn: ply % 2, clock: [60_000, 60_000], ...more };
}

/** A connection, a storage and a server's replays that a test can look into. */
class World {
  said: ClientMessage[] = [];
  isUp = true;
  kept: Record<string, string> = {};
  replays: Replay[] = [];
  asked = 0;
  happened: GameEvent[] = [];
  refusals: Refused[] = [];
  rest: Promise<unknown> | null = null;
  tell: (message: ServerMessage) => void = () => undefined;
  connect: () => void = () => undefined;

  async game(): Promise<LiveGame> {
    const live = new LiveGame(
      "G",
      {
        happened: (event) => this.happened.push(event),
        refused: (refused) => this.refusals.push(refused),
      },
      {
        connection: {
          use: (hear, open) => {
            this.tell = hear;
            this.connect = open;
            open();
            return () => undefined;
          },
          send: (message) => {
            if (this.isUp) this.said.push(message);
            return this.isUp;
          },
        },
        replay: () => {
          this.asked += 1;
          return Promise.resolve(this.replays.shift() ?? REPLAY);
        },
        storage: {
          getItem: (key) => this.kept[key] ?? null,
          setItem: (key, value) => void (this.kept[key] = value),
          removeItem: (key) => void delete this.kept[key],
        },
        rest: () => this.rest,
      },
    );
    await live.open();
    return live;
  }

  begin(ply = 0, version = 1): void {
    const state = stateAt(ply, { seats: SEATS ?? [] });
    this.tell({ type: "game", game: "G", version, events: [CREATED], state, detail: DETAIL });
  }
  happen(version: number, event: GameEvent, state: State, detail: Detail = DETAIL): void {
    this.tell({ type: "event", game: "G", version, event, state, detail });
  }
  acts(): Sent[] {
    return this.said.flatMap((message) => (message.type === "act" ? [message.act as Sent] : []));
  }
}

const moved = (seat: number, id?: string): GameEvent => ({
  type: "moved",
  at: 0,
  seat,
  move: "a1b2",
  ...(id && { id }),
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

let world: World;
beforeEach(() => {
  world = new World();
  me.known = { player: "ann", name: "Ann", has_account: false };
  vi.spyOn(me, "ask").mockImplementation(() =>
    Promise.resolve({ player: "ann", name: "Ann", has_account: false }),
  );
});

describe("to watch", () => {
  test("starts from the beginning, and knows which seats are ours", async () => {
    const live = await world.game();
    expect(world.said).toEqual([{ type: "watch", game: "G", from: 0, detail: true }]);
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
    expect(world.said).toEqual([{ type: "watch", game: "G", from: 2, detail: true }]);
    world.tell({
      type: "game",
      game: "G",
      version: 4,
      events: [moved(1), moved(0)],
      state: stateAt(3),
      detail: DETAIL,
    });
    expect(live.state?.ply).toBe(3);
    expect(live.created).toBe(CREATED);
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
    expect(world.said).toEqual([{ type: "watch", game: "G", from: 2, detail: true }]);
  });

  test("is of no use where there is no such game", async () => {
    const live = await world.game();
    world.tell({ type: "refused", code: "no-game", text: "There is no game G.", game: "G" });
    expect(live.isMissing).toBe(true);
  });

  test("does not listen to what is said of other games", async () => {
    const live = await world.game();
    world.tell({ type: "game", game: "H", version: 1, events: [CREATED], state: stateAt(0) });
    expect(live.created).toBeNull();
  });

  test("who joins is seated at once", async () => {
    const live = await world.game();
    const open = { status: "open" as const, fen: "", ply: 0 };
    const seats = [{ kind: "open" as const }, ...(SEATS ?? []).slice(1)];
    world.tell({
      type: "game",
      game: "G",
      version: 1,
      events: [CREATED],
      state: { ...open, seats },
      detail: DETAIL,
    });
    expect(live.isPlayer).toBe(false);
    const event: GameEvent = { type: "joined", at: 0, seat: 0, player: "ann", name: "Ann" };
    world.happen(2, event, stateAt(0, { seats: SEATS ?? [] }));
    expect(live.mine).toEqual([0]);
  });
});

describe("the replay", () => {
  test("is fetched once; moves are added", async () => {
    const live = await world.game();
    world.begin();
    await settled();
    const detail = { ...DETAIL, moved: [["a1", "b2"]] as [string, string][] };
    world.happen(2, moved(0), stateAt(1, { last: "a1b2" }), detail);
    expect(live.replay?.frames).toEqual([
      { move: "a1b2", side: "black", seat: 0, fen: "fen 1", moved: [["a1", "b2"]] },
    ]);
    expect(world.asked).toBe(1);
  });

  test("is fetched again when moves were taken back", async () => {
    const live = await world.game();
    world.begin();
    await settled();
    world.happen(2, moved(0), stateAt(1, { last: "a1b2" }));
    world.happen(3, { type: "takeback_agreed", at: 0, seat: 1 }, stateAt(0));
    await settled();
    expect(world.asked).toBe(2);
    expect(live.replay?.frames).toEqual([]);
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
      state: stateAt(1, { seats: SEATS ?? [] }),
      detail: DETAIL,
    });
    expect(live.sending).toBeNull();
    expect(world.kept).toEqual({});
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
    world.tell({ type: "game", game: "G", version: 2, events: [CREATED], state, detail: DETAIL });
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
