// Abalone in the position editor.
import { DESCRIPTORS } from "../descriptors";
import { onBoard, rowText, type GameSetup, type PositionSetup } from "../position-setup";
import Editor from "./Editor.svelte";
import { rowOf, ROWS } from "./geometry";

const { pieces_per_player: PIECES, off_board: OFF_BOARD } = DESCRIPTORS.abalone;

function fenOf({ pieces, seat, counts }: PositionSetup): string {
  const rows = ROWS.map((row) =>
    rowText(
      rowOf(row).map((cell) => pieces[cell]),
      { black: "S", white: "s" },
    ),
  );
  return `${rows.join("/")} ${counts[0] ?? 0} ${counts[1] ?? 0} ${seat ? "w" : "b"} 0 1`;
}

/** Marbles that are not on the board were pushed off by the other side. */
function balanced(setup: PositionSetup): PositionSetup {
  const [black, white] = onBoard(setup).map((count) =>
    Math.min(OFF_BOARD.maximum, Math.max(0, PIECES - count)),
  );
  return { ...setup, counts: [white ?? 0, black ?? 0] };
}

export const abalone: GameSetup = {
  Editor,
  fenOf,
  countsOf: ({ pushed_off: { black = 0, white = 0 } = {} }) => [black, white],
  balanced,
  countsFollow: false,
  countsLabel: "analysis-pushed-off",
  maxCount: OFF_BOARD.maximum,
};
