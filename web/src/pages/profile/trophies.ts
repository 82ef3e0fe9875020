// The medals of a player.
import type { PlayerTournament } from "../../net/types";

const LAST_MEDAL = 3;

export const hasMedal = (rank: number | null | undefined): rank is number => !!rank && rank <= LAST_MEDAL;

/** The tournaments in which the player got a medal, gold first. */
export function medalsOf(tournaments: PlayerTournament[]): PlayerTournament[] {
  const finished = tournaments.filter(
    ({ rank, tournament }) => hasMedal(rank) && tournament.status === "finished",
  );
  return finished.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
}
