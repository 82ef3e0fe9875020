import { describe, expect, it } from "vitest";
import { Board, type Limit } from "../../core";
import { type Judgement, judgements, type Search } from "./judgements";
import { MARKS, WON } from "./judgements.generated";

const LIMIT: Limit = { time: 1 };

/** A search that answers by the moves that lead to a position: points for the side to move, and the best move. */
function known(answers: Record<string, [points: number, best: string]>) {
  const limits: Record<string, Limit[]> = {};
  const search: Search = (board, limit) => {
    const at = board.moves.join(" ");
    (limits[at] ??= []).push(limit);
    const answer = answers[at];
    if (!answer) return Promise.resolve(undefined);
    const [points, best] = answer;
    return Promise.resolve({ depth: 10 + board.ply, points, line: [best] });
  };
  return { search, limits };
}

async function reviewed(board: Board, search: Search): Promise<Judgement[]> {
  const found: Judgement[] = [];
  for await (const judgement of judgements(board, search, LIMIT)) found.push(judgement);
  return found;
}

/** Points for Black in Six that are worth this expected score. */
const worth = (expected: number) => -190 * Math.log(1 / expected - 1);

function played(...moves: string[]): Board {
  const board = new Board("six");
  for (const move of moves) board.push(move);
  return board;
}

describe("the judgement of a game", () => {
  it("is given for every position, for Black", async () => {
    const { search } = known({ "": [100, "2,-1"], "2,-1": [-40, "-1,0"], "2,-1 -1,0": [60, "-1,1"] });
    const found = await reviewed(played("2,-1", "-1,0"), search);
    expect(found.map(({ ply, points, best }) => [ply, points, best])).toEqual([
      [0, 100, ["2,-1"]],
      [1, 40, ["-1,0"]],
      [2, 60, ["-1,1"]],
    ]);
    expect(found[0]?.expected).toBeGreaterThan(0.5);
    expect(found.some(({ mark }) => mark)).toBe(false);
  });

  it.each([
    [0.05, undefined],
    [0.07, 6],
    [0.13, 2],
    [0.21, 4],
  ])("marks a move that gives %d away with %s", async (loss, mark) => {
    // Black has played 2,-1; the engine prefers 2,0, after which Black may expect 0.7.
    const { search, limits } = known({
      "": [0, "2,0"],
      "2,-1": [-worth(0.7 - loss), "-1,0"],
      "2,0": [-worth(0.7), "-1,0"],
    });
    const [, after] = await reviewed(played("2,-1"), search);
    expect(after?.mark).toBe(mark);
    // Both positions are searched to the same depth.
    expect(limits).toMatchObject({ "2,-1": [LIMIT], "2,0": [{ ...LIMIT, depth: 11 }] });
  });

  it("marks moves of the other side, too", async () => {
    const { search } = known({
      "": [0, "2,-1"],
      "2,-1": [0, "-1,1"],
      "2,-1 -1,0": [worth(0.8), "-1,1"],
      "2,-1 -1,1": [worth(0.5), "-1,0"],
    });
    expect((await reviewed(played("2,-1", "-1,0"), search)).map(({ mark }) => mark)).toEqual([
      undefined,
      undefined,
      4,
    ]);
  });

  it("needs no search where the game is over", async () => {
    const board = new Board("six", { options: { ply_limit: 1 } });
    board.push("2,-1");
    const { search, limits } = known({ "": [30, "2,-1"] });
    expect((await reviewed(board, search))[1]).toMatchObject({
      points: 0,
      expected: 0.5,
      depth: null,
      best: [],
    });
    expect(limits["2,-1"]).toBeUndefined();
  });

  it("searches one ply where the limit is too small, and fails where nothing is found", async () => {
    const limits: Limit[] = [];
    const search: Search = (_, limit) => {
      limits.push(limit);
      return Promise.resolve(limit.depth ? { depth: 1, points: WON - 1, line: ["2,-1"] } : undefined);
    };
    expect(await reviewed(new Board("six"), search)).toMatchObject([{ points: WON - 1, expected: 1 }]);
    expect(limits).toEqual([LIMIT, { depth: 1 }]);
    await expect(reviewed(new Board("six"), () => Promise.resolve(undefined))).rejects.toThrow("nothing");
  });

  it("has its marks in order: the gravest that applies is given", () => {
    const losses = MARKS.map(({ loss }) => loss);
    expect(losses).toEqual([...losses].sort((one, other) => other - one));
  });
});
