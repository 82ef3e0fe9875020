// Abalone's position texts (docs/FORMATS.md), read for pictures. Drawing needs no rules.
import type { Pieces } from "../../net/types";
import { ROWS } from "./geometry";

/** The pieces of a position text: its rows from i to a, where digits are gaps, `S` is Black and `s` is White. */
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
