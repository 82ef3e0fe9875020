// The database of the browser (IndexedDB) in which games on this device are stored.
import { type GameStore, memoryValues, storeOf, type Values, withFallback } from "./game-store";
import { storage } from "./storage.svelte";

const DATABASE = "hexad";
const GAMES = "games";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database has failed"));
  });
}

/** Resolves when everything of a transaction is stored. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () =>
      reject(transaction.error ?? new Error("the database has failed"));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
  const database = await done(request);
  // A page of a later version may change the database.
  database.onversionchange = () => database.close();
  return database;
}

function valuesOf(database: IDBDatabase): Values {
  const reading = () => database.transaction(GAMES).objectStore(GAMES);
  const writing = () => database.transaction(GAMES, "readwrite", { durability: "strict" });
  return {
    all: () => done(reading().getAll()) as Promise<unknown[]>,
    get: (id) => done(reading().get(id)) as Promise<unknown>,
    async update(id, change) {
      const transaction = writing();
      const stored = committed(transaction);
      const games = transaction.objectStore(GAMES);
      const value = change(await done(games.get(id)));
      if (value !== undefined) games.put(value);
      await stored;
    },
    async remove(id) {
      const transaction = writing();
      const stored = committed(transaction);
      transaction.objectStore(GAMES).delete(id);
      await stored;
    },
  };
}

let opened: Promise<GameStore> | undefined;

/** The games of this device. Those that the browser does not store last as long as the page. */
export function deviceStore(): Promise<GameStore> {
  opened ??= open().then(
    (database) => {
      // The browser may otherwise delete the games when the device has little room.
      void navigator.storage?.persist?.().catch(() => false);
      return storeOf(withFallback(valuesOf(database), (error) => storage.fail(error)));
    },
    () => {
      storage.trouble = "missing";
      return storeOf(memoryValues());
    },
  );
  return opened;
}
