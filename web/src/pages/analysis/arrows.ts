// What the engine would play, drawn on the board.
import type { Arrow, Mark } from "../../board/types";
import type { Detail, EngineLine } from "../../net/types";

export interface Drawn {
  arrows: Arrow[];
  marks: Mark[];
}

/** The step that stands for a move of Abalone: the rear marble's in line, the middle one's in a broadside. */
function stepOf(move: string, detail: Detail): [string, string] | null {
  const moved = detail.effects?.[detail.moves.indexOf(move)]?.moved;
  if (!moved?.length) return null;
  const rear = moved.find(([from]) => move.length === 4 && move.startsWith(from));
  return rear ?? moved[Math.floor(moved.length / 2)] ?? null;
}

/** The first moves of lines: an arrow, or a mark where a tile would be put. Each is drawn once, the best on top. */
export function drawn(lines: readonly EngineLine[], detail: Detail): Drawn {
  const shown: Drawn = { arrows: [], marks: [] };
  const seen = new Set<string>();
  for (const [rank, { moves }] of lines.entries()) {
    const move = moves[0]?.replace(/[=#].*$/, "");
    if (!move || seen.has(move)) continue;
    seen.add(move);
    const kind = rank === 0 ? "best" : "other";
    const [from, to] = move.includes(",") ? move.split(">") : (stepOf(move, detail) ?? []);
    if (from && to) shown.arrows.push({ from, to, kind });
    else if (from) shown.marks.push({ cell: from, kind: rank === 0 ? "good" : "note" });
  }
  return { arrows: shown.arrows.reverse(), marks: shown.marks.reverse() };
}
