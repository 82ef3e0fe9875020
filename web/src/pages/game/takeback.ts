// Which move the user can ask back.
import type { LiveGame } from "../../live/game.svelte";

/** The user's seat that moved last, whose move would be taken back; undefined if none has moved. */
export function takebackSeat(live: Pick<LiveGame, "replay" | "mine">): number | undefined {
  return live.replay?.frames.findLast(({ seat }) => live.mine.includes(seat))?.seat;
}
