// The keyboard shortcuts of the game page.
import { settings } from "../../app/settings.svelte";
import type { Keys } from "../../app/shortcuts.svelte";
import type { BoardMessage } from "../../board/message.svelte";
import type { LiveGame } from "../../live/game.svelte";
import type { Playback } from "../../live/playback.svelte";
import { playbackKeys } from "../../live/playback-keys";
import { announceClocks } from "./announcements";
import type { MoveInput } from "./move-input.svelte";
import type { GameView } from "./view.svelte";
import { titleText, turnText } from "./words";

interface Page {
  live: LiveGame;
  message: BoardMessage;
  moveInput: MoveInput;
  playback: Playback;
  view: GameView;
  focusField: () => void;
}

/** The commands of the game page, by key. */
export function gameKeys(page: Page): Keys {
  const { live, message, moveInput, playback, view, focusField } = page;
  return {
    ...playbackKeys(playback, () => view.flip()),
    m: () => focusField(),
    c: () => announceClocks(live, message),
    t: () => message.tell(turnText(live) || titleText(live)),
    s: () => (settings.chosen.sounds = !settings.chosen.sounds),
    o: () => (settings.chosen.zen = !settings.chosen.zen),
    Escape: () => {
      if (moveInput.asked) moveInput.cancel();
      else if (moveInput.premove) moveInput.premove = null;
      else settings.chosen.zen = false;
    },
  };
}
