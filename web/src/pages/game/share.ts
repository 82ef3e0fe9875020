// A game to share: its link, its file, its look in pictures.
import { settings } from "../../app/settings.svelte";
import { getBlob } from "../../net/http";
import { language } from "../../texts/language";

/** The link to a game; without a language, so that the receiver's browser chooses it. */
export const gameLink = (name: string): string => `${location.origin}/games/${name}`;

/** The theme of pictures that the server draws, as the user sees the board. */
export function pictureTheme(): string {
  if (settings.chosen.pieces !== "colour-blind") return settings.theme;
  return settings.theme === "dark" ? "colour-blind-dark" : "colour-blind";
}

/** A finished game as an animated image. */
export function animationOf(name: string, kind: "gif" | "webp", flipped: boolean): Promise<Blob> {
  const query = new URLSearchParams({ theme: pictureTheme(), flipped: String(flipped), language });
  return getBlob(`/api/games/${name}/animation.${kind}?${query}`);
}

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
