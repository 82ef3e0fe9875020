// Keyboard shortcuts. Each key has one meaning on all pages; `Shortcuts.svelte` lists them. The arrow keys go through the
// moves of a game unless a cell of a board is outlined (`board/focus-outline.svelte.ts`).
import { settings } from "./settings.svelte";

export type Keys = Record<string, () => void>;

const FIELDS = "input, textarea, select, dialog, [contenteditable], [role=slider]";

/** Whether a key stands for a character that the user has disabled as a shortcut. */
export function isDisabled({ key }: Pick<KeyboardEvent, "key">): boolean {
  return !settings.chosen.letters && key.length === 1 && key !== " ";
}

/** Run the command of a key, unless the user types in a field or the board has used the key itself. */
export function press(keys: Keys, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isDisabled(event)) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS)) return;
  // With Shift, the named keys select text or move marbles.
  if (event.shiftKey && event.key.length > 1) return;
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Whether the list of all shortcuts is open. */
export const shortcutList = $state({ isOpen: false });
