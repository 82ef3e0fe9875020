// The colours of the pieces in the texts. The texts name the classic colours; what replaces them is loaded for users who
// have chosen other pieces.
import { settings } from "../app/settings.svelte";
import type * as PieceColours from "./piece-colours";

class VisibleColours {
  #loaded = $state.raw<typeof PieceColours>();
  /** Replaces the colours in texts; nothing, where the texts name the visible ones. */
  replacing = $derived(settings.chosen.pieces === "classic" ? undefined : this.#loaded);

  constructor() {
    $effect.root(() => {
      $effect(() => void this.load());
    });
  }

  /** Load what the chosen pieces need. Without it, the texts name the classic colours. */
  async load(): Promise<void> {
    if (settings.chosen.pieces === "classic" || this.#loaded) return;
    this.#loaded = await import("./piece-colours").catch(() => undefined);
  }
}

export const visibleColours = new VisibleColours();
