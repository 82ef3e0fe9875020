// The texts about ratings in puzzles and about attempts.
import { DEFAULT_GAME } from "../../games/descriptors";
import type { PuzzleTheme } from "../../net/types";
import { language, t } from "../../texts";
import type { Practice } from "./practice.svelte";
import type { PuzzleRun } from "./puzzle-run.svelte";
import type { RatingChange, ShownRating } from "./solver.svelte";

/** A rating as it is written: `1620`, or `1620?` while it is provisional. */
export const shownRating = ({ rating, provisional }: ShownRating): string =>
  provisional ? `${rating}?` : String(rating);

/** A difference of ratings with its sign. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** What an attempt has changed, for screen readers. */
export function changeText(change: RatingChange | "unrated" | null): string {
  if (!change || change === "unrated") return "";
  return t("practice-rating-said", { before: String(change.before), after: shownRating(change) });
}

/** Themes at the beginning of a line. */
export function themesText(...themes: PuzzleTheme[]): string {
  const text = themes.map((theme) => t(`theme-${theme}`)).join(", ");
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** The time of an attempt: minutes and seconds. */
export function durationText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** The feedback to the last try, or why there is no puzzle. */
export function feedbackText({
  puzzle,
  phase,
  trouble = "",
  because,
  hint,
  shownHint,
  found,
}: Pick<PuzzleRun, "puzzle" | "phase" | "because" | "hint" | "found"> &
  Partial<Pick<Practice, "trouble" | "shownHint">>): string {
  const game = puzzle?.game ?? DEFAULT_GAME;
  if (phase === "empty") return t("practice-empty");
  if (phase === "trouble") return trouble;
  if (phase === "solved") return t("practice-solved");
  if (phase === "shown") return t("practice-shown");
  if (phase === "wrong")
    return t(because === "loses" ? `practice-loses-${game}` : `practice-${because ?? "misses"}`);
  if (hint === 1 && shownHint) return t(`practice-hint-${shownHint.what}`);
  if (hint === 2) return t("practice-hint-move");
  return found.length ? t("practice-go-on") : "";
}
