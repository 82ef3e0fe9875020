// A few moves of a game, again and again, as long as somebody may like to look.
import { settings } from "../../app/settings.svelte";
import { GAMES } from "../../games";
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
    this.winning = GAMES[game].demo.winning;
    // Where nothing may move, a picture from the middle says most.
    if (!settings.moves) this.ply = Math.floor(this.frames.length / 2);
  }

  /** Wait, then go on; returns how to stop. Call it anew after each ply. */
  wait(): (() => void) | undefined {
    if (!settings.moves || this.isPaused) return undefined;
    const timer = setTimeout(
      () => (this.ply = (this.ply + 1) % this.frames.length),
      this.isOver ? AT_THE_END : BETWEEN,
    );
    return () => clearTimeout(timer);
  }
}
