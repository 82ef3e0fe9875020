// Acts that the server has not answered yet. They survive a lost connection and a reload. The server performs an act
// with the same id once, so that it is always safe to send it again.
import type { Act } from "../net/types";

export type Sent = Act & { id: string };

/** The version of the game that an act was decided on, and the time of its event. */
export interface Known {
  from: number;
  at?: number;
}

export interface Unanswered extends Known {
  act: Sent;
}

type ActStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

let count = 0;

/** An id for an act that no other tab uses. */
export function newId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 10)}`;
}

export class Outbox {
  /** In the order in which they were added. */
  unanswered = $state.raw<Unanswered[]>([]);
  readonly #key: string;

  constructor(
    game: string,
    private readonly storage: ActStorage,
  ) {
    this.#key = `hexad.acts.${game}`;
    this.unanswered = this.#kept();
  }

  /** Store an act until it is answered. */
  add(act: Act, known: Known): Unanswered {
    const added = { act: { ...act, id: newId() }, ...known };
    this.#set([...this.unanswered, added]);
    return added;
  }

  /** Find the act with this id, if it is not answered yet. */
  find(id: string | undefined): Unanswered | undefined {
    return this.unanswered.find(({ act }) => act.id === id);
  }

  /** Remove the act with this id, which was answered. */
  settle(id: string | undefined): void {
    const found = this.find(id);
    if (found) this.#set(this.unanswered.filter((one) => one !== found));
  }

  /** Remove all acts. */
  clear(): void {
    this.#set([]);
  }

  #kept(): Unanswered[] {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(this.#key) ?? "[]");
      return Array.isArray(kept) ? (kept as (Unanswered | Sent)[]).map(asUnanswered) : [];
    } catch {
      return [];
    }
  }

  #set(unanswered: Unanswered[]): void {
    this.unanswered = unanswered;
    try {
      if (unanswered.length > 0) this.storage.setItem(this.#key, JSON.stringify(unanswered));
      else this.storage.removeItem(this.#key);
    } catch {
      // Without storage, acts survive a lost connection only.
    }
  }
}

/** Earlier releases stored acts alone. */
function asUnanswered(kept: Unanswered | Sent): Unanswered {
  return "act" in kept ? kept : { act: kept, from: 0 };
}
