// Offers that stand: ours, that others think about, and theirs, that wait for us.
import type { OfferKind, State } from "../../net/types";

export interface Standing {
  kind: OfferKind;
  by: number;
  /** Whether it was made, or agreed to, by us: then it waits for the others. */
  isMine: boolean;
}

const ORDER: OfferKind[] = ["takeback", "draw", "rematch"];

/** The offer to show, those that wait for our word first; null if there is none that concerns us. */
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
