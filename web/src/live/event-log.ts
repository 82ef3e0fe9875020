// The events of a live game that this client knows.
import type { GameEvent } from "../net/types";
import type { Known } from "./outbox.svelte";

export class EventLog {
  /** The version that the last event made. */
  version = 0;
  #events: GameEvent[] = [];

  /** All events, the creation of the game first. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** The version and the time of the last event, by which the server sees whether it has the same one. */
  get known(): Known {
    const last = this.#events.at(-1);
    return last ? { from: this.version, at: last.at } : { from: this.version };
  }

  /** Add events, the last of which makes this version. Events that are known are left out. */
  add(events: GameEvent[], version: number): void {
    const isNew = (n: number) => version - events.length + n >= this.version;
    this.#events.push(...events.filter((_, n) => isNew(n)));
    this.version = version;
  }

  /** Replace all events, since the server has lost some; returns the number of moves that are gone. */
  replace(events: GameEvent[]): number {
    const before = this.#events;
    this.#events = [...events];
    this.version = events.length;
    const same = before.findIndex((event, n) => JSON.stringify(event) !== JSON.stringify(events[n]));
    if (same < 0) return 0;
    return before.slice(same).filter(({ type }) => type === "moved" || type === "declared").length;
  }
}
