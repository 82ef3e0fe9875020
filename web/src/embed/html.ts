// The HTML by which other sites show a board.
import type { PositionRequest } from "../net/types";
import { writeLink } from "../pages/analysis/link";

// A request has at most 8,000 bytes before its headers.
const MAX_ADDRESS = 6_000;
const STYLE = "width: 100%; max-width: 30rem; aspect-ratio: 3 / 4; border: 0";

/** The address of a frame with a position and its moves, which is shown at a ply. */
export function positionAddress(place: PositionRequest, ply: number, flipped: boolean): string {
  const address = writeLink(place, "/embed", MAX_ADDRESS);
  const isLast = ply === (place.moves?.length ?? 0);
  return `${address}${isLast ? "" : `&ply=${ply}`}${flipped ? "&flipped=true" : ""}`;
}

export function gameAddress(name: string, flipped: boolean): string {
  return `/embed/games/${name}${flipped ? "?flipped=true" : ""}`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The element that shows an address of this server in a frame. */
export function frameHtml(address: string, title: string): string {
  const src = escaped(`${location.origin}${address}`);
  return `<iframe src="${src}" title="${escaped(title)}" style="${STYLE}" loading="lazy"></iframe>`;
}
