// Whether the server is there when a page is opened. A game that is open already deals with lost lines by itself.
import { RefusedError } from "../net/http";
import { me } from "../net/me.svelte";

const RETRY_AFTER = 3_000;

class ServerStatus {
  isUnreachable = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.isUnreachable && void this.check());
  }

  /** See whether the server answers; if not, look again now and then. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await me.ask();
      this.isUnreachable = false;
    } catch (error) {
      // Whatever it says, it is there.
      this.isUnreachable = !(error instanceof RefusedError);
      if (this.isUnreachable) this.#timer = setTimeout(() => void this.check(), RETRY_AFTER);
    }
  }
}

export const serverStatus = new ServerStatus();
