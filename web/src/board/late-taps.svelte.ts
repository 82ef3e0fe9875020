// Taps on a board whose legal moves are not known yet: they count when the moves are there.

export class LateTaps {
  #waiting: { cell: string; tap: () => void }[] = [];

  /** `isLoading` says whether the legal moves are still to come. Call it while a component is set up. */
  constructor(private readonly isLoading: () => boolean) {
    $effect(() => {
      if (isLoading()) return;
      const taps = this.#waiting;
      this.#waiting = [];
      for (const { tap } of taps) tap();
    });
  }

  /** Do what a tap on a cell means, now or when the moves are there; false if it has to wait. */
  take(cell: string, tap: () => void): boolean {
    if (!this.isLoading()) {
      tap();
      return true;
    }
    // Whoever taps a cell again because nothing happens means one tap.
    if (this.#waiting.at(-1)?.cell !== cell) this.#waiting.push({ cell, tap });
    return false;
  }
}
