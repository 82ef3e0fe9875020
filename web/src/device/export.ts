// Games of this device as files.
import { notices } from "../app/announce.svelte";
import { load } from "../core";
import { seatName } from "../pages/home/words";
import { save } from "../pages/game/share";
import { t } from "../texts";
import { deviceStore } from "./database";
import { recordOf } from "./record";
import { createdOf, type StoredGame, withNames } from "./stored-game";

/** The record of a game, with the names that the pages show. */
export async function recordText(game: StoredGame): Promise<string> {
  await load();
  const seats = withNames(createdOf(game).seats, t("device-player"));
  return recordOf(
    game,
    seats.map((seat) => seatName(seat).replaceAll("\u00a0", " ")),
  );
}

/** Save a game as a file; a notice says why it cannot be saved. */
export async function exportGame(id: string): Promise<void> {
  try {
    const game = await deviceStore().then((store) => store.get(id));
    if (!game || "isDamaged" in game) throw new Error("there is no such game");
    const date = new Date(createdOf(game).time * 1_000).toISOString().slice(0, 10);
    const text = await recordText(game);
    save(
      new Blob([text], { type: "text/plain" }),
      `hexad-${createdOf(game).game}-${date}-${id.slice(0, 4)}.hgn`,
    );
  } catch {
    notices.show(t("device-export-failed"), { trouble: true });
  }
}
