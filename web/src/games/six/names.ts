// Short names of cells for people: a letter for the row and a number for the diagonal, as on the Abalone board. Records,
// links and the server use `q,r`.
import { axial } from "../../board/hex";

/** Capital letters without I and O, which look like digits. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const COUNT = LETTERS.length;
/** The name of the cell 0,0 is K10: there is room in all directions before names need two letters or a minus sign. */
const ROW = LETTERS.indexOf("K");
const NUMBER = 10;
const NAME = `[${LETTERS}]{1,2}-?\\d{1,3}`;
const TYPED = new RegExp(`^(?:(${NAME})\\s*[->–]\\s*)?(${NAME})(?:=(${NAME}))?(#)?$`, "i");

/** The letters of a row: A to Z from the bottom to the top, then AA to ZZ. Rows below A count back from ZZ. */
function lettersOf(row: number): string {
  if (row >= 0 && row < COUNT) return LETTERS.charAt(row);
  const pair = (((row < 0 ? row : row - COUNT) % COUNT ** 2) + COUNT ** 2) % COUNT ** 2;
  return LETTERS.charAt(Math.floor(pair / COUNT)) + LETTERS.charAt(pair % COUNT);
}

function rowOf(letters: string): number {
  const [first = 0, second] = [...letters].map((letter) => LETTERS.indexOf(letter));
  if (second === undefined) return first;
  const pair = first * COUNT + second;
  return pair < COUNT ** 2 / 2 ? pair + COUNT : pair - COUNT ** 2;
}

/** The letter of a cell's row. */
export function rowName(cell: string): string {
  return lettersOf(ROW - axial(cell)[1]);
}

/** The number of a cell's diagonal. */
export function diagonalName(cell: string): string {
  return String(axial(cell)[0] + NUMBER);
}

/** "0,0" is K10. */
export function cellName(cell: string): string {
  return rowName(cell) + diagonalName(cell);
}

function cellOfName(name: string): string {
  const [, letters = "", number = ""] = /^([A-Z]+)(-?\d+)$/.exec(name.toUpperCase()) ?? [];
  return `${Number(number) - NUMBER},${ROW - rowOf(letters)}`;
}

/** A move with short names: `0,0>0,1=1,0` is K10–J10=K11. */
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
