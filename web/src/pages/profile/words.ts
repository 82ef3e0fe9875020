// The texts about ratings and results of players.
import { isSpeed } from "../../games/speed";
import type { GameName, RatingView } from "../../net/types";
import { dateLocale, t } from "../../texts";

/** A rating as it is written: `1620`, or `1620?` while it is provisional. */
export function ratingText({ rating, provisional }: { rating: number; provisional?: boolean }): string {
  return provisional ? `${rating}?` : String(rating);
}

/** The game and the speed of a rating: "Six, blitz". Ratings in puzzles have no speed. */
export function kindText(game: GameName, speed: RatingView["speed"]): string {
  const said = isSpeed(speed) ? t(`home-speed-${speed}`) : t("players-puzzles");
  return t("players-rating-of", { game: t(`home-${game}`), speed: said });
}

const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: "medium" });

const utcDay = new Intl.DateTimeFormat(dateLocale, { dateStyle: "medium", timeZone: "UTC" });

/** A day of the server's calendar in the page's language; `days` since 1970. */
export const calendarDayText = (days: number): string => utcDay.format(days * 24 * 60 * 60 * 1000);

/** A day in the page's language; `seconds` since 1970. */
export const dayText = (seconds: number): string => day.format(seconds * 1000);
