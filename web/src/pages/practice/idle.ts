// Why nothing can be done on the board of a puzzle now.
import { t } from "../../texts";
import type { PuzzleRun } from "./puzzle-run.svelte";

/** The explanation for a click on the board that has no effect. */
export function idleText({ phase, pending }: Pick<PuzzleRun, "phase" | "pending">): string {
  switch (phase) {
    case "checking":
      // Once a move is judged, the opponent's reply is shown.
      return t(pending ? "board-idle-sending" : "board-idle-turn");
    case "wrong":
      return t("board-idle-wrong", { button: t("practice-again") });
    case "solved":
    case "shown":
      return t("board-idle-puzzle");
    case "empty":
      return t("practice-idle-none", { button: t("practice-begin-again") });
    case "trouble":
      return t("practice-idle-none", { button: t("practice-next") });
    default:
      return t("board-idle-loading");
  }
}
