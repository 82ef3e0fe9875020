// Ready-made reasons for declining a challenge, which the challenger reads in the own language.
import type { Act } from "../net/types";

export type DeclineReason = Exclude<Extract<Act, { type: "decline" }>["reason"], "" | undefined>;

/** The reasons that fit a challenge. Rated games need an account. */
export function declineReasons(isRated: boolean, hasAccount: boolean): DeclineReason[] {
  const kind: DeclineReason[] = isRated ? ["casual"] : hasAccount ? ["rated"] : [];
  return ["too-fast", "too-slow", "other-game", ...kind, "later", "not-now"];
}

const DECLINED = /^declined(?:-(.+))?$/;

/** Whether the reason why a game was called off is that a challenge was declined. */
export const isDeclined = (reason = ""): boolean => DECLINED.test(reason);

/** The reason why a challenge was declined; empty if none was given. */
export const reasonOfDecline = (reason = ""): string => DECLINED.exec(reason)?.[1] ?? "";
