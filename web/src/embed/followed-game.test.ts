import { describe, expect, it } from "vitest";
import type { EmbeddedGame, EventMessage, GameMessage, State } from "../net/types";
import { changed } from "./followed-game.svelte";

const game: EmbeddedGame = {
  name: "NAME",
  version: 3,
  game: "abalone",
  fen: "start",
  options: {},
  moves: ["a1b2", "i9h8"],
  players: ["Ada", "Ben"],
  status: "playing",
};

function event(type: string, state: Partial<State>): EventMessage {
  const event = { type, at: 0 } as unknown as EventMessage["event"];
  return {
    type: "event",
    game: "NAME",
    version: 4,
    event,
    state: { status: "playing", fen: "", ply: 2, ...state },
  };
}

describe("a game that is followed", () => {
  it("gets the next move", () => {
    expect(changed(game, event("moved", { ply: 3, last: "b2c3" }))).toMatchObject({
      version: 4,
      moves: ["a1b2", "i9h8", "b2c3"],
    });
  });

  it("loses moves that are taken back", () => {
    expect(changed(game, event("takeback_agreed", { ply: 1, last: "a1b2" }))?.moves).toEqual(["a1b2"]);
  });

  it("ends", () => {
    const result = { result: "1-0", reason: "resignation", winner: "black" } as const;
    const ended = changed(game, event("resigned", { status: "over", result }));
    expect(ended).toMatchObject({ status: "over", result, moves: game.moves });
  });

  it("is asked for again when a line does not tell enough", () => {
    expect(changed(game, event("joined", {}))).toBeNull();
    expect(changed(game, event("moved", { ply: 5, last: "b2c3" }))).toBeNull();
    const start: GameMessage = { ...event("moved", { ply: 3, last: "b2c3" }), type: "game", events: [] };
    expect(changed(game, start)).toBeNull();
    expect(changed(game, { ...start, state: { ...start.state, ply: 2 }, reset: true })).toBeNull();
    expect(changed(game, { ...start, state: { ...start.state, ply: 2 } })?.moves).toEqual(game.moves);
  });
});
