// How a game stands, in a line below the board.
import type { EmbeddedGame, GameName, Result, Side } from "../net/types";
import { reasonText, sideName } from "../pages/game/words";
import { has, t } from "../texts";

/** The result of a game and its reason. */
export function resultText(game: GameName, result: Result): string {
  const end = result.winner ? t("game-side-won", { side: sideName(result.winner) }) : t("game-drawn");
  return `${end} ${reasonText(game, result)}`;
}

/** Whose turn it is. */
export const turnText = (turn: Side): string => t("game-to-move", { who: sideName(turn) });

/** How a game of the server stands. */
export function standingText({ game, status, result, reason }: EmbeddedGame, turn: Side): string {
  if (result) return resultText(game, result);
  if (status === "open") return t("game-title-open");
  if (status !== "aborted") return turnText(turn);
  const key = `game-aborted-${reason ?? ""}`;
  return t(has(key) ? key : "game-aborted");
}
