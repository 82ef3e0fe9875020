// The games that this device stores, for lists.
import { deviceStore } from "./database";
import { type DamagedGame, isFinished, type StoredGame } from "./stored-game";

export class StoredGames {
  all = $state.raw<(StoredGame | DamagedGame)[]>([]);
  isKnown = $state(false);

  readable = $derived(this.all.filter((game): game is StoredGame => !("isDamaged" in game)));
  damaged = $derived(this.all.filter((game): game is DamagedGame => "isDamaged" in game));
  running = $derived(this.readable.filter((game) => !isFinished(game)));
  /** Finished games; one that was called off before it began is not worth a line. */
  finished = $derived(this.readable.filter((game) => isFinished(game) && game.state.ply > 0));

  async load(): Promise<void> {
    try {
      this.all = await deviceStore().then((store) => store.all());
    } finally {
      this.isKnown = true;
    }
  }

  async remove(id: string): Promise<void> {
    await deviceStore().then((store) => store.remove(id));
    this.all = this.all.filter((game) => game.id !== id);
  }
}
