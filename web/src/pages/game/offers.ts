// Open offers: the user's own, and those of others that wait for the user's answer.
import type { GameEvent, OfferKind, State } from "../../net/types";

export interface Standing {
  kind: OfferKind;
  by: number;
  /** Whether the user made it or agreed to it: then it waits for the others. */
  isMine: boolean;
}

const ORDER: OfferKind[] = ["takeback", "draw", "rematch"];

/** The offer to show, first one that waits for the user's answer; null if none concerns the user. */
export function standingOffer(offers: State["offers"], mine: number[]): Standing | null {
  if (mine.length === 0) return null;
  const found = ORDER.flatMap((kind) => {
    const offer = offers?.[kind];
    return offer
      ? [{ kind, by: offer.by, isMine: !offer.waits_for.some((seat) => mine.includes(seat)) }]
      : [];
  });
  return found.find(({ isMine }) => !isMine) ?? found[0] ?? null;
}

/** How an offer ended: declined, or withdrawn by the seat that made it; null if the event ends no offer. */
export function answerOf(event: GameEvent, before: State["offers"]): string | null {
  const kind = ORDER.find((other) => event.type === `${other}_declined`);
  if (!kind || !("seat" in event)) return null;
  return `${kind}-${before?.[kind]?.by === event.seat ? "withdrawn" : "declined"}`;
}
