// The texts about players, options and results in lists of games.
import type { GameName, OpenGame, Options, Seat } from "../../net/types";
import { has, t } from "../../texts";
import { shownName } from "../../texts/guest-names";
import { clockText } from "./clocks";

/** The displayed name of a seat's player. */
export function seatName(seat: Seat): string {
  if (seat.kind === "engine") return t("home-engine", { level: seat.level ?? 0 });
  return seat.kind === "open" ? t("home-open-seat") : shownName(seat.name ?? "");
}

/** Who plays a colour: with four players, two do. */
export function teamName(seats: Seat[], team: 0 | 1): string {
  return seats
    .filter((_, number) => number % 2 === team)
    .map(seatName)
    .join(" & ");
}

/** A layout by its name. */
export function layoutName(layout: string): string {
  const key = `home-layout-${layout}`;
  return has(key) ? t(key) : layout;
}

/** The displayed time control. */
export function clockName(control: string): string {
  const clock = clockText(control);
  return clock === null ? t("home-no-clock") : clock;
}

interface Kinds {
  game: GameName;
  options?: Options;
  layout?: string;
  control: string;
}

/** The game, the options that differ from the default, and the clock. */
export function kindOf({ game, options = {}, layout, control }: Kinds): string {
  const parts = [t(`home-${game}`)];
  if (layout && layout !== "standard") parts.push(layoutName(layout));
  if (options.players === 4) parts.push(t("home-four"));
  if (options.rules === "advanced") parts.push(t("home-rules-advanced"));
  if (options.declare === "manual") parts.push(t("home-declare-manual"));
  if (options.first_move === "free") parts.push(t("home-first-free"));
  parts.push(clockName(control));
  return parts.join(" · ");
}

/** The names of the players who wait in the lobby. */
export function hostsOf(open: OpenGame): string {
  const seated = open.seats.filter((seat) => seat.kind === "player").map(seatName);
  return seated.length ? seated.join(" & ") : t("home-somebody");
}
