// The themes of each game's puzzles, as the server computes them, asked for once.
import { GAME_NAMES } from "../../games/descriptors";
import { get } from "../../net/http";
import type { GameName, ThemeCount } from "../../net/types";

class Themes {
  #known = $state.raw<Partial<Record<GameName, ThemeCount[]>>>({});
  #asked = new Map<GameName, Promise<ThemeCount[]>>();

  /** The themes of a game; none before the server has answered. */
  of(game: GameName): ThemeCount[] {
    return this.#known[game] ?? [];
  }

  async load(game: GameName): Promise<ThemeCount[]> {
    const asked = this.#asked.get(game) ?? get<ThemeCount[]>(`/api/puzzles/themes?game=${game}`);
    this.#asked.set(game, asked);
    try {
      const found = await asked;
      this.#known = { ...this.#known, [game]: found };
      return found;
    } catch {
      this.#asked.delete(game);
      return [];
    }
  }

  /** The game that has a theme: this one, if possible. */
  async gameOf(theme: string, first: GameName): Promise<GameName | undefined> {
    for (const game of [first, ...GAME_NAMES.filter((name) => name !== first)])
      if ((await this.load(game)).some((one) => one.theme === theme)) return game;
    return undefined;
  }
}

export const themes = new Themes();
