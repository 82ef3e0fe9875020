// Games are judged in the page as by hexad.engine.annotate. Its searches have no workers here: Vitest does not start them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Board, load } from "../../core";
import type { PositionRequest } from "../../net/types";
import { boardOf } from "../../positions/board";
import { type Judgement, judgements, type Search } from "./judgements";

interface Line {
  depth: number;
  points: number;
  moves: string[];
}

interface Reviewed {
  place: PositionRequest;
  depth: number;
  hash_mb: number;
  judgements: Judgement[];
}

const { reviews } = JSON.parse(readFileSync(process.env.ANSWERS ?? "", "utf8")) as { reviews: Reviewed[] };

/** Searches with an engine of the module that the boards are in. */
async function searchOf(board: Board, megabytes: number): Promise<Search> {
  const core = await load();
  const engine = core.exports.new_engine(board.pointer, megabytes);
  return ({ pointer }, { depth = 0 }) => {
    const size = core.exports.search(engine, pointer, 0, 1, 1, depth, 0, 0, 0);
    const [line] = (core.answer(size) as { lines: Line[] }).lines;
    return Promise.resolve(line && { ...line, line: line.moves });
  };
}

test.each(reviews)(
  "a game of $place.game to depth $depth",
  async ({ place, depth, hash_mb, judgements: known }) => {
    const board = boardOf(place);
    const found: Judgement[] = [];
    for await (const judgement of judgements(board, await searchOf(board, hash_mb), { depth }))
      found.push(judgement);
    const bare = (all: Judgement[]) => all.map((judgement) => ({ ...judgement, expected: 0 }));
    expect(bare(found)).toEqual(bare(known));
    for (const [ply, { expected }] of known.entries()) expect(found[ply]?.expected).toBeCloseTo(expected, 9);
  },
);
