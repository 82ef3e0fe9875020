// Uploading a game of this device: the server keeps it with the player's account, as an imported game.
import { serverStatus } from "../app/server-status.svelte";
import { errorText, post } from "../net/http";
import { t } from "../texts";
import { deviceStore } from "./database";
import { recordText } from "./export";
import { createdOf, type StoredGame } from "./stored-game";

/** Whether a game can be uploaded: it is over, and was not called off. */
export function isUploadable({ state }: Pick<StoredGame, "state">): boolean {
  return state.status === "over" && state.ply > 0;
}

/** What the server is sent. All people at this device are the player. */
export async function uploadOf(game: StoredGame): Promise<Record<string, unknown>> {
  const created = createdOf(game);
  return {
    // The server takes a game with the same id once.
    id: game.id,
    text: await recordText(game),
    seats: created.seats.map(({ kind, level }) =>
      kind === "engine" ? { who: "engine", level } : { who: "me" },
    ),
    began: created.time,
    ended: game.played / 1_000,
  };
}

/** The upload of one game. */
export class Upload {
  isSending = $state(false);
  /** Why the last attempt has failed. */
  trouble = $state("");
  /** The name of the uploaded game on the server. */
  uploaded = $state("");

  constructor(private readonly game: StoredGame) {
    this.uploaded = game.uploaded ?? "";
  }

  async send(): Promise<void> {
    if (this.isSending || this.uploaded) return;
    this.isSending = true;
    this.trouble = "";
    try {
      const { game } = await post<{ game: string }>("/api/records/import", await uploadOf(this.game));
      this.uploaded = game;
      // If this fails, the server recognises the game by its id.
      const store = await deviceStore();
      await store.change(this.game.id, { uploaded: game }).catch(() => undefined);
    } catch (error) {
      this.trouble = errorText(error, t("shell-no-server"));
      if (error instanceof TypeError) void serverStatus.check();
    } finally {
      this.isSending = false;
    }
  }
}
