// The current player: a guest, or the holder of an account.
import { notices } from "../app/announce.svelte";
import { remember, remembered } from "../app/settings.svelte";
import { t } from "../texts";
import { shownName } from "../texts/guest-names";
import { get, put } from "./http";
import { connection } from "./connection.svelte";
import type { Identity } from "./types";

const LOCK = "hexad-identity";
const MIN_WAIT = 500;
const MAX_WAIT = 8_000;

/**
 * Run requests that may set the session cookie one after another, in all tabs: the answer to one must not replace the
 * cookie of another. Without HTTPS, browsers have no locks; then tabs are not kept apart.
 */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(LOCK, work) : work();
}

class CurrentPlayer {
  known = $state<Identity | null>(null);
  /** Whether the player has an account; before the server has answered, whether there was one the last time. */
  hasAccount = $derived(
    this.known ? (this.known.has_account ?? false) : remembered("account", { isOpen: false }).isOpen,
  );
  #asking: Promise<Identity> | null = null;
  #changing: Promise<unknown> = Promise.resolve();

  constructor() {
    connection.onSessionEnded = () => this.#sessionEnded();
  }

  /** Ask the server once. Its answer sets the session cookie, which identifies the player at a seat. */
  async ask(): Promise<Identity> {
    this.#asking ??= alone(() => get<Identity>("/api/me"));
    try {
      const known = await this.#asking;
      this.#note(known);
      return known;
    } catch (error) {
      this.#asking = null;
      throw error;
    }
  }

  /** Begin something once the server has said who this is, or does not answer; returns a function that ends it. */
  begin(what: () => () => void): () => void {
    let isOver = false;
    let end: (() => void) | undefined;
    void this.ask()
      .catch(() => null)
      .then(() => {
        if (!isOver) end = what();
      });
    return () => {
      isOver = true;
      end?.();
    };
  }

  /** Change the player's name. */
  async rename(name: string): Promise<void> {
    this.#become(await put<Identity>("/api/me", { name }));
  }

  /** Change the player by a request, such as logging in. */
  async change(request: () => Promise<Identity>): Promise<Identity> {
    const work = alone(async () => {
      const known = await request();
      this.#become(known);
      return known;
    });
    this.#changing = work.catch(() => undefined);
    return work;
  }

  #become(known: Identity): void {
    if (known.player !== this.known?.player) connection.renew();
    this.#note(known);
    this.#asking = Promise.resolve(known);
  }

  #note(known: Identity): void {
    this.known = known;
    remember("account", { isOpen: known.has_account ?? false });
  }

  async #askAgain(wait = MIN_WAIT): Promise<Identity> {
    this.#asking = null;
    try {
      return await this.ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return this.#askAgain(Math.min(MAX_WAIT, 2 * wait));
    }
  }

  /** Ask again who this is: the session has ended here, in another tab or on another device. */
  async #sessionEnded(): Promise<void> {
    const before = this.known;
    await this.#changing;
    // A request of this page has ended the session, and has brought the next one.
    if (this.known?.player !== before?.player) return;
    const known = await this.#askAgain();
    if (known.player === before?.player) return;
    const name = shownName(known.name);
    notices.show(t(known.has_account ? "shell-now-logged-in" : "shell-session-ended", { name }));
  }
}

export const me = new CurrentPlayer();
