// Whether this browser stores the games of this device. If it does not, they last as long as the page, and the user is told.
import { notices } from "../app/announce.svelte";
import { load, t } from "../texts";

/** `missing`: the browser has no database, as in some private windows; `full`: the device has no room left. */
export type Trouble = "missing" | "full";

class Storage {
  trouble = $state<Trouble | null>(null);
  #told: Trouble | null = null;

  /** Tell the user, once, that a game lasts as long as the page. */
  async tell(): Promise<void> {
    const { trouble } = this;
    if (!trouble || trouble === this.#told) return;
    this.#told = trouble;
    await load("device").catch(() => undefined);
    notices.show(t(`device-storage-${trouble}`), { trouble: true, stays: true });
  }

  /** A game could not be stored. */
  fail(error: unknown): void {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    this.trouble = isFull ? "full" : "missing";
    void this.tell();
  }
}

export const storage = new Storage();
