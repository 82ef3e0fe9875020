// Whether the server is there when a page is opened. A game that is open already deals with lost lines by itself.
import { RefusedError } from "../net/http";
import { me } from "../net/me.svelte";

const LOOK_AGAIN = 3_000;

class Presence {
  isMissing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.isMissing && void this.look());
  }

  /** See whether the server answers; if not, look again now and then. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await me.ask();
      this.isMissing = false;
    } catch (error) {
      // Whatever it says, it is there.
      this.isMissing = !(error instanceof RefusedError);
      if (this.isMissing) this.#timer = setTimeout(() => void this.look(), LOOK_AGAIN);
    }
  }
}

export const presence = new Presence();
