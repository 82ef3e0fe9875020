// The parts of the page of a tournament, each with an address of its own: /tournaments/NAME/pairings/3.
import type { TournamentView } from "../../../net/types";
import { splitPath } from "../../../texts/language";

export type Part = "standings" | "pairings" | "crosstable" | "bracket" | "entrants" | "log" | "organise";

export interface Place {
  part: Part;
  /** The round whose pairings are shown; 0 for the current one. */
  round: number;
}

const PATH = /^\/tournaments\/[A-Za-z0-9]+\/([a-z]+)(?:\/(\d+))?$/;

/** The part that a path in any language names; null for the page without a part. */
export function placeIn(path: string): Place | null {
  const found = PATH.exec(splitPath(path).page);
  if (!found) return null;
  return { part: found[1] as Part, round: found[1] === "pairings" ? Number(found[2] ?? 0) : 0 };
}

/** The path of a part, without the language. */
export function partPath(name: string, part: Part, round = 0): string {
  return `/tournaments/${name}/${part}${round ? `/${round}` : ""}`;
}

/** The parts that a tournament has now. */
export function partsOf({ settings, status, started }: TournamentView, isOrganiser: boolean): Part[] {
  const { format } = settings;
  const hasStarted = started !== undefined;
  const parts: Part[] = [];
  if (hasStarted && format === "knockout") parts.push("bracket");
  if (hasStarted) parts.push("standings", "pairings");
  if (hasStarted && format !== "knockout" && format !== "arena") parts.push("crosstable");
  parts.push("entrants", "log");
  if (isOrganiser && status !== "cancelled") parts.push("organise");
  return parts;
}
