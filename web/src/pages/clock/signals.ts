// What the players hear and feel, and what screen readers say.
import { announcer, notices } from "../../app/announce.svelte";
import { play, prepare } from "../../app/sounds";
import { format, LowTime } from "../../live/clock";
import { t } from "../../texts";
import type { GameClock, Seat } from "./game-clock";

/** Milliseconds in the unit of the displayed clocks. */
export const centiseconds = (milliseconds: number): number => Math.floor(milliseconds / 10);

const LIMITS = [3_000, 1_000];

function vibrate(...pattern: number[]): void {
  // Before the first touch, browsers forbid it and report an error.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

export function signalPress(who: string): void {
  play("move");
  // Nobody touches the screen when these are due.
  prepare("low", "flag");
  announcer.say(t("clock-said-turn", { who }));
}

/** The page itself says whose flag it is, as an alert. */
export function signalFlag(): void {
  play("flag");
  vibrate(400, 150, 400, 150, 800);
}

/** Say that time passed while nobody saw the page, until somebody has read it. */
export function signalMissed(who: string, time: number): void {
  notices.show(t("clock-missed", { who, time: format(centiseconds(time)) }), { stays: true });
}

export function signalRefusedLock(): void {
  notices.show(t("clock-lock-refused"));
}

/** Warns a player at 30 and at 10 seconds. A time for each move that begins below a limit has no warning at it. */
export class Warnings {
  readonly #limits: LowTime[];
  readonly #isPerMove: boolean;
  #moves = 0;

  constructor(
    { controls }: GameClock,
    private readonly seat: Seat,
  ) {
    const { base, isPerMove } = controls[seat];
    this.#isPerMove = isPerMove;
    this.#limits = LIMITS.filter((limit) => limit < base * 100).map((limit) => new LowTime(limit));
  }

  /** Warn if a limit was reached. */
  look({ moves }: GameClock, left: number): void {
    // Every move has its own time.
    if (this.#isPerMove && moves[this.seat] !== this.#moves) this.#forget();
    this.#moves = moves[this.seat];
    const reached = this.#limits.filter((limit) => limit.isReached(centiseconds(left)));
    if (!reached.length) return;
    play("low");
    vibrate(150);
  }

  #forget(): void {
    for (const limit of this.#limits) limit.isReached(Infinity);
  }
}
