// Six in the position editor.
import { axial } from "../../board/hex";
import type { Pieces } from "../../net/types";
import { DESCRIPTORS } from "../descriptors";
import { onBoard, rowText, type GameSetup, type PositionSetup } from "../position-setup";
import Editor from "./Editor.svelte";

const { pieces_per_player: PIECES, off_board: OFF_BOARD } = DESCRIPTORS.six;
// A game begins with one tile of each side on the table.
const LAID_OUT = 2;

function rowsText(pieces: Pieces): string {
  const cells = Object.keys(pieces).map(axial);
  if (!cells.length) return "@0,0";
  const qs = cells.map(([q]) => q);
  const rs = cells.map(([, r]) => r);
  const [left, top, bottom] = [Math.min(...qs), Math.min(...rs), Math.max(...rs)];
  const rows = Array.from({ length: bottom - top + 1 }, (_, n) => {
    const last = Math.max(...cells.filter(([, r]) => r === top + n).map(([q]) => q), left - 1);
    const row = Array.from({ length: last - left + 1 }, (_, k) => pieces[`${left + k},${top + n}`]);
    return rowText(row, { black: "B", red: "R" });
  });
  return `${rows.join("/")}@${left},${top}`;
}

function fenOf({ pieces, seat, counts, rules }: PositionSetup): string {
  const [b1 = 0, r1 = 0, b2 = 0, r2 = 0] = counts;
  const isFour = counts.length === 4;
  const hands = isFour ? `${b1}+${b2} ${r1}+${r2}` : `${b1} ${r1}`;
  const turn = (isFour ? ["b1", "r1", "b2", "r2"] : ["b", "r"])[seat] ?? "b";
  return `${rowsText(pieces)} ${hands} ${turn} ${rules} 1`;
}

/** Tiles that are not on the table are in hand; with four players, partners share them. */
function balanced(setup: PositionSetup): PositionSetup {
  const [blacks, reds] = onBoard(setup);
  const [black, red] = [Math.max(0, PIECES - blacks), Math.max(0, PIECES - reds)];
  const seats = setup.counts.length;
  const counts =
    seats === 4
      ? [Math.floor(black / 2), Math.floor(red / 2), Math.ceil(black / 2), Math.ceil(red / 2)]
      : [black, red];
  return { ...setup, counts, seat: Math.max(0, blacks + reds - LAID_OUT) % seats };
}

export const six: GameSetup = {
  Editor,
  fenOf,
  countsOf: ({ hands = [] }) => [...hands],
  balanced,
  countsFollow: true,
  countsLabel: "analysis-in-hand",
  maxCount: OFF_BOARD.maximum,
};
