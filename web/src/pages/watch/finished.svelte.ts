// Games that are over, newest first, a page at a time.
import { get } from "../../net/http";
import type { FinishedGame, GameName, Page } from "../../net/types";
import { serverName } from "../../texts/guest-names";

const AT_ONCE = 12;

export class FinishedGames {
  games = $state.raw<FinishedGame[]>([]);
  state = $state<"asking" | "known" | "failed">("asking");
  /** The cursor of the next page; empty at the end. */
  next = $state("");
  #asked = 0;

  /** Start a new search. A list that is already there stays. */
  async search(game: GameName | "any", player: string): Promise<void> {
    const asked = player && { player: serverName(player) };
    const query = new URLSearchParams({ game, limit: String(AT_ONCE), ...asked });
    if (this.state === "known" && String(query) === String(this.#query)) return;
    this.#query = query;
    await this.#ask([]);
  }

  /** Load the next page. */
  async more(): Promise<void> {
    await this.#ask(this.games, this.next);
  }

  #query = new URLSearchParams();

  async #ask(before: FinishedGame[], next = ""): Promise<void> {
    const asked = ++this.#asked;
    const query = new URLSearchParams(this.#query);
    if (next) query.set("before", next);
    this.state = "asking";
    try {
      const page = await get<Page>(`/api/games/?${query.toString()}`);
      // Only the answer to the last search counts.
      if (asked !== this.#asked) return;
      this.games = [...before, ...page.games];
      this.next = page.next ?? "";
      this.state = "known";
    } catch {
      if (asked === this.#asked) this.state = "failed";
    }
  }
}
