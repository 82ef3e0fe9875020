// The kinds of formations to show, and the formations of a position, which the core finds.
import { remember, remembered } from "../app/settings.svelte";
import { hasFormation } from "../games/descriptors";
import type { Formation, GameName, PositionRequest } from "../net/types";
import { formationsAt } from "../positions";
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
  #place: PositionRequest | null = null;

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

  /** Find the formations of a position; null clears them. */
  async look(place: PositionRequest | null): Promise<void> {
    this.#place = place;
    const found = place ? await formationsAt(place).catch(() => []) : [];
    if (place === this.#place) this.found = found;
  }
}

function kept(): string[] {
  const { kinds } = remembered<{ kinds: unknown }>("formations", { kinds: [] });
  return Array.isArray(kinds) ? kinds.filter((kind) => typeof kind === "string") : [];
}
