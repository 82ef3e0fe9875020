// The time of the device, which also passes while it sleeps.

export interface TimeSource {
  now: () => number;
}

/** Never goes back while the page is open: if the device's clock is set back, the time that the page counts goes on. */
export class WallTime {
  #ahead = 0;
  #wall: number;
  #steady: number;

  constructor(
    private readonly wall: TimeSource = Date,
    private readonly steady: TimeSource = performance,
  ) {
    this.#wall = wall.now();
    this.#steady = steady.now();
  }

  now(): number {
    const wall = this.wall.now();
    const steady = this.steady.now();
    if (wall < this.#wall) this.#ahead += this.#wall - wall + Math.round(steady - this.#steady);
    this.#wall = wall;
    this.#steady = steady;
    return wall + this.#ahead;
  }
}
