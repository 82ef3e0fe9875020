// Messages of players in the words of the page.
import type { LiveGame } from "../../live/game.svelte";
import type { PlayerMessage } from "../../net/types";
import { has, t } from "../../texts";
import { nameOf } from "./words";

/** The longest text, as the server has it. */
export const MAX_MESSAGE = 200;

/** What was written: a phrase in the page's language, or a text as it is. */
export function chatText({ phrase, text }: PlayerMessage): string {
  if (!phrase) return text ?? "";
  const key = `chat-say-${phrase}`;
  // A newer server may know more phrases.
  return has(key) ? t(key) : phrase;
}

/** Who wrote it. */
export function chatAuthor(live: LiveGame, { seat }: PlayerMessage): string {
  return live.mine.includes(seat) ? t("game-you") : nameOf(live.seats[seat]);
}
