// Descriptions of Six moves.
import { t } from "../../texts";
import type { DescribedMove } from "../types";
import { cellName, moveName } from "./names";
import { parse } from "./parse";

/** "Red moves a tile from K10 to L13; four tiles leave the game." */
export function describe(frame: DescribedMove): string {
  const side = frame.side === "red" ? "red" : "black";
  const move = parse(frame.move);
  if (!move) return frame.move === "#" ? t("six-words-declares", { side }) : moveName(frame.move);
  const left = frame.removed?.length ?? 0;
  const parts = [
    move.from === undefined
      ? t("six-words-places", { side, to: cellName(move.to) })
      : t("six-words-moves", { side, from: cellName(move.from), to: cellName(move.to) }),
    left ? t("six-words-leave", { count: left }) : "",
    move.declares ? t("six-words-and-declares") : "",
  ];
  return `${parts.join("")}.`;
}
