// Exports to the clipboard, and pictures of positions.
import { notices } from "../../../app/announce.svelte";
import { RefusedError } from "../../../net/http";
import type { PositionRequest } from "../../../net/types";
import { t } from "../../../texts";

/** Copy a text, and say so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.show(t("analysis-copied"));
  } catch {
    notices.show(t("analysis-not-copied"), { trouble: true });
  }
}

/** A picture of a position. */
export async function pictureOf(
  place: PositionRequest,
  look: { format: "svg" | "png"; theme: string; flipped: boolean },
): Promise<Blob> {
  const answer = await fetch("/api/positions/picture", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...place, ...look, size: 1_024 }),
  });
  if (!answer.ok)
    throw new RefusedError({ code: "unavailable", text: t("analysis-no-answer") }, answer.status);
  return answer.blob();
}
