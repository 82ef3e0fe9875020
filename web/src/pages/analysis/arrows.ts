// The engine's lines as arrows and marks on the board.
import type { Arrow, Mark } from "../../board/types";
import type { Info } from "../../core";
import { GAMES } from "../../games";
import type { Detail, GameName } from "../../net/types";

export interface Drawn {
  arrows: Arrow[];
  marks: Mark[];
}

/** The first moves of lines: an arrow, or a mark where a piece would be placed. Each is drawn once, the best on top. */
export function drawn(game: GameName, lines: readonly Pick<Info, "line">[], detail: Detail): Drawn {
  const shown: Drawn = { arrows: [], marks: [] };
  const seen = new Set<string>();
  for (const [rank, { line }] of lines.entries()) {
    const move = line[0]?.replace(/[=#].*$/, "");
    if (!move || seen.has(move)) continue;
    seen.add(move);
    const arrow = GAMES[game].arrowOf(move, detail);
    if (!arrow) continue;
    const { from, to } = arrow;
    if (from) shown.arrows.push({ from, to, kind: rank === 0 ? "best" : "other" });
    else shown.marks.push({ cell: to, kind: rank === 0 ? "good" : "note" });
  }
  return { arrows: shown.arrows.reverse(), marks: shown.marks.reverse() };
}
