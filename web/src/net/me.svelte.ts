// The current player: a guest, or the holder of an account.
import { get, put } from "./http";
import { connection } from "./connection.svelte";
import type { Identity } from "./types";

class CurrentPlayer {
  known = $state<Identity | null>(null);
  #asking: Promise<Identity> | null = null;

  /** Ask the server once. Its answer sets the session cookie, which identifies the player at a seat. */
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

  /** Change the player's name. */
  async rename(name: string): Promise<void> {
    this.become(await put<Identity>("/api/me", { name }));
  }

  /** Change the player, as after logging in. */
  become(known: Identity): void {
    if (known.player !== this.known?.player) connection.renew();
    this.known = known;
    this.#asking = Promise.resolve(known);
  }
}

export const me = new CurrentPlayer();
