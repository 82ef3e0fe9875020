// Entrants as an organiser types them: a line each, "Ada Lovelace", "Ada Lovelace, 1650", or "Ada / Bea" for a team.

import { NAME } from "../../../ui/limits";

export interface TypedEntrant {
  members: string[];
  rating?: number;
}

export interface TypedNames {
  entrants: TypedEntrant[];
  /** The first line that cannot be read, from 1; 0 if all can. */
  wrong: number;
}

const MAX_RATING = 5_000;

function readLine(line: string, isTeams: boolean): TypedEntrant | null {
  // A number at the end is the rating.
  const found = /^(.*?)(?:[\s,;:]+(\d{1,4}))?$/.exec(line.trim());
  const members = (found?.[1] ?? "")
    .split(isTeams ? /\s*[/&]\s*/ : /$^/)
    .map((name) => name.replace(/[\s,;:]+$/, "").trim());
  const rating = Number(found?.[2] ?? 0);
  if (members.length !== (isTeams ? 2 : 1) || rating > MAX_RATING) return null;
  if (members.some((name) => !name || [...name].length > NAME.max)) return null;
  return rating ? { members, rating } : { members };
}

/** The entrants of a text; empty lines are left out. */
export function readNames(text: string, isTeams: boolean): TypedNames {
  const entrants: TypedEntrant[] = [];
  for (const [place, line] of text.split("\n").entries()) {
    if (!line.trim()) continue;
    const entrant = readLine(line, isTeams);
    if (!entrant) return { entrants, wrong: place + 1 };
    entrants.push(entrant);
  }
  return { entrants, wrong: 0 };
}
