// One key for each thing that one does often.

export type Keys = Record<string, () => void>;

const FIELDS = "input, textarea, select, dialog, [contenteditable]";

/** Do what a key stands for; not while somebody writes, nor where the board has used the key itself. */
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
