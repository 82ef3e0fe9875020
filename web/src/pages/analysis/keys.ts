// The keyboard on the whole page, where nothing else has a use for the keys.
import type { Session } from "./session.svelte";

// The board, fields, sliders and sheets have keys of their own.
const OWN = "[data-keys=own], input, textarea, select, dialog, [role=slider]";

/** Step through the game. */
export function keyed(event: KeyboardEvent, session: Session, flip: () => void): void {
  const isElsewhere = event.target instanceof Element && event.target.closest(OWN) !== null;
  if (isElsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const acts: Record<string, () => void> = {
    ArrowLeft: () => session.back(),
    ArrowRight: () => session.forth(),
    ArrowUp: () => session.aside(-1),
    ArrowDown: () => session.aside(1),
    Home: () => session.toStart(),
    End: () => session.toEnd(),
    f: flip,
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
