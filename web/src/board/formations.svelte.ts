// The kinds of formations to show, and the formations of a position, which the server finds.
import { remember, remembered } from "../app/settings.svelte";
import { hasFormation } from "../games/descriptors";
import { post } from "../net/http";
import type { Formation, GameName, PositionRequest, Position } from "../net/types";
import { EXAMPLES } from "./outlines";

/** The kinds of formations of a game, in the order of the menu. */
export function kindsOf(game: GameName): string[] {
  return Object.keys(EXAMPLES).filter((kind) => hasFormation(game, kind));
}

export class FormationOverlay {
  /** The chosen kinds, stored for the next game. */
  chosen = $state.raw<readonly string[]>(kept());
  isOpen = $state(false);
  found = $state.raw<readonly Formation[]>([]);
  #asking: AbortController | null = null;

  /** The formations to draw on a board. */
  outlines(game: GameName): Formation[] {
    return this.found.filter(({ kind }) => this.chosen.includes(kind) && hasFormation(game, kind));
  }

  of(kind: string): Formation[] {
    return this.found.filter((formation) => formation.kind === kind);
  }

  /** The chosen kinds of a game, in the order of the menu. */
  shown(game: GameName): string[] {
    return kindsOf(game).filter((kind) => this.chosen.includes(kind));
  }

  toggle(kind: string): void {
    const { chosen } = this;
    this.chosen = chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind];
    remember("formations", { kinds: this.chosen });
  }

  /** Load the formations of a position; null clears them. */
  async look(place: PositionRequest | null): Promise<void> {
    this.#asking?.abort();
    if (!place) {
      this.found = [];
      return;
    }
    const asking = (this.#asking = new AbortController());
    const position = await post<Position>("/api/positions", place, asking.signal).catch(() => null);
    if (!asking.signal.aborted) this.found = position?.formations ?? [];
  }
}

function kept(): string[] {
  const { kinds } = remembered<{ kinds: unknown }>("formations", { kinds: [] });
  return Array.isArray(kinds) ? kinds.filter((kind) => typeof kind === "string") : [];
}
