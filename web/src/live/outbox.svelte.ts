// Acts that were not answered yet. They outlive a lost line and a reload: an act that is sent again with its id happens
// once, so that it is always safe to send it again.
import type { Act } from "../net/types";

export type Sent = Act & { id: string };

type ActStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

let count = 0;

/** A name for an act that no other tab gives. */
function newId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 10)}`;
}

export class Outbox {
  /** In the order in which they were made. */
  acts = $state.raw<Sent[]>([]);
  readonly #key: string;

  constructor(
    game: string,
    private readonly storage: ActStorage,
  ) {
    this.#key = `hexad.acts.${game}`;
    this.acts = this.#kept();
  }

  /** Keep an act until it is answered. */
  add(act: Act): Sent {
    const sent = { ...act, id: newId() };
    this.#set([...this.acts, sent]);
    return sent;
  }

  /** An answer came; returns the act that it was for, if it is one of ours. */
  settle(id: string | undefined): Sent | undefined {
    const found = this.acts.find((act) => act.id === id);
    if (found) this.#set(this.acts.filter((act) => act !== found));
    return found;
  }

  #kept(): Sent[] {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(this.#key) ?? "[]");
      return Array.isArray(kept) ? (kept as Sent[]) : [];
    } catch {
      return [];
    }
  }

  #set(acts: Sent[]): void {
    this.acts = acts;
    try {
      if (acts.length > 0) this.storage.setItem(this.#key, JSON.stringify(acts));
      else this.storage.removeItem(this.#key);
    } catch {
      // A browser that keeps nothing can still play.
    }
  }
}
