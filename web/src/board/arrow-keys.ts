// Arrow keys on cells at arbitrary points: they lead to the nearest cell in their direction.

export interface Spot {
  cell: string;
  x: number;
  y: number;
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** The cell that a key leads to, or null if there is none. */
export function nearest(spots: readonly Spot[], from: string, key: string): string | null {
  const here = spots.find(({ cell }) => cell === from);
  const arrow = ARROWS[key];
  if (!here || !arrow) return null;
  const [ax, ay] = arrow;
  let best: { cell: string; cost: number } | null = null;
  for (const { cell, x, y } of spots) {
    const [dx, dy] = [x - here.x, y - here.y];
    const along = dx * ax + dy * ay;
    const across = Math.abs(dx * ay) + Math.abs(dy * ax);
    if (along <= 0.01 || across > along) continue;
    const cost = along + across;
    // Of two cells at the same distance, the first one in reading order.
    if (!best || cost < best.cost - 0.01) best = { cell, cost };
  }
  return best?.cell ?? null;
}
