// Which marble is which, from one position of a board to the next.
import { untrack } from "svelte";
import { cleared, follow, KEEP_FALLING, type Shown } from "./identity";

export class MarbleTrack {
  #track = $state.raw(follow(null, { pieces: {}, ply: 0 }));

  /** Follows what a component shows; to be called while the component is set up. */
  constructor(shown: () => Shown) {
    this.#track = untrack(() => follow(null, shown()));
    $effect.pre(() => {
      const now = shown();
      untrack(() => (this.#track = follow(this.#track, now)));
    });
    $effect(() => {
      if (!this.marbles.some((marble) => marble.falls)) return;
      const timer = setTimeout(() => (this.#track = cleared(this.#track)), KEEP_FALLING);
      return () => clearTimeout(timer);
    });
  }

  get marbles() {
    return this.#track.marbles;
  }
}
