// Descriptions of Six moves.
import { t } from "../../texts";
import type { DescribedMove } from "../types";
import { parse } from "./parse";

/** "Red moves a tile from 0,0 to 3,-1; four tiles leave the game." */
export function describe(frame: DescribedMove): string {
  const side = frame.side === "red" ? "red" : "black";
  const move = parse(frame.move);
  if (!move) return frame.move === "#" ? t("six-words-declares", { side }) : frame.move;
  const left = frame.removed?.length ?? 0;
  const parts = [
    move.from === undefined
      ? t("six-words-places", { side, to: move.to })
      : t("six-words-moves", { side, from: move.from, to: move.to }),
    left ? t("six-words-leave", { count: left }) : "",
    move.declares ? t("six-words-and-declares") : "",
  ];
  return `${parts.join("")}.`;
}
