// The keyboard shortcuts of the analysis page.
import { press } from "../../app/shortcuts.svelte";
import type { AnalysisState } from "./analysis-state.svelte";

/** Step through the game. */
export function keyed(event: KeyboardEvent, analysis: AnalysisState, flip: () => void): void {
  const keys = {
    ArrowLeft: () => analysis.back(),
    ArrowRight: () => analysis.forth(),
    ",": () => analysis.back(),
    ".": () => analysis.forth(),
    ArrowUp: () => analysis.aside(-1),
    ArrowDown: () => analysis.aside(1),
    Home: () => analysis.toStart(),
    End: () => analysis.toEnd(),
    f: flip,
  };
  press(keys, event);
}
