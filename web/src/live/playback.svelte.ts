// Which ply of a game is shown: the current one, an earlier one, or one after the other as a replay.

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const A_MOVE = 1_200;

export class Playback {
  /** The ply that is shown; null is the current position. */
  #shown = $state<number | null>(null);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `last` returns the number of plies. */
  constructor(private readonly last: () => number) {}

  get ply(): number {
    return this.#shown === null ? this.last() : Math.min(this.#shown, this.last());
  }
  /** Whether the current position is shown. */
  get isNow(): boolean {
    return this.#shown === null;
  }

  /** Show a ply; the last one is the current position. */
  show(ply: number): void {
    this.pause();
    this.#go(ply);
  }
  first(): void {
    this.show(0);
  }
  previous(): void {
    this.show(this.ply - 1);
  }
  next(): void {
    this.show(this.ply + 1);
  }
  now(): void {
    this.show(this.last());
  }

  /** Play the moves one after the other, from the start if the end is shown. */
  play(): void {
    if (this.last() === 0) return;
    if (this.ply >= this.last()) this.#go(0);
    this.isPlaying = true;
    this.#step();
  }
  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }
  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  #step(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#go(this.ply + 1);
      if (this.isNow) this.pause();
      else this.#step();
    }, A_MOVE / this.speed);
  }

  #go(ply: number): void {
    this.#shown = ply >= this.last() ? null : Math.max(0, ply);
  }
}
