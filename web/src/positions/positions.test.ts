import { describe, expect, it } from "vitest";
import { RefusedError } from "../net/http";
import { positionAt, replayAt, verdictAt } from ".";

describe("positions", () => {
  it("has the legal moves of Abalone with what they do", async () => {
    const { detail, turn, formations, result } = await positionAt({ game: "abalone", moves: ["a1b2"] });
    expect(turn).toBe("white");
    expect(detail.moves).toHaveLength(44);
    expect(detail.effects).toHaveLength(44);
    expect(detail.moved?.at(-1)).toEqual(["c3", "d4"]);
    expect(detail.pushed_off).toEqual({ black: 0, white: 0 });
    expect(formations.some(({ kind }) => kind === "block")).toBe(true);
    expect(result).toBeUndefined();
  });

  it("has the tiles that leave with a lifted one, in Six with advanced rules", async () => {
    // Five red tiles on each side of a black one that holds them together, and all tiles placed.
    const fen = "RRRRRBRRRRR@0,0 0 0 b advanced 40";
    const { detail } = await positionAt({ game: "six", fen });
    expect(detail.phase).toBe("moving");
    expect(detail.hands).toEqual([0, 0]);
    expect(Object.keys(detail.leaving ?? {}).sort()).toEqual(["5,0=0,0", "5,0=6,0"]);
    expect(detail.leaving?.["5,0=0,0"]).toHaveLength(5);
  });

  it("replays moves", async () => {
    const replay = await replayAt({ game: "six", moves: ["2,-1", "2,0"] });
    expect(replay.frames.map(({ move, side }) => [move, side])).toEqual([
      ["2,-1", "black"],
      ["2,0", "red"],
    ]);
    expect(replay.frames[1]).toMatchObject({ placed: ["2,0"], hands: [19, 19], seat: 1 });
    expect(replay.options).toMatchObject({ rules: "basic", players: 2, repetition: 3 });
    expect(replay.options).not.toHaveProperty("begins");
  });

  it("explains moves and gestures", async () => {
    const place = { game: "abalone" as const };
    expect(await verdictAt(place, { move: "a1b2" })).toMatchObject({ legal: true, rule: "A7" });
    expect(await verdictAt(place, { cells: ["a1"], to: "SW" })).toMatchObject({ legal: false, rule: "A14" });
    expect(await verdictAt(place, { move: "zz" })).toMatchObject({ legal: false, code: "not-a-move" });
  });

  it("refuses in the page's language, with the number of the move", async () => {
    const refused = await replayAt({ game: "abalone", moves: ["a1b2", "a1b2"] }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(RefusedError);
    const { code, field, message } = refused as RefusedError;
    expect(field).toBe("moves");
    expect(message).toContain("2");
    expect(message).not.toContain(code);
    await expect(positionAt({ game: "abalone", fen: "nonsense" })).rejects.toBeInstanceOf(RefusedError);
  });
});
