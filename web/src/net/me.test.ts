import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../app/announce.svelte";
import { connection } from "./connection.svelte";
import { me } from "./me.svelte";
import type { Identity } from "./types";

const ann: Identity = { player: "ann", name: "Ann", has_account: true };
const guest: Identity = { player: "guest", name: "Guest ab12" };

/** What the server answers to `GET /api/me`, one after another. */
let answers: (Identity | null)[] = [];
const asked = vi.fn(() => {
  const answer = answers.shift();
  return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError("offline"));
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
  notices.shown = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the current player", () => {
  it("asks again when the session has ended, and says who it is now", async () => {
    await me.change(() => Promise.resolve(ann));
    answers = [null, null, guest];
    const ended = connection.onSessionEnded();
    await vi.advanceTimersByTimeAsync(2_000);
    await ended;
    expect(asked).toHaveBeenCalledTimes(3);
    expect(me.known).toEqual(guest);
    expect(notices.shown).toHaveLength(1);
  });

  it("does not ask while its own request ends the session", async () => {
    await me.change(() => Promise.resolve(guest));
    let answer: (known: Identity) => void = () => undefined;
    const changing = me.change(() => new Promise((resolve) => (answer = resolve)));
    const ended = connection.onSessionEnded();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).not.toHaveBeenCalled();
    answer(ann);
    await changing;
    await ended;
    expect(me.known).toEqual(ann);
    expect(asked).not.toHaveBeenCalled();
    expect(notices.shown).toEqual([]);
  });

  it.each([ann, guest])(
    "is remembered to have an account, or none, while the server does not answer",
    async (known) => {
      await me.change(() => Promise.resolve(known));
      me.known = null;
      expect(me.hasAccount).toBe(known === ann);
    },
  );
});
