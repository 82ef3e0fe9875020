// The keys of the six directions, for all boards: those around S, which lie like the six neighbours of a cell, and
// the number pad.

export type Direction = "NE" | "E" | "SE" | "SW" | "W" | "NW";

const KEYS: Record<string, Direction> = {
  KeyW: "NW",
  KeyE: "NE",
  KeyA: "W",
  KeyD: "E",
  KeyZ: "SW",
  KeyX: "SE",
  ArrowLeft: "W",
  ArrowRight: "E",
  Numpad7: "NW",
  Numpad9: "NE",
  Numpad4: "W",
  Numpad6: "E",
  Numpad1: "SW",
  Numpad3: "SE",
};

/** The direction of a key, as seen on the screen. The position of the key counts, not the letter on it. */
export function directionOfKey(code: string): Direction | null {
  return KEYS[code] ?? null;
}
