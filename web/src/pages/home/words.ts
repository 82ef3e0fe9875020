// The texts about players, options and results in lists of games.
import type { GameName, OpenGame, Options, Seat, Series } from "../../net/types";
import { has, t } from "../../texts";
import { shownName } from "../../texts/guest-names";
import { clockText } from "./clocks";

/** The displayed name of a seat's player. */
export function seatName(seat: Seat): string {
  // The level stays with its word.
  if (seat.kind === "engine") return t("home-engine", { level: seat.level ?? 0 }).replaceAll(" ", "\u00a0");
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
  /** Without one, the clock is not named. */
  control?: string;
  rated?: boolean;
  weekends?: boolean;
  /** Played on a device, and uploaded. */
  imported?: boolean;
}

/** The game, the options that differ from the default, and the clock. */
export function kindOf({ game, options = {}, layout, control, rated, weekends, imported }: Kinds): string {
  const parts = [t(`home-${game}`)];
  if (layout && layout !== "standard") parts.push(layoutName(layout));
  if (options.players === 4) parts.push(t("home-four"));
  if (options.rules === "advanced") parts.push(t("home-rules-advanced"));
  if (options.declare === "manual") parts.push(t("home-declare-manual"));
  if (options.first_move === "free") parts.push(t("home-first-free"));
  if (control !== undefined) parts.push(clockName(control));
  if (weekends) parts.push(t("home-weekends"));
  if (rated) parts.push(t("home-rated"));
  if (imported) parts.push(t("home-imported"));
  // A separator stays with what is before it: no line begins with one.
  return parts.join("\u00a0· ");
}

const QUARTERS = ["", "¼", "½", "¾"];

/** Points with halves, and tie-breaks with quarters: 2½, 1¾. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}${QUARTERS[4 * (points - whole)] ?? ""}`;
}

/**
 * The score of a series of rematches: first that of Black, or that of the user, who has these seats. Nothing before the
 * second game.
 */
export function seriesText(series: Series | undefined, mine: number[] = []): string {
  if (!series?.games) return "";
  const side = (mine[0] ?? 0) % 2;
  const [own = 0, other = 0] = side ? [...series.score].reverse() : series.score;
  // A user with seats on both sides has no view of one's own.
  const isMine = mine.length > 0 && mine.every((seat) => seat % 2 === side);
  const score = `${pointsText(own)}\u00a0:\u00a0${pointsText(other)}`;
  return t(isMine ? "home-series-mine" : "home-series", { score });
}

/** The names of the players who wait in the lobby. */
export function hostsOf(open: OpenGame): string {
  const seated = open.seats.filter((seat) => seat.kind === "player").map(seatName);
  return seated.length ? seated.join(" & ") : t("home-somebody");
}
