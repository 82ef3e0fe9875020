// Sentences about a tournament as a whole.
import type { TournamentSettings, TournamentView } from "../../../net/types";
import { kindOf, layoutName } from "../../home/words";
import { has, t } from "../../../texts";

/** The game with its options, without the clock: "Abalone · Belgian daisy · rated". */
export function gameText({ game, options = {}, layouts = [], rated = false }: TournamentSettings): string {
  const { layout } = options;
  const kind = kindOf({ game, options, ...(layout && !layouts.length && { layout }), rated });
  // A separator stays with what is before it.
  return layouts.length ? `${kind}\u00a0· ${layouts.map(layoutName).join(", ")}` : kind;
}

/** Who can enter, and with which ratings. */
export function entryText({ settings, status }: TournamentView): string {
  const { entry = "open", min_rating: low, max_rating: high, place = "online" } = settings;
  const said = [
    place === "tables" && entry === "open" ? t("tournament-how-tables") : t(`tournament-how-${entry}`),
  ];
  // Ratings have no thousands separators.
  const [least, most] = [String(low ?? ""), String(high ?? "")];
  if (low && high) said.push(t("tournament-ratings-between", { low: least, high: most }));
  else if (low) said.push(t("tournament-ratings-from", { low: least }));
  else if (high) said.push(t("tournament-ratings-to", { high: most }));
  if (status === "announced") said.push(t("tournament-not-open-yet"));
  return said.join(" ");
}

/** Why the tournament is paused, was cancelled or ended early; empty if there is nothing to say. */
export function endText({ status, reason = "" }: TournamentView): string {
  if (!reason) return status === "paused" ? t("tournament-paused") : "";
  const key = `tournament-reason-${reason}`;
  const why = has(key) ? t(key) : reason;
  if (status === "paused") return t("tournament-paused-why", { why });
  return status === "cancelled" ? t("tournament-cancelled-why", { why }) : t("tournament-ended-why", { why });
}
