import { describe, expect, test, vi } from "vitest";
import { memoryValues, storeOf, withFallback, type Values } from "./game-store";
import { newGame } from "./new-game";

/** A database that can be full. */
class Database {
  readonly kept = new Map<string, unknown>();
  isFull = false;
  readonly #values = memoryValues(this.kept);
  readonly values: Values = {
    ...this.#values,
    update: (id, change) =>
      this.isFull
        ? Promise.reject(new DOMException("full", "QuotaExceededError"))
        : this.#values.update(id, change),
  };
}

const twoPlayers = { game: "abalone", chairs: [{ who: "me" }, { who: "me" }] } as const;
const game = (now: number) => newGame({ ...twoPlayers, chairs: [...twoPlayers.chairs] }, "Ann", now);
const moved = (version: number, played: number) => ({
  event: { type: "moved", at: 0, seat: (version + 1) % 2, move: "a1b2" } as const,
  state: { status: "playing", fen: "x", ply: version } as const,
  at: 0,
  played,
});

describe("games that the database cannot store", () => {
  test("are held as long as the page, beside those that are stored", async () => {
    const database = new Database();
    const failed = vi.fn();
    const store = storeOf(withFallback(database.values, failed));
    const [first, second] = [await game(1_000), await game(2_000)];
    await store.add(first);
    database.isFull = true;
    await store.add(second);
    expect(failed).toHaveBeenCalledOnce();
    expect((await store.all()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect([...database.kept.keys()]).toEqual([first.id]);
    // A stored game goes on, too.
    expect(await store.append(first.id, 1, moved(1, 3_000))).toBe(true);
    expect(await store.append(first.id, 1, moved(1, 3_000))).toBe(false);
    expect(await store.get(first.id)).toMatchObject({ played: 3_000, events: { length: 2 } });
    expect(database.kept.get(first.id)).toMatchObject({ events: { length: 1 } });
    await store.remove(second.id);
    expect(await store.get(second.id)).toBeNull();
    expect(await store.all()).toHaveLength(1);
  });

  test("are stored as soon as there is room", async () => {
    const database = new Database();
    const store = storeOf(withFallback(database.values, () => undefined));
    const created = await game(1_000);
    database.isFull = true;
    await store.add(created);
    database.isFull = false;
    await store.append(created.id, 1, moved(1, 3_000));
    expect(database.kept.get(created.id)).toMatchObject({ events: { length: 2 } });
    expect(await store.all()).toHaveLength(1);
  });
});
