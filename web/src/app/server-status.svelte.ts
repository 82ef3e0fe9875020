// Whether the server can be reached when a page is opened. An open game handles lost connections itself.
import { RefusedError } from "../net/http";
import { me } from "../net/me.svelte";

const RETRY_AFTER = 3_000;

class ServerStatus {
  isUnreachable = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.isUnreachable && void this.check());
  }

  /** Check whether the server answers, and check again until it does. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await me.ask();
      this.isUnreachable = false;
    } catch (error) {
      // An error response also shows that the server is there.
      this.isUnreachable = !(error instanceof RefusedError);
      if (this.isUnreachable) this.#timer = setTimeout(() => void this.check(), RETRY_AFTER);
    }
  }
}

export const serverStatus = new ServerStatus();
