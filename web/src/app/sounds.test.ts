import { describe, expect, it } from "vitest";
import { type Sound, waveOf } from "./sounds";

const SOUNDS: Sound[] = [
  "move",
  "push",
  "eject",
  "place",
  "refused",
  "low",
  "win",
  "loss",
  "draw",
  "joined",
  "flag",
];

describe("sounds", () => {
  it.each(SOUNDS)("%s is heard, and is neither too loud nor too long", (sound) => {
    const wave = waveOf(sound);
    const peak = Math.max(...wave.map(Math.abs));
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThan(0.8);
    expect(wave.length / 22_050).toBeLessThan(1);
  });

  it("die away", () => {
    const wave = waveOf("place");
    const loudness = (part: Float32Array) => Math.max(...part.map(Math.abs));
    expect(loudness(wave.slice(-100))).toBeLessThan(loudness(wave.slice(0, 400)) / 20);
  });
});
