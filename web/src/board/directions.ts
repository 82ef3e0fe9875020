// The six directions under the keyboard, the same on both boards: the keys around S lie like the six neighbours of a cell;
// Home, Page Up, End and Page Down stand for the slanting directions, too, as do the corners of a number pad.

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
  Home: "NW",
  PageUp: "NE",
  End: "SW",
  PageDown: "SE",
  Numpad7: "NW",
  Numpad9: "NE",
  Numpad4: "W",
  Numpad6: "E",
  Numpad1: "SW",
  Numpad3: "SE",
};

/** The direction of a key, as seen on the screen. It goes by the key's place, whatever letter is printed on it. */
export function directionOfKey(code: string): Direction | null {
  return KEYS[code] ?? null;
}
