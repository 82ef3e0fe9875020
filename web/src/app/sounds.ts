// Sounds, made of a few tones: no files. They can be switched off in the settings.
import { settings } from "./settings.svelte";

export type Sound =
  "move" | "push" | "eject" | "place" | "refused" | "low" | "win" | "loss" | "draw" | "joined";

/** A tone: frequency, when it starts, how long it sounds, how loud; wood is a triangle, a bell is a sine. */
type Tone = [frequency: number, start: number, length: number, loudness: number, kind?: OscillatorType];

const SCORES: Record<Sound, Tone[]> = {
  move: [
    [520, 0, 0.05, 0.16, "triangle"],
    [190, 0, 0.07, 0.2, "triangle"],
  ],
  push: [
    [430, 0, 0.05, 0.18, "triangle"],
    [300, 0.04, 0.06, 0.18, "triangle"],
    [170, 0, 0.1, 0.2, "triangle"],
  ],
  eject: [
    [360, 0, 0.06, 0.2, "triangle"],
    [240, 0.09, 0.08, 0.2, "triangle"],
    [120, 0.18, 0.22, 0.3],
  ],
  place: [
    [300, 0, 0.06, 0.24, "triangle"],
    [140, 0, 0.09, 0.24],
  ],
  refused: [[150, 0, 0.09, 0.16, "triangle"]],
  low: [
    [880, 0, 0.12, 0.14],
    [880, 0.2, 0.12, 0.14],
  ],
  joined: [
    [523, 0, 0.14, 0.12],
    [784, 0.11, 0.2, 0.12],
  ],
  win: [
    [523, 0, 0.2, 0.14],
    [659, 0.12, 0.2, 0.14],
    [784, 0.24, 0.24, 0.14],
    [1047, 0.38, 0.5, 0.14],
  ],
  loss: [
    [392, 0, 0.25, 0.14],
    [330, 0.2, 0.25, 0.14],
    [262, 0.4, 0.5, 0.14],
  ],
  draw: [
    [440, 0, 0.25, 0.14],
    [440, 0.24, 0.4, 0.12],
  ],
};

let context: AudioContext | null = null;

/** Sound, if people want to hear it and the browser lets us (it does after the first click). */
export function play(sound: Sound): void {
  if (!settings.chosen.sounds || typeof AudioContext === "undefined") return;
  // What the browser holds back now would all sound at once later.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, start, length, loudness, kind = "sine"] of SCORES[sound]) {
    const tone = new OscillatorNode(context, { frequency, type: kind });
    const volume = new GainNode(context, { gain: 0 });
    const begin = context.currentTime + start;
    volume.gain.setValueAtTime(loudness, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
