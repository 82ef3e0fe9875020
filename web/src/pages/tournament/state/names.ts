// The names of entrants and of those who act in a tournament, as the page shows them.
import type { EntrantView, TournamentView } from "../../../net/types";
import { shownName } from "../../../texts/guest-names";

/** The name that a team has chosen; empty if it is called by its members. */
export function teamNameOf({ name, members }: Pick<EntrantView, "name" | "members">): string {
  return members.length > 1 && name !== members.map((member) => member.name || "?").join(" / ") ? name : "";
}

/** The name of an entrant in a sentence. */
export function entrantText(entrant: Pick<EntrantView, "name" | "members"> | undefined): string {
  if (!entrant) return "?";
  return teamNameOf(entrant) || entrant.members.map(({ name }) => shownName(name)).join(" & ");
}

/** The name of a player who organises or takes part; empty if neither is so. */
export function playerName(
  { organisers }: TournamentView,
  entrants: Iterable<EntrantView>,
  player: string,
): string {
  const organiser = organisers.find((one) => one.player === player);
  if (organiser) return shownName(organiser.name);
  for (const { members } of entrants) {
    const member = members.find((one) => one.player === player);
    if (member) return shownName(member.name);
  }
  return "";
}
