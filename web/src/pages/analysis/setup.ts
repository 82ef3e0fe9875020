// A position that is being set up, and its text. Whether the rules allow it is for the server to say.
import { rowOf, ROWS } from "../../board/abalone/geometry";
import type { Detail, Kind, Pieces, Side } from "../../net/types";

export interface Setup {
  game: Kind;
  pieces: Pieces;
  /** The seat to move. */
  seat: number;
  /** Abalone: marbles that Black and White have pushed off. Six: tiles in hand, by seat. */
  counts: number[];
  /** Six. */
  rules: "basic" | "advanced";
}

function rowText(cells: readonly (Side | undefined)[], letters: Partial<Record<Side, string>>): string {
  const text = cells.map((side) => (side && letters[side]) ?? ".").join("");
  return text.replace(/\.+/g, (gap) => String(gap.length));
}

function abaloneText({ pieces, seat, counts }: Setup): string {
  const rows = ROWS.map((row) =>
    rowText(
      rowOf(row).map((cell) => pieces[cell]),
      { black: "S", white: "s" },
    ),
  );
  return `${rows.join("/")} ${counts[0] ?? 0} ${counts[1] ?? 0} ${seat ? "w" : "b"} 0 1`;
}

export function pairOf(cell: string): [q: number, r: number] {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return [q, r];
}

function sixRows(pieces: Pieces): string {
  const cells = Object.keys(pieces).map(pairOf);
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

function sixText({ pieces, seat, counts, rules }: Setup): string {
  const [b1 = 0, r1 = 0, b2 = 0, r2 = 0] = counts;
  const isFour = counts.length === 4;
  const hands = isFour ? `${b1}+${b2} ${r1}+${r2}` : `${b1} ${r1}`;
  const turn = (isFour ? ["b1", "r1", "b2", "r2"] : ["b", "r"])[seat] ?? "b";
  return `${sixRows(pieces)} ${hands} ${turn} ${rules} 1`;
}

/** The text of a position (docs/FORMATS.md). */
export function fenOf(setup: Setup): string {
  return setup.game === "abalone" ? abaloneText(setup) : sixText(setup);
}

/** A position as it stands, to be changed. */
export function setupOf(game: Kind, fen: string, seat: number, detail: Detail): Setup {
  const { black = 0, white = 0 } = detail.pushed_off ?? {};
  return {
    game,
    pieces: detail.pieces,
    seat,
    counts: game === "abalone" ? [black, white] : [...(detail.hands ?? [])],
    rules: fen.includes("advanced") ? "advanced" : "basic",
  };
}

/** The side that the pieces of the second player are of. */
export function otherSide(game: Kind): Side {
  return game === "abalone" ? "white" : "red";
}

const FULL: Record<Kind, number> = { abalone: 14, six: 21 };
// Six begins with a tile of each side on the table.
const LAID_OUT = 2;

/** The counts that follow from what stands on the board when nothing was lost otherwise; in Six, whose turn it is, too. */
export function balanced(setup: Setup): Setup {
  const sides = Object.values(setup.pieces);
  const blacks = sides.filter((side) => side === "black").length;
  const missing = [blacks, sides.length - blacks].map((have) => Math.max(0, FULL[setup.game] - have));
  const [black = 0, other = 0] = missing;
  if (setup.game === "abalone") return { ...setup, counts: [Math.min(6, other), Math.min(6, black)] };
  const seats = setup.counts.length;
  const half = (all: number): [number, number] => [Math.floor(all / 2), Math.ceil(all / 2)];
  const [[b1, b2], [r1, r2]] = [half(black), half(other)];
  const counts = seats === 4 ? [b1, r1, b2, r2] : [black, other];
  return { ...setup, counts, seat: Math.max(0, sides.length - LAID_OUT) % seats };
}

/** Another arrangement of the pieces. In Six the hands follow, as long as nobody has set them otherwise. */
export function arranged(setup: Setup, pieces: Pieces): Setup {
  const next = { ...setup, pieces };
  const isBalanced = balanced(setup).counts.join() === setup.counts.join();
  return setup.game === "six" && isBalanced ? balanced(next) : next;
}

/** Put a piece on a cell, or take away what is there. */
export function put(setup: Setup, cell: string, brush: Side | "empty"): Setup {
  const pieces = { ...setup.pieces };
  if (brush === "empty" || pieces[cell] === brush) delete pieces[cell];
  else pieces[cell] = brush;
  return arranged(setup, pieces);
}
