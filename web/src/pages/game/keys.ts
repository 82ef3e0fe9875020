// The keyboard shortcuts of the game page.
import { settings } from "../../app/settings.svelte";
import type { BoardMessage } from "../../board/message.svelte";
import type { LiveGame } from "../../live/game.svelte";
import type { Playback } from "../../live/playback.svelte";
import { announceClocks } from "./announcements";
import type { MoveInput } from "./move-input.svelte";
import type { GameView } from "./view.svelte";
import { titleText, turnText } from "./words";

export type Keys = Record<string, () => void>;

const FIELDS = "input, textarea, select, dialog, [contenteditable]";

/** Run the command of a key, unless the user types in a field or the board has used the key itself. */
export function press(keys: Keys, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS)) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = keys[name];
  if (!act) return;
  event.preventDefault();
  act();
}

interface Page {
  live: LiveGame;
  message: BoardMessage;
  moveInput: MoveInput;
  playback: Playback;
  view: GameView;
  focusField: () => void;
  showShortcuts: () => void;
}

/** The commands of the game page, by key. */
export function gameKeys(page: Page): Keys {
  const { live, message, moveInput, playback, view, focusField, showShortcuts } = page;
  return {
    ArrowLeft: () => playback.previous(),
    ArrowRight: () => playback.next(),
    Home: () => playback.first(),
    End: () => playback.now(),
    p: () => playback.toggle(),
    f: () => view.flip(),
    m: () => focusField(),
    c: () => announceClocks(live, message),
    t: () => message.tell(turnText(live) || titleText(live)),
    s: () => (settings.chosen.sounds = !settings.chosen.sounds),
    z: () => (settings.chosen.zen = !settings.chosen.zen),
    Escape: () => {
      if (moveInput.asked) moveInput.cancel();
      else if (moveInput.premove) moveInput.premove = null;
      else settings.chosen.zen = false;
    },
    "?": () => showShortcuts(),
  };
}
