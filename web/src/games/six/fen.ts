// Six's position texts (docs/FORMATS.md), read for pictures. Drawing needs no rules.
import type { Pieces } from "../../net/types";

/** The pieces of a position text: rows of equal r with `B`, `R` and the lengths of gaps, then `@q,r`, the corner where
 * they begin. */
export function piecesOf(fen: string): Pieces {
  const pieces: Pieces = {};
  const [text = "", corner = ""] = (fen.split(" ", 1)[0] ?? "").split("@");
  const [left = 0, top = 0] = corner.split(",").map(Number);
  text.split("/").forEach((row, index) => {
    let q = left;
    for (const [sign] of row.matchAll(/[BR]|\d+/g)) {
      if (sign === "B" || sign === "R") {
        pieces[`${q},${top + index}`] = sign === "B" ? "black" : "red";
        q += 1;
      } else q += Number(sign);
    }
  });
  return pieces;
}
