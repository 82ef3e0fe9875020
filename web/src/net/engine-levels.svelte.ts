// The levels of the engine on the scale of ratings. They are asked for when the first level is shown.
import { get } from "./http";
import type { EngineLevels, GameName } from "./types";

export class EngineRatings {
  #games = $state.raw<EngineLevels[]>([]);
  #isAsked = false;

  constructor(private readonly ask = () => get<EngineLevels[]>("/api/engine-levels")) {}

  /** The rating of a level as players read it; null until the server has answered. */
  text(game: GameName, level: number): string | null {
    if (!this.#isAsked) void this.#load();
    const levels = this.#games.find((one) => one.game === game)?.levels;
    const found = levels?.find((one) => one.level === level);
    return found ? `${found.rating}${found.provisional ? "?" : ""}` : null;
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
