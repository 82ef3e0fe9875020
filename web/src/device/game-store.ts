// Where games on this device are stored. One damaged game does not hide the others.
import type { GameEvent, State } from "../net/types";
import { type DamagedGame, readStored, type StoredGame } from "./stored-game";

/** What an event changes. */
export interface Appended {
  event: GameEvent;
  state: State;
  at: number;
  played: number;
}

export interface GameStore {
  /** All games, those that were played last first, then damaged ones. */
  all: () => Promise<(StoredGame | DamagedGame)[]>;
  get: (id: string) => Promise<StoredGame | DamagedGame | null>;
  add: (game: StoredGame) => Promise<void>;
  /** Add the event that follows `version` events; false if another page has added one meanwhile. */
  append: (id: string, version: number, appended: Appended) => Promise<boolean>;
  /** Change other parts of a game, if it is still there. */
  change: (id: string, parts: Partial<Pick<StoredGame, "at" | "uploaded">>) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** The values of a database: one for each key, changed one at a time. */
export interface Values {
  all: () => Promise<unknown[]>;
  get: (id: string) => Promise<unknown>;
  /** Replace a value by a function of it, in one transaction; undefined leaves it as it is. */
  update: (id: string, change: (value: unknown) => unknown) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

export function storeOf(values: Values): GameStore {
  const readable = (value: unknown): StoredGame | null => {
    const game = value === undefined ? null : readStored(value);
    return game && !("isDamaged" in game) ? game : null;
  };
  return {
    async all() {
      const games = (await values.all()).map(readStored);
      const played = (game: StoredGame | DamagedGame) => ("played" in game ? game.played : -1);
      return games.sort((one, other) => played(other) - played(one));
    },
    async get(id) {
      const value = await values.get(id);
      return value === undefined ? null : readStored(value);
    },
    add: (game) => values.update(game.id, () => game),
    async append(id, version, { event, ...parts }) {
      let isNext = false;
      await values.update(id, (value) => {
        const game = readable(value);
        isNext = game?.events.length === version;
        return game && isNext ? { ...game, ...parts, events: [...game.events, event] } : undefined;
      });
      return isNext;
    },
    change: (id, parts) =>
      values.update(id, (value) => {
        const game = readable(value);
        return game ? { ...game, ...parts } : undefined;
      }),
    remove: (id) => values.remove(id),
  };
}

/** Values of a database. What it cannot store lasts as long as the page, or until the database can store it. */
export function withFallback(
  database: Values,
  failed: (error: unknown) => void,
  held = new Map<string, unknown>(),
): Values {
  const memory = memoryValues(held);
  /** Store a value that is held, if that is possible by now. */
  async function release(id: string): Promise<void> {
    await database.update(id, () => held.get(id));
    held.delete(id);
  }
  return {
    async all() {
      const stored = (await database.all()).filter((value) => !held.has((value as { id: string }).id));
      return [...stored, ...held.values()];
    },
    get: (id) => (held.has(id) ? memory.get(id) : database.get(id)),
    async update(id, change) {
      try {
        if (!held.has(id)) {
          await database.update(id, change);
          return;
        }
        await memory.update(id, change);
        await release(id);
      } catch (error) {
        failed(error);
        if (held.has(id)) return;
        const value = change(await database.get(id).catch(() => undefined));
        await memory.update(id, () => value);
      }
    },
    async remove(id) {
      held.delete(id);
      await database.remove(id);
    },
  };
}

/** Values that last as long as the page: for tests, and for browsers that store nothing. */
export function memoryValues(kept = new Map<string, unknown>()): Values {
  return {
    all: () => Promise.resolve([...kept.values()]),
    get: (id) => Promise.resolve(kept.get(id)),
    update: (id, change) => {
      const value = change(kept.get(id));
      // As a database does, so that nobody holds a part of what is stored.
      if (value !== undefined) kept.set(id, structuredClone(value));
      return Promise.resolve();
    },
    remove: (id) => {
      kept.delete(id);
      return Promise.resolve();
    },
  };
}
