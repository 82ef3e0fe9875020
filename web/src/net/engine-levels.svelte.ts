// The levels of the engine on the scale of ratings. They are asked for when the first level is shown.
import { get } from "./http";
import type { EngineLevels, GameName } from "./types";

export class EngineRatings {
  #games = $state.raw<EngineLevels[]>([]);
  #isAsked = false;

  constructor(private readonly ask = () => get<EngineLevels[]>("/api/engine-levels")) {}

  /** The rating of a level; undefined until the server has answered. */
  of(game: GameName, level: number): EngineLevels["levels"][number] | undefined {
    if (!this.#isAsked) void this.#load();
    const levels = this.#games.find((one) => one.game === game)?.levels;
    return levels?.find((one) => one.level === level);
  }

  async #load(): Promise<void> {
    this.#isAsked = true;
    try {
      this.#games = await this.ask();
    } catch {
      // Levels are chosen without their ratings, and asked for again when the next dialog opens.
      this.#isAsked = false;
    }
  }
}

export const engineRatings = new EngineRatings();
