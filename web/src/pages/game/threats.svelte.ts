// Six: the cells that would complete a shape, as the server finds them.
import { hasFormation } from "../../games/descriptors";
import { post } from "../../net/http";
import type { Created, Position, Side } from "../../net/types";

export interface Threat {
  cell: string;
  side: Side;
}

export class Threats {
  found = $state.raw<Threat[]>([]);
  #asking: AbortController | null = null;

  /** Look at a position; without one, there is nothing to show. */
  async look(created: Created | null, fen: string | null): Promise<void> {
    this.#asking?.abort();
    this.found = [];
    if (!created || !hasFormation(created.game, "threat") || !fen) return;
    const asking = (this.#asking = new AbortController());
    const place = { game: created.game, fen, options: created.options };
    const position = await post<Position>("/api/positions", place, asking.signal).catch(() => null);
    if (asking.signal.aborted || !position) return;
    this.found = position.formations.flatMap(({ kind, missing, player }) =>
      kind === "threat" && missing && player ? [{ cell: missing, side: player }] : [],
    );
  }
}
