// Recognises an imported text: a position, a record or a list of moves.
import { gameOfNotation } from "../../games";
import { GAME_NAMES, isPosition } from "../../games/descriptors";
import type { GameName } from "../../net/types";

export type ImportedText =
  | { kind: "nothing" }
  | { kind: "position"; game: GameName; fen: string }
  | { kind: "record"; text: string }
  | { kind: "moves"; game: GameName; moves: string[] };

const NOT_A_MOVE = /^(\d+(\.+|…)|\d+\.*|[*]|1-0|0-1|1\/2-1\/2|\$\d+|[!?]+)$/;

/** The kind of a text. The server checks its content. */
export function recognised(pasted: string): ImportedText {
  const text = pasted.trim();
  if (!text) return { kind: "nothing" };
  const game = GAME_NAMES.find((name) => isPosition(name, text));
  if (game) return { kind: "position", game, fen: text };
  if (/^\s*\[\w+ +"/m.test(text)) return { kind: "record", text };
  const words = text.split(/\s+/).map((word) => word.replace(/^\d+(\.+|…)(?=\S)/, ""));
  const moves = words
    .filter((word) => word && !NOT_A_MOVE.test(word))
    .map((word) => word.replace(/[!?]+$/, ""));
  if (!moves.length) return { kind: "nothing" };
  return { kind: "moves", game: gameOfNotation(moves.join(" ")), moves };
}
