// The request for the puzzle of a day, and the addresses of the pages that show puzzles.
import type { GameName, Puzzle } from "../../net/types";
import { today } from "./days";

export function dailyPath(game: GameName, day: string): string {
  return `/api/puzzles/daily?game=${game}&day=${day || "today"}`;
}

/** The page of a puzzle. That of a day names the day, except for today. */
export function addressOf({ id, game, day }: Pick<Puzzle, "id" | "game" | "day">, theme: string): string {
  if (day) return `/practice/daily?game=${game}${day === today() ? "" : `&day=${day}`}`;
  return `/practice/${id}${theme ? `?theme=${theme}` : ""}`;
}

/** Whether the last part of an address is the id of a puzzle; others are themes. */
export const isPuzzleId = (name: string): boolean => /^[as][0-9a-f]{10}$/.test(name);
