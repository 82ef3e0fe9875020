// Which move the user can ask back.
import type { LiveGame } from "../../live/game.svelte";

/** The seat whose last move would be taken back: of the user's seats the one that moved last; undefined if none did. */
export function takebackSeat(live: Pick<LiveGame, "replay" | "mine">): number | undefined {
  return live.replay?.frames.findLast(({ seat }) => live.mine.includes(seat))?.seat;
}
