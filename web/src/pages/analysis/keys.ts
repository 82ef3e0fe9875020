// The keyboard shortcuts of the analysis page.
import type { AnalysisState } from "./analysis-state.svelte";

// Elements that handle keys themselves.
const OWN = "[data-keys=own], input, textarea, select, dialog, [role=slider]";

/** Step through the game. */
export function keyed(event: KeyboardEvent, analysis: AnalysisState, flip: () => void): void {
  const isElsewhere = event.target instanceof Element && event.target.closest(OWN) !== null;
  if (isElsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const acts: Record<string, () => void> = {
    ArrowLeft: () => analysis.back(),
    ArrowRight: () => analysis.forth(),
    ArrowUp: () => analysis.aside(-1),
    ArrowDown: () => analysis.aside(1),
    Home: () => analysis.toStart(),
    End: () => analysis.toEnd(),
    f: flip,
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
