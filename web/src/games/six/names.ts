// Short names of cells for people: a letter for the row and a number for the diagonal, as on the Abalone board. Records,
// links and the server use `q,r`.
import { axial } from "../../board/hex";

/** The name of the cell 0,0 is k10: there is room in all directions before names need two letters or a minus sign. */
const ROW = 10;
const NUMBER = 10;
const LETTERS = 26;
const A = "a".charCodeAt(0);
const NAME = "[a-z]{1,2}-?\\d{1,3}";
const TYPED = new RegExp(`^(?:(${NAME})\\s*[->–]\\s*)?(${NAME})(?:=(${NAME}))?(#)?$`);

/** The letters of a row: a to z from the bottom to the top, then aa to zz. Rows below a count back from zz. */
function lettersOf(row: number): string {
  if (row >= 0 && row < LETTERS) return String.fromCharCode(A + row);
  const pair = (((row < 0 ? row : row - LETTERS) % LETTERS ** 2) + LETTERS ** 2) % LETTERS ** 2;
  return String.fromCharCode(A + Math.floor(pair / LETTERS), A + (pair % LETTERS));
}

function rowOf(letters: string): number {
  const [first = 0, second] = [...letters].map((letter) => letter.charCodeAt(0) - A);
  if (second === undefined) return first;
  const pair = first * LETTERS + second;
  return pair < LETTERS ** 2 / 2 ? pair + LETTERS : pair - LETTERS ** 2;
}

/** The letter of a cell's row. */
export function rowName(cell: string): string {
  return lettersOf(ROW - axial(cell)[1]);
}

/** The number of a cell's diagonal. */
export function diagonalName(cell: string): string {
  return String(axial(cell)[0] + NUMBER);
}

/** "0,0" is k10. */
export function cellName(cell: string): string {
  return rowName(cell) + diagonalName(cell);
}

function cellOfName(name: string): string {
  const [, letters = "", number = ""] = /^([a-z]+)(-?\d+)$/.exec(name) ?? [];
  return `${Number(number) - NUMBER},${ROW - rowOf(letters)}`;
}

/** A move with short names: `0,0>0,1=1,0` is k10–j10=k11. */
export function moveName(move: string): string {
  return move.replace(/-?\d+,-?\d+/g, cellName).replace(">", "–");
}

/** A move that was typed with short names, as the server writes it; any other text stays as it is. */
export function readMove(text: string): string {
  const [, from, to, kept, declares = ""] = TYPED.exec(text) ?? [];
  if (to === undefined) return text;
  const parts = [from && `${cellOfName(from)}>`, cellOfName(to), kept && `=${cellOfName(kept)}`, declares];
  return parts.join("");
}
