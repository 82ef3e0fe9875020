// The sounds of pages without a board, which load them with the first one.
import type { Sound } from "./sounds";

export async function ring(sound: Sound): Promise<void> {
  const sounds = await import("./sounds").catch(() => null);
  sounds?.play(sound);
}
