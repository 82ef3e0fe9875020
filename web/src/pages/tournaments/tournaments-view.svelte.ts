// What the list of tournaments has loaded.
import { get } from "../../net/http";
import type { PlayerTournament, PlayerTournaments, TournamentPage, TournamentSummary } from "../../net/types";
import { PagedList } from "../players/paged-list.svelte";
import { listPath, type Filters, type Phase } from "./filters";

function tournamentList(): PagedList<TournamentSummary, TournamentPage> {
  return new PagedList(
    "before",
    ({ tournaments, next }) => ({ items: tournaments, next }),
    ({ name }) => name,
  );
}

/** Those that are still of use to their players. */
const isOpen = ({ tournament }: PlayerTournament): boolean =>
  tournament.status !== "finished" && tournament.status !== "cancelled";

export class TournamentsView {
  readonly lists: Record<Phase, PagedList<TournamentSummary, TournamentPage>> = {
    running: tournamentList(),
    upcoming: tournamentList(),
    ended: tournamentList(),
  };
  /** The user's own that are not over, drafts included. */
  own = $state.raw<PlayerTournament[]>([]);

  show(filters: Filters): void {
    for (const phase of ["running", "upcoming", "ended"] as const)
      void this.lists[phase].show(listPath(phase, filters));
  }

  async loadOwn(player: string): Promise<void> {
    const path = `/api/players/${encodeURIComponent(player)}/tournaments`;
    const found = await get<PlayerTournaments>(path).catch(() => null);
    if (!found) return;
    // An organiser may also play.
    const seen = new Set<string>();
    this.own = found.tournaments.filter((own) => {
      const isNew = !seen.has(own.tournament.name);
      seen.add(own.tournament.name);
      return isNew && isOpen(own);
    });
  }
}
