// The layouts of Abalone as the server tells them: the rows of a position, i to a. Drawing them needs no rules.
import type { Pieces } from "../../net/types";

const ROWS = "ihgfedcba";

/** What stands where, by the rows of a position's text: digits are gaps, `S` is Black, `s` White. */
export function piecesOf(fen: string): Pieces {
  const pieces: Pieces = {};
  const rows = fen.split(" ", 1)[0]?.split("/") ?? [];
  rows.forEach((row, index) => {
    // The upper rows begin further along: i has the cells i5 to i9.
    let column = Math.max(1, 5 - index);
    for (const sign of row) {
      if (sign === "S" || sign === "s") {
        pieces[`${ROWS[index] ?? ""}${column}`] = sign === "S" ? "black" : "white";
        column += 1;
      } else column += Number(sign);
    }
  });
  return pieces;
}

/** The layouts to show at first: the best known ones, with the chosen one always among them. */
export function shortlist(names: string[], chosen: string, count: number): string[] {
  const first = names.slice(0, count);
  return first.includes(chosen) || !names.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}
