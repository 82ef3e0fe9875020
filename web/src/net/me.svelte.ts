// Who we are to the server: a guest, until somebody wants to be more.
import { get, put } from "./http";
import { connection } from "./connection.svelte";
import type { Identity } from "./types";

class Myself {
  known = $state<Identity | null>(null);
  #asking: Promise<Identity> | null = null;

  /** Ask once; the answer's cookie is what seats are held by. */
  async ask(): Promise<Identity> {
    this.#asking ??= get<Identity>("/api/me");
    try {
      this.known = await this.#asking;
    } catch (error) {
      this.#asking = null;
      throw error;
    }
    return this.known;
  }

  /** Be called otherwise. */
  async rename(name: string): Promise<void> {
    this.become(await put<Identity>("/api/me", { name }));
  }

  /** Be somebody else, as after logging in. */
  become(known: Identity): void {
    if (known.player !== this.known?.player) connection.renew();
    this.known = known;
    this.#asking = Promise.resolve(known);
  }
}

export const me = new Myself();
