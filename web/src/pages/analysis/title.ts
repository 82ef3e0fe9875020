// The title of an analysis.
import { t } from "../../texts";
import { shownName } from "../../texts/guest-names";
import { teamName } from "../home/words";
import type { AnalysisState } from "./analysis-state.svelte";

/** The players of the game on the board, the event of its record, or the name of the page. */
export function titleOf({ source, tags }: Pick<AnalysisState, "source" | "tags">): string {
  const seats = source?.state.seats;
  const { Black = "?", White, Red, Event } = tags;
  const written = Black === "?" ? [] : [Black, White ?? Red ?? "?"].map((name) => shownName(name));
  const names = seats ? [teamName(seats, 0), teamName(seats, 1)] : written;
  return names.join(" – ") || Event || t("analysis-title");
}
