import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import { BoardMessage } from "../../board/message.svelte";
import type { LiveGame } from "../../live/game.svelte";
import { ABALONE_LAYOUTS } from "../../core/layouts.generated";
import { MoveInput } from "./move-input.svelte";

const START = ABALONE_LAYOUTS.standard ?? "";
/** Two black marbles cannot push the white one: another black marble is behind it. */
const BLOCKED = "5/6/7/8/SSsS5/8/7/6/5 0 0 b 0 1";

/** The parts of a live game that the move input needs. */
function table(fen = START, isMyTurn = true) {
  const moved: string[] = [];
  const live = {
    created: { game: "abalone", options: { repetition: 3 } },
    state: { status: "playing", fen, ply: 4 },
    isMyTurn,
    sending: null,
    move: (move: string) => moved.push(move),
  };
  const message = new BoardMessage();
  return { live, moved, message, play: new MoveInput(live as unknown as LiveGame, message) };
}

beforeEach(() => {
  settings.chosen.confirm = false;
  // Nothing of this asks the server.
  vi.stubGlobal("fetch", () => expect.unreachable());
});
afterEach(() => vi.unstubAllGlobals());

describe("a try that is not allowed", () => {
  test("is explained, with the rule", async () => {
    const { play, moved, message } = table(BLOCKED);
    await play.attempt({ cells: ["e1", "e2"], to: "E" });
    expect(message.shown).toEqual({
      text: "There is no free cell behind the pushed marbles.",
      rule: "A12",
      isRefusal: true,
    });
    expect(moved).toEqual([]);
  });
  test("needs no words when the game has gone on meanwhile", async () => {
    const { play, live, message } = table(BLOCKED);
    const trying = play.attempt({ cells: ["e1", "e2"], to: "E" });
    live.state = { ...live.state, fen: START };
    await trying;
    expect(message.shown).toBeNull();
  });
});

describe("a typed move", () => {
  test("is played as the rules write it", async () => {
    const { play, moved } = table();
    expect(await play.type(" A1B2")).toBe(true);
    expect(moved).toEqual(["a1b2"]);
  });
  test("waits for one's turn", async () => {
    const { play, moved, message } = table(START, false);
    expect(await play.type("a1b2")).toBe(false);
    expect([moved, message.shown?.isRefusal]).toEqual([[], true]);
  });
});

describe("a move that is to be confirmed", () => {
  beforeEach(() => (settings.chosen.confirm = true));
  test("is played when it is", () => {
    const { play, moved } = table();
    play.choose("a1b2");
    expect([play.asked, moved]).toEqual(["a1b2", []]);
    play.confirm();
    expect([play.asked, moved]).toEqual([null, ["a1b2"]]);
  });
  test("is forgotten when it is not", () => {
    const { play, moved } = table();
    play.choose("a1b2");
    play.cancel();
    play.confirm();
    expect(moved).toEqual([]);
  });
  test("is forgotten when the position is another one", () => {
    const { play, live } = table();
    play.choose("a1b2");
    live.state = { ...live.state, ply: 2 };
    expect(play.asked).toBeNull();
  });
});

describe("a move that was made too early", () => {
  test("is played at once when the turn comes, without being asked again", async () => {
    settings.chosen.confirm = true;
    const { play, moved } = table();
    play.premove = { cells: ["a1", "b2", "c3"], to: "NE" };
    await play.turnCame();
    expect([moved, play.premove]).toEqual([["a1b2"], null]);
  });
  test("is dropped when it is not possible any more", async () => {
    const { play, moved, message } = table(BLOCKED);
    play.premove = { cells: ["e1", "e2"], to: "E" };
    await play.turnCame();
    expect([moved, play.premove, message.shown?.isRefusal]).toEqual([[], null, true]);
  });
});

describe("a shape that is declared", () => {
  test("stands already: that is said at once", () => {
    const { play, live, moved } = table();
    Object.assign(live, { detail: { moves: ["#", "0,1"] } });
    play.declare();
    expect(moved).toEqual(["#"]);
    expect(play.declares).toBe(false);
  });
  test("will be completed by the next move, and only by that", () => {
    const { play, live } = table();
    Object.assign(live, { detail: { moves: ["0,1"] } });
    play.declare();
    expect(play.declares).toBe(true);
    play.choose("0,1#");
    expect(play.declares).toBe(false);
  });
  test("is not declared after all", () => {
    const { play, live } = table();
    Object.assign(live, { detail: { moves: ["0,1"] } });
    play.declare();
    play.declare();
    expect(play.declares).toBe(false);
  });
});
