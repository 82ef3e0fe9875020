// Time controls as the Python package writes them (`hexad.clock`): `600`, `900+10`, `900d5`, or `1/86400` for each move.

/** All in seconds. There is an increment or a delay, not both. */
export interface TimeControl {
  base: number;
  /** What each completed move adds (Fischer). */
  increment: number;
  /** How long the clock waits in each turn before it runs (simple delay). */
  delay: number;
  /** The base is for each move; what is left of it is not kept. */
  isPerMove: boolean;
}

const CONTROL = /^(1\/)?(\d+(?:\.\d+)?)(?:([+d])(\d+(?:\.\d+)?))?$/;

/** The control of a text; null if it is none, as `-`, a game without a clock. */
export function parseControl(text: string): TimeControl | null {
  const found = CONTROL.exec(text);
  if (!found) return null;
  const [, each, base, kind, bonus] = found;
  return {
    base: Number(base),
    increment: kind === "+" ? Number(bonus) : 0,
    delay: kind === "d" ? Number(bonus) : 0,
    isPerMove: each !== undefined,
  };
}
