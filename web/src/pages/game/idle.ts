// Why nothing can be done on the board now.
import type { LiveGame } from "../../live/game.svelte";
import { t } from "../../texts";
import type { MoveInput } from "./move-input.svelte";
import type { GameView } from "./view.svelte";

type Live = Pick<LiveGame, "state" | "isPlayer" | "sending" | "mine" | "seats">;

/** Whether the user can choose a move in advance. */
export function canPremove(live: Live, view: Pick<GameView, "isPast">): boolean {
  return (
    live.state?.status === "playing" && live.mine.length === 1 && live.seats.length === 2 && !view.isPast
  );
}

/** The explanation for a click on the board that has no effect. */
export function idleText(
  live: Live,
  moveInput: Pick<MoveInput, "asked">,
  view: Pick<GameView, "isPast">,
): string {
  if (live.state?.status !== "playing") return t("board-idle-over");
  if (!live.isPlayer) return t("board-idle-watching");
  if (view.isPast) return t("board-idle-past");
  if (moveInput.asked) return t("board-idle-asked");
  if (live.sending) return t("board-idle-sending");
  return t(canPremove(live, view) ? "board-idle-plan" : "board-idle-turn");
}
