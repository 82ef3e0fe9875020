// The themes of each game's puzzles, once they are loaded.
import { GAME_NAMES } from "../../games/descriptors";
import type { GameName, ThemeCount } from "../../net/types";
import { collectionOf } from "./collection";

class Themes {
  #known = $state.raw<Partial<Record<GameName, ThemeCount[]>>>({});

  /** The themes of a game; none before they are loaded. */
  of(game: GameName): ThemeCount[] {
    return this.#known[game] ?? [];
  }

  async load(game: GameName): Promise<ThemeCount[]> {
    const { themes } = await collectionOf(game).catch(() => ({ themes: [] }));
    this.#known = { ...this.#known, [game]: themes };
    return themes;
  }

  /** The game that has a theme: this one, if possible. */
  async gameOf(theme: string, first: GameName): Promise<GameName | undefined> {
    for (const game of [first, ...GAME_NAMES.filter((name) => name !== first)])
      if ((await this.load(game)).some((one) => one.theme === theme)) return game;
    return undefined;
  }
}

export const themes = new Themes();
