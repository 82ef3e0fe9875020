// Hints: first where to look, then the move itself.
import type { Arrow, Mark } from "../../board/types";
import { GAMES } from "../../games";
import type { Effect, GameName, Pieces } from "../../net/types";
import { neighbours } from "../../board/hex";

export interface Hint {
  marks: Mark[];
  arrows: Arrow[];
  /** What the marks stand on, as the key of the text has it. */
  what: string;
}

/** A hint for a move with this effect: 1 says where to look, 2 shows it. */
export function hintOf(game: GameName, effect: Effect, pieces: Pieces, level: number): Hint {
  const [placed] = effect.placed ?? [];
  const moved = effect.moved ?? [];
  // A tile from the hand has no cell yet: mark the neighbours of its target.
  const near = placed === undefined ? [] : neighbours(placed).filter((cell) => pieces[cell]);
  const cells = placed === undefined ? moved.map(([from]) => from) : near;
  const steps = placed === undefined ? along(moved) : [["", placed] as const];
  return {
    what: GAMES[game].hintKey(effect),
    marks: level === 1 ? cells.map((cell) => ({ cell, kind: "note" as const })) : [],
    arrows: level > 1 ? steps.map(([from, to]) => ({ from, to, kind: "best" as const })) : [],
  };
}

/** One arrow for marbles that go along their line, from the last to the first; one each for those that go sideways. */
function along(moved: [string, string][]): (readonly [string, string])[] {
  const [left, taken] = [moved.map(([from]) => from), moved.map(([, to]) => to)];
  const tail = left.filter((cell) => !taken.includes(cell));
  const head = taken.filter((cell) => !left.includes(cell));
  return tail.length === 1 && tail[0] !== undefined && head[0] !== undefined ? [[tail[0], head[0]]] : moved;
}
