// A part of a tournament that is not sent live: a round, the crosstable, the bracket. It is asked for again when the
// tournament has changed, but not more often than every few seconds.
import { get } from "../../../net/http";

const MIN_SECONDS = 1;
/** In a tournament of this many entrants, a part is asked for a second later. */
const ENTRANTS_PER_SECOND = 50;

export class Resource<T> {
  value = $state.raw<T | null>(null);
  isFailed = $state(false);
  #path = "";
  /** The version that was asked for last. */
  #version = 0;
  #wanted = 0;
  #askedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what is at a path, as it is in this version of the tournament. */
  show(path: string, version: number, entrants = 0): void {
    if (path !== this.#path) {
      this.#path = path;
      this.value = null;
      this.#version = 0;
      this.#askedAt = 0;
    }
    this.#wanted = version;
    if (version <= this.#version) return;
    const pause = 1_000 * (MIN_SECONDS + entrants / ENTRANTS_PER_SECOND);
    clearTimeout(this.#timer);
    const wait = this.#askedAt + pause - Date.now();
    if (wait <= 0) void this.#ask();
    else this.#timer = setTimeout(() => void this.#ask(), wait);
  }

  /** Ask for nothing any more. */
  end(): void {
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const path = this.#path;
    this.#version = this.#wanted;
    this.#askedAt = Date.now();
    try {
      const value = await get<T>(path);
      if (path === this.#path) this.value = value;
      this.isFailed = false;
    } catch {
      // What was shown before stays; without that, the page says so.
      this.isFailed = this.value === null;
      this.#version = 0;
    }
  }
}
