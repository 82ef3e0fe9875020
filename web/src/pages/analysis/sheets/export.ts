// Exports to a file or to the clipboard.
import { notices } from "../../../app/announce.svelte";
import { RefusedError } from "../../../net/http";
import type { PositionRequest } from "../../../net/types";
import { t } from "../../../texts";

/** Save something as a file. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs it until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

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
