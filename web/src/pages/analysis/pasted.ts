// What somebody has pasted: a position, a record or a list of moves.
import type { Kind } from "../../net/types";

export type Pasted =
  | { kind: "nothing" }
  | { kind: "position"; game: Kind; fen: string }
  | { kind: "record"; text: string }
  | { kind: "moves"; game: Kind; moves: string[] };

const ABALONE_FEN = /^[sS1-9]+(\/[sS1-9]+){8}\s+\d+\s+\d+\s+[bw]\b[\s\d]*$/;
const SIX_FEN = /^[BR\d/]*@-?\d+,-?\d+\s+[\d+]+\s+[\d+]+\s+[br][12]?\s+\w+[\s\d]*$/;
const NOT_A_MOVE = /^(\d+(\.+|…)|\d+\.*|[*]|1-0|0-1|1\/2-1\/2|\$\d+|[!?]+)$/;

/** See what a text is. What it says is checked by the server. */
export function understood(pasted: string): Pasted {
  const text = pasted.trim();
  if (!text) return { kind: "nothing" };
  if (ABALONE_FEN.test(text)) return { kind: "position", game: "abalone", fen: text };
  if (SIX_FEN.test(text)) return { kind: "position", game: "six", fen: text };
  if (/^\s*\[\w+ +"/m.test(text)) return { kind: "record", text };
  const words = text.split(/\s+/).map((word) => word.replace(/^\d+(\.+|…)(?=\S)/, ""));
  const moves = words
    .filter((word) => word && !NOT_A_MOVE.test(word))
    .map((word) => word.replace(/[!?]+$/, ""));
  if (!moves.length) return { kind: "nothing" };
  return { kind: "moves", game: moves.some((move) => move.includes(",")) ? "six" : "abalone", moves };
}
