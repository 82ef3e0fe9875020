// What the page of players has loaded.
import { PagedList } from "./paged-list.svelte";
import type { Leader, Leaderboard, PlayerPage, PlayerSummary } from "../../net/types";

export class PlayersView {
  readonly found = new PagedList<PlayerSummary, PlayerPage>(
    "after",
    ({ players, next }) => ({ items: players, next }),
    ({ player }) => player,
  );
  readonly leaders = new PagedList<Leader, Leaderboard>(
    "after",
    ({ players, next }) => ({ items: players, next }),
    ({ player }) => player,
  );
}
