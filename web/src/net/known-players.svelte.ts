// Which players have a profile, with their names and ratings. A page shows many names: they are looked up together.
import { get } from "./http";
import type { PlayerCard, PlayerCards } from "./types";

/** How many players the server looks up at once. */
const MAX_PLAYERS = 50;
/** Milliseconds in which the names of a page are collected. */
const COLLECTING = 30;

export class KnownPlayers {
  #cards = $state.raw<ReadonlyMap<string, PlayerCard | null>>(new Map());
  readonly #wanted = new Set<string>();
  #isCollecting = false;

  /** What is known about a player: null for a guest, undefined until the server has answered. */
  card(player: string): PlayerCard | null | undefined {
    const known = this.#cards.get(player);
    if (known === undefined) this.refresh([player]);
    return known;
  }

  /** Ask about players again: their ratings may have changed. */
  refresh(players: string[]): void {
    for (const player of players) if (player) this.#wanted.add(player);
    if (this.#isCollecting) return;
    this.#isCollecting = true;
    setTimeout(() => void this.#ask(), COLLECTING);
  }

  async #ask(): Promise<void> {
    this.#isCollecting = false;
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    for (let start = 0; start < wanted.length; start += MAX_PLAYERS)
      await this.#lookUp(wanted.slice(start, start + MAX_PLAYERS));
  }

  async #lookUp(players: string[]): Promise<void> {
    try {
      const found = await get<PlayerCards>(`/api/known-players?players=${players.join(",")}`);
      const byId = new Map(found.players.map((card) => [card.player, card]));
      const cards = players.map((player) => [player, byId.get(player) ?? null] as const);
      this.#cards = new Map([...this.#cards, ...cards]);
    } catch {
      // Names without links are no trouble worth a message; the next page that shows them asks again.
      return;
    }
  }
}

export const knownPlayers = new KnownPlayers();
