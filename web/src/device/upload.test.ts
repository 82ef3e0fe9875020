import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deviceStore } from "./database";
import { ALONE, AGAINST_ENGINE, Table } from "./device.samples";
import type { StoredGame } from "./stored-game";
import { isUploadable, Upload, uploadOf } from "./upload.svelte";

let table: Table;
const answer = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  table = new Table();
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  table.leave();
  vi.unstubAllGlobals();
});

const stored = (id: string) => table.kept.get(id) as StoredGame;

async function resigned(): Promise<StoredGame> {
  const { id } = await table.begin(AGAINST_ENGINE);
  await table.play("a1b2");
  await table.engineMoves("i9h8");
  await table.act({ type: "resign" });
  return stored(id);
}

describe("the upload of a game", () => {
  test("is for games that are over and were not called off", async () => {
    const { id } = await table.begin(ALONE);
    await table.play("a1b2");
    expect(isUploadable(stored(id))).toBe(false);
    await table.act({ type: "abort" });
    expect(isUploadable(stored(id))).toBe(false);
    expect(isUploadable(await resigned())).toBe(true);
  });

  test("sends the record, who played, and when", async () => {
    const game = await resigned();
    const sent = await uploadOf(game);
    expect(sent).toMatchObject({
      id: game.id,
      seats: [{ who: "me" }, { who: "engine", level: 3 }],
      began: 1_700_000_000,
      ended: game.played / 1_000,
    });
    expect(sent.text).toMatch(/\[Termination "resignation"\][^]*1\. a1b2 i9h8 0-1/);
  });

  test("is done once", async () => {
    const game = await resigned();
    await deviceStore().then((store) => store.add(game));
    const upload = new Upload(game);
    answer.mockImplementation(() => Promise.resolve(Response.json({ game: "Ab12", is_new: true })));
    await Promise.all([upload.send(), upload.send()]);
    expect(upload.uploaded).toBe("Ab12");
    await upload.send();
    expect(answer).toHaveBeenCalledOnce();
    const kept = await deviceStore().then((store) => store.get(game.id));
    expect(kept).toMatchObject({ uploaded: "Ab12" });
    const later = new Upload(kept as StoredGame);
    await later.send();
    expect(answer).toHaveBeenCalledOnce();
  });

  test("says why it has failed, and can be tried again", async () => {
    const upload = new Upload(await resigned());
    answer.mockResolvedValueOnce(
      Response.json({ code: "too-fast", text: "Too many requests.", wait: 5 }, { status: 429 }),
    );
    await upload.send();
    expect([upload.uploaded, upload.isSending]).toEqual(["", false]);
    expect(upload.trouble).not.toBe("");
    answer.mockResolvedValueOnce(Response.json({ game: "Ab12", is_new: false }));
    await upload.send();
    expect([upload.uploaded, upload.trouble]).toEqual(["Ab12", ""]);
  });
});
