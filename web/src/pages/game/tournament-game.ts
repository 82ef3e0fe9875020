// What is different in a game of a tournament.
import type { LiveGame } from "../../live/game.svelte";
import type { TournamentGame } from "../../net/types";
import { t } from "../../texts";

export const tournamentPath = ({ name }: Pick<TournamentGame, "name">): string => `/tournaments/${name}`;

/** "Spring Cup, round 3". An arena has no rounds. */
export function tournamentText({ title, round }: Pick<TournamentGame, "title" | "round">): string {
  return round ? t("game-of-round", { title, round }) : title;
}

/** A seat of the user that may still give up half of its time for an extra point: before its first move, in an arena. */
export function berserkSeat({
  created,
  state,
  mine,
}: Pick<LiveGame, "created" | "state" | "mine">): number | undefined {
  if (!created?.tournament?.berserk || state?.status !== "playing") return undefined;
  return mine.find((seat) => state.ply <= seat && !state.berserk?.includes(seat));
}
