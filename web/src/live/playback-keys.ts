// The keys that step through the moves of a game, wherever one is shown.
import type { Keys } from "../app/shortcuts.svelte";
import type { Playback } from "./playback.svelte";

export function playbackKeys(playback: Playback, flip: () => void): Keys {
  return {
    ArrowLeft: () => playback.previous(),
    ArrowRight: () => playback.next(),
    ",": () => playback.previous(),
    ".": () => playback.next(),
    Home: () => playback.first(),
    End: () => playback.now(),
    r: () => playback.toggle(),
    f: flip,
  };
}
