// The animated example on the first page: a few moves in a loop.
import { settings } from "../../app/settings.svelte";
import { PICTURES } from "../../games/pictures";
import type { DemoFrame } from "../../games/types";
import type { GameName } from "../../net/types";
import { framesOf } from "./demo-frames";

const BETWEEN = 2_200;
const AT_THE_END = 6_000;

export class Demo {
  readonly frames: DemoFrame[];
  readonly winning: string[];
  ply = $state(0);
  isPaused = $state(false);
  isOver = $derived.by(() => this.ply === this.frames.length - 1);
  frame = $derived.by(() => this.frames[this.ply] ?? { pieces: {} });

  constructor(game: GameName) {
    this.frames = framesOf(game);
    this.winning = PICTURES[game].demo.winning;
    // Without animations, a position from the middle is shown.
    if (!settings.moves) this.ply = Math.floor(this.frames.length / 2);
  }

  /** Wait, then show the next ply; returns a function that cancels it. Called again after each ply. */
  wait(): (() => void) | undefined {
    if (!settings.moves || this.isPaused) return undefined;
    const timer = setTimeout(
      () => (this.ply = (this.ply + 1) % this.frames.length),
      this.isOver ? AT_THE_END : BETWEEN,
    );
    return () => clearTimeout(timer);
  }
}
