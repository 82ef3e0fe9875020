// The texts of notices about tournaments.
import type { TournamentNotice } from "../net/types";
import { t } from "../texts";
import { roundName, timeText } from "./words";

/** A round that begins within these seconds has begun for the reader. */
const SOON = 20;

/** A notice in a sentence. Times are seconds since 1970. */
export function noticeText(notice: TournamentNotice, now: number): string {
  const { about, title, opponent = "", begins, round = 0, reason = "" } = notice;
  const values = { title, opponent, round: roundName(round), reason };
  switch (about) {
    case "paired":
      if (begins !== undefined && begins > now + SOON)
        return t("tournaments-notice-paired-later", { ...values, time: timeText(begins) });
      return t("tournaments-notice-paired", values);
    case "withdrawn":
      return t(reason === "no-show" ? "tournaments-notice-no-show" : "tournaments-notice-withdrawn", values);
    case "cancelled":
      return t(reason ? "tournaments-notice-cancelled-why" : "tournaments-notice-cancelled", values);
    default:
      return t(`tournaments-notice-${about}`, values);
  }
}
