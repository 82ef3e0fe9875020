// The clock on the page: it counts, reacts to presses, and is stored with every change.
import { announcer } from "../../app/announce.svelte";
import { format, untilChange } from "../../live/clock";
import { t } from "../../texts";
import * as clocks from "./game-clock";
import type { GameClock, Pair, Seat } from "./game-clock";
import { loadClock, loadSeen, saveClock, saveSeen, STORED_AS } from "./saved";
import { type ClockSetup, controlsOf, firstSetup, sideOfSeat } from "./setup";
import { centiseconds, signalFlag, signalMissed, signalPress, Warnings } from "./signals";
import { WallTime } from "./wall-time";

/** A page that shows nothing new for so long was closed, or the device was asleep. */
const AWAY = 5_000;
const SECOND = 1_000;

export class ClockRun {
  setup = $state<ClockSetup>(firstSetup());
  clock = $state.raw<GameClock | null>(null);
  isSwapped = $state(false);
  now = $state(0);
  /** The players in the order of their halves: left and right, or above and below. */
  order = $derived<Pair<Seat>>(this.isSwapped ? [1, 0] : [0, 1]);

  readonly #time = new WallTime();
  #seen = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #warnings: Pair<Warnings> | null = null;

  constructor() {
    this.#load();
  }

  /** Count, and listen to other tabs, until the returned function is called. */
  follow(): () => void {
    const look = (): void => this.#tick();
    const copy = (event: StorageEvent): void => {
      if (event.key === STORED_AS) this.#load();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("storage", copy);
    this.#tick();
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("storage", copy);
      clearTimeout(this.#timer);
    };
  }

  /** Store everything: call it in an effect. */
  save(): void {
    saveClock({ setup: $state.snapshot(this.setup), clock: this.clock, isSwapped: this.isSwapped });
  }

  name(seat: Seat): string {
    const side = sideOfSeat(this.setup.game, seat);
    return side ? t(`clock-side-${side}`) : t("clock-player", { number: seat + 1 });
  }

  /** What a player has left. */
  left(seat: Seat): number {
    return this.clock ? clocks.remaining(this.clock, seat, this.now) : 0;
  }

  /** Put a clock with the chosen times on the table. */
  set(): void {
    this.#put(clocks.setClock(controlsOf(this.setup)));
  }

  /** Take the clock away, to choose other times. */
  remove(): void {
    this.clock = null;
    clearTimeout(this.#timer);
  }

  press(seat: Seat): void {
    if (!this.clock) return;
    const before = this.clock;
    this.#change(clocks.press(before, seat, this.#time.now()));
    const turn = this.clock.turn;
    if (turn !== before.turn && turn !== null) signalPress(this.name(turn));
  }

  /** End the turn of the player to move, or begin the first player's time. */
  pressTurn(): void {
    if (this.clock) this.press(this.clock.turn ?? 1);
  }

  /** Stop both times, or continue. */
  toggle(): void {
    if (!this.clock || this.clock.turn === null) return;
    const { isRunning } = this.clock;
    this.#change((isRunning ? clocks.pause : clocks.resume)(this.clock, this.#time.now()));
    if (this.clock.flagged === null) announcer.say(isRunning ? t("clock-paused") : this.turnText());
  }

  adjust(times: Pair<number>, turn: Seat | null): void {
    if (!this.clock) return;
    let changed = clocks.adjust(clocks.adjust(this.clock, 0, times[0]), 1, times[1]);
    if (turn !== null) changed = clocks.giveTurn(changed, turn);
    this.#change(changed);
  }

  /** Exchange the halves of the two players, unless a time runs. */
  swap(): void {
    if (!this.clock?.isRunning) this.isSwapped = !this.isSwapped;
  }

  turnText(): string {
    const turn = this.clock?.turn ?? null;
    return turn === null ? "" : t("clock-said-turn", { who: this.name(turn) });
  }

  /** Both times in words. */
  timesText(): string {
    this.now = this.#time.now();
    const said = (seat: Seat): string =>
      t("clock-said-time", { who: this.name(seat), time: format(centiseconds(this.left(seat))) });
    return this.order.map(said).join(", ");
  }

  #load(): void {
    const { setup, clock, isSwapped } = loadClock();
    this.setup = setup;
    this.isSwapped = isSwapped;
    this.#seen = loadSeen(this.#time.now());
    if (clock) this.#put(clocks.notAhead(clock, this.#time.now()));
    else this.remove();
  }

  /** Another clock is on the table. */
  #put(clock: GameClock): void {
    this.#warnings = [new Warnings(clock, 0), new Warnings(clock, 1)];
    this.clock = clock;
    this.#tick();
  }

  /** The clock after an act of the players: they are here. */
  #change(clock: GameClock): void {
    if (clock === this.clock) return;
    this.#see(this.#time.now());
    this.#show(clock);
    this.#tick();
  }

  #show(clock: GameClock): void {
    const fell = clock.flagged !== null && this.clock?.flagged === null;
    this.clock = clock;
    if (fell) signalFlag();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.now = this.#time.now();
    const clock = this.clock;
    if (!clock || clock.turn === null) return;
    this.#look(clock, clock.turn);
    this.#show(clocks.checkFlag(clock, this.now));
    if (!this.clock?.isRunning) return;
    const left = this.left(clock.turn);
    this.#warnings?.[clock.turn].look(clock, left);
    const next = untilChange((clocks.delayLeft(clock, this.now) || left) / 10);
    const untilFlag = (clocks.fallsAt(clock) ?? Infinity) - this.now;
    this.#timer = setTimeout(() => this.#tick(), Math.min(next, untilFlag));
  }

  /** Note that the players see the page, and tell them how long the time ran unseen: until now, or to the flag. */
  #look(clock: GameClock, turn: Seat): void {
    if (document.visibilityState !== "visible") return;
    const until = Math.min(this.now, clocks.fallsAt(clock) ?? clock.at);
    if (until - this.#seen > AWAY) signalMissed(this.name(turn), until - this.#seen);
    if (this.now - this.#seen >= SECOND) this.#see(this.now);
  }

  #see(now: number): void {
    this.#seen = now;
    saveSeen(now);
  }
}
