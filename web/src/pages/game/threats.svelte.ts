// Six: the cells that would complete a shape, as the core finds them.
import { hasFormation } from "../../games/descriptors";
import type { Created, Side } from "../../net/types";
import { formationsAt } from "../../positions";

export interface Threat {
  cell: string;
  side: Side;
}

export class Threats {
  found = $state.raw<Threat[]>([]);
  #fen: string | null = null;

  /** Look at a position; without one, there is nothing to show. */
  async look(created: Created | null, fen: string | null): Promise<void> {
    this.#fen = fen;
    this.found = [];
    if (!created || !hasFormation(created.game, "threat") || !fen) return;
    const place = { game: created.game, fen, options: created.options };
    const formations = await formationsAt(place).catch(() => []);
    if (fen !== this.#fen) return;
    this.found = formations.flatMap(({ kind, missing, player }) =>
      kind === "threat" && missing && player ? [{ cell: missing, side: player }] : [],
    );
  }
}
