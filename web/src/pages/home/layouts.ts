// Positions as the server writes them, read for small pictures, and the layouts of Abalone. Drawing needs no rules.
import type { Kind, Pieces } from "../../net/types";

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

/** The same for Six: rows of one r, `B` and `R`, numbers for gaps, then `@q,r` of the corner where they begin. */
export function tilesOf(fen: string): Pieces {
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

/** What stands where in a position of either game. */
export function pictureOf(game: Kind, fen: string): Pieces {
  return game === "abalone" ? piecesOf(fen) : tilesOf(fen);
}

/** The layouts to show at first: the best known ones, with the chosen one always among them. */
export function shortlist(names: string[], chosen: string, count: number): string[] {
  const first = names.slice(0, count);
  return first.includes(chosen) || !names.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}
