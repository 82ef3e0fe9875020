// Who is there in a live game, and when a game that the other side has left can be ended.
import type { PresenceMessage } from "../net/types";

export type PresenceState = NonNullable<PresenceMessage["seats"][number]>;
export type ClaimResult = NonNullable<PresenceMessage["claim"]>["results"][number];

export interface Presence {
  message: PresenceMessage;
  /** When it was heard, in milliseconds of the page. */
  heard: number;
}

export interface Claim {
  results: ClaimResult[];
  /** Whole seconds until it can be made; 0 if it can be made now. */
  seconds: number;
}

/** What the holder of these seats may claim; null if nothing. */
export function claimOf(presence: Presence | null, mine: number[], now: number): Claim | null {
  const claim = presence?.message.claim;
  if (!presence || !claim || !claim.seats.some((seat) => mine.includes(seat))) return null;
  const left = claim.wait / 100 - (now - presence.heard) / 1_000;
  return { results: claim.results, seconds: Math.max(0, Math.ceil(left)) };
}
