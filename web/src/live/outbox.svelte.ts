// Acts that the server has not answered yet. They survive a lost connection and a reload. The server performs an act
// with the same id once, so that it is always safe to send it again.
import type { Act } from "../net/types";

export type Sent = Act & { id: string };

type ActStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

let count = 0;

/** An id for an act that no other tab uses. */
function newId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 10)}`;
}

export class Outbox {
  /** In the order in which they were added. */
  acts = $state.raw<Sent[]>([]);
  readonly #key: string;

  constructor(
    game: string,
    private readonly storage: ActStorage,
  ) {
    this.#key = `hexad.acts.${game}`;
    this.acts = this.#kept();
  }

  /** Store an act until it is answered. */
  add(act: Act): Sent {
    const sent = { ...act, id: newId() };
    this.#set([...this.acts, sent]);
    return sent;
  }

  /** Remove the act with this id, which was answered; returns it if there is one. */
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
      // Without storage, acts survive a lost connection only.
    }
  }
}
