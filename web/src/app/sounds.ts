// Sounds, synthesised from a few tones instead of loaded from files. The settings can switch them off.
import type { Effect } from "../net/types";
import { settings } from "./settings.svelte";

export type Sound =
  | "move"
  | "push"
  | "eject"
  | "place"
  | "refused"
  | "low"
  | "win"
  | "loss"
  | "draw"
  | "joined"
  | "turn"
  | "flag";

/** A tone: frequency, when it starts, how long it sounds, how loud; wood is a triangle, a bell is a sine. */
type Tone = [frequency: number, start: number, length: number, loudness: number, kind?: "sine" | "triangle"];

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
  turn: [
    [659, 0, 0.16, 0.12],
    [880, 0.13, 0.24, 0.12],
  ],
  // Loud enough for a room with many boards.
  flag: [
    [1175, 0, 0.22, 0.6, "triangle"],
    [880, 0.24, 0.22, 0.6, "triangle"],
    [1175, 0.48, 0.48, 0.6, "triangle"],
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

const RATE = 22_050;
const HEADER = 44;

function swing(kind: "sine" | "triangle", turns: number): number {
  if (kind === "sine") return Math.sin(2 * Math.PI * turns);
  const phase = turns - Math.floor(turns);
  return phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase;
}

/** The sound as a wave: each tone is struck and dies away. */
export function waveOf(sound: Sound): Float32Array {
  const tones = SCORES[sound];
  const seconds = Math.max(...tones.map(([, start, length]) => start + length));
  const wave = new Float32Array(Math.ceil(seconds * RATE));
  for (const [frequency, start, length, loudness, kind = "sine"] of tones) {
    const first = Math.round(start * RATE);
    const count = Math.round(length * RATE);
    for (let at = 0; at < count && first + at < wave.length; at++) {
      const volume = loudness * (0.001 / loudness) ** (at / count);
      wave[first + at] = (wave[first + at] ?? 0) + volume * swing(kind, (frequency * at) / RATE);
    }
  }
  return wave;
}

/** A wave as a WAV file in memory. Opening an AudioContext would delay the first move that has a sound. */
function fileOf(wave: Float32Array): Blob {
  const view = new DataView(new ArrayBuffer(HEADER + 2 * wave.length));
  const write = (at: number, text: string) =>
    [...text].forEach((c, i) => view.setUint8(at + i, c.charCodeAt(0)));
  write(0, "RIFF");
  view.setUint32(4, HEADER - 8 + 2 * wave.length, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, 2 * RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, 2 * wave.length, true);
  wave.forEach((value, at) =>
    view.setInt16(HEADER + 2 * at, Math.max(-1, Math.min(1, value)) * 32_767, true),
  );
  return new Blob([view], { type: "audio/wav" });
}

/** The sound of a move, by its effect. */
export function soundOf(effect: Effect): Sound {
  if (effect.removed?.length) return "eject";
  if (effect.pushed?.length) return "push";
  return effect.placed?.length ? "place" : "move";
}

const players = new Map<Sound, HTMLAudioElement>();

function playerOf(sound: Sound): HTMLAudioElement {
  const known = players.get(sound);
  if (known) return known;
  const player = new Audio(URL.createObjectURL(fileOf(waveOf(sound))));
  players.set(sound, player);
  return player;
}

/** Play sounds unheard, while the user touches the page: some browsers play later only what was played then. */
export function prepare(...sounds: Sound[]): void {
  if (!settings.chosen.sounds) return;
  for (const player of sounds.filter((sound) => !players.has(sound)).map(playerOf)) {
    player.muted = true;
    const end = (): void => {
      player.pause();
      player.muted = false;
    };
    void player.play().then(end, end);
  }
}

/** Play a sound if the settings and the browser allow it (browsers do after the first click). */
export function play(sound: Sound): void {
  if (!settings.chosen.sounds) return;
  // Sounds that the browser blocks now would all play at once later.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  const player = playerOf(sound);
  player.currentTime = 0;
  // A device without a speaker is no error.
  void player.play().catch(() => undefined);
}
