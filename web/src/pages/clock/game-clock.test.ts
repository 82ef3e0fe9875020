import { describe, expect, test } from "vitest";
import { parseControl, type TimeControl } from "../../games/time-control";
import {
  adjust,
  checkFlag,
  delayLeft,
  fallsAt,
  type GameClock,
  giveTurn,
  MIN_BETWEEN_PRESSES,
  notAhead,
  otherSeat,
  pause,
  press,
  remaining,
  resume,
  type Seat,
  setClock,
} from "./game-clock";

const START = 1_000_000;

function control(text: string): TimeControl {
  const found = parseControl(text);
  if (!found) throw new Error(text);
  return found;
}

/** A clock that the second player has started. */
function started(first: string, second = first): GameClock {
  return press(setClock([control(first), control(second)]), 1, START);
}

const both = (clock: GameClock, now: number): number[] => [
  remaining(clock, 0, now),
  remaining(clock, 1, now),
];

/** Press at the ends of turns of these lengths; returns the clock and the time. */
function turns(clock: GameClock, ...lengths: number[]): [GameClock, number] {
  let now = START;
  for (const length of lengths) {
    now += length;
    clock = press(clock, clock.turn ?? 0, now);
  }
  return [clock, now];
}

describe("the start", () => {
  test("either player starts the time of the other, which is no move", () => {
    const set = setClock([control("600"), control("600")]);
    expect([set.turn, set.isRunning]).toEqual([null, false]);
    expect(press(set, 1, START)).toMatchObject({ turn: 0, isRunning: true, moves: [0, 0] });
    expect(press(set, 0, START)).toMatchObject({ turn: 1, isRunning: true, moves: [0, 0] });
    expect(both(set, START + 99_000)).toEqual([600_000, 600_000]);
  });

  test("players may have different times", () => {
    expect(both(started("900", "300+3"), START)).toEqual([900_000, 300_000]);
  });
});

describe("a press", () => {
  test("ends the turn and starts the other time", () => {
    const [clock, now] = turns(started("600"), 2_500);
    expect(clock).toMatchObject({ turn: 1, moves: [1, 0] });
    expect(both(clock, now)).toEqual([597_500, 600_000]);
    expect(both(clock, now + 1_000)).toEqual([597_500, 599_000]);
  });

  test("counts only for the player whose time runs", () => {
    const clock = started("600");
    expect(press(clock, 1, START + 5_000)).toBe(clock);
    const paused = pause(clock, START + 5_000);
    expect(press(paused, 0, START + 6_000)).toBe(paused);
    expect(press(paused, 1, START + 6_000)).toBe(paused);
  });

  test("does not count within 300 ms of another, by whomever", () => {
    const [clock, now] = turns(started("600"), 2_000);
    expect(press(clock, 0, now + 50)).toBe(clock);
    expect(press(clock, 1, now + MIN_BETWEEN_PRESSES - 1)).toBe(clock);
    expect(press(clock, 1, now + MIN_BETWEEN_PRESSES)).toMatchObject({ turn: 0, moves: [1, 1] });
    // Nor right after the start.
    expect(press(started("600"), 0, START + 100).turn).toBe(0);
  });

  test("after the flag does nothing", () => {
    const clock = press(started("10"), 0, START + 10_000);
    expect(clock.flagged).toBe(0);
    expect(press(clock, 0, START + 11_000)).toBe(clock);
    expect(press(clock, 1, START + 11_000)).toBe(clock);
  });
});

describe("time controls", () => {
  test("an increment comes after each completed move only", () => {
    let [clock, now] = turns(started("300+3"), 5_000);
    expect(both(clock, now)).toEqual([298_000, 300_000]);
    clock = resume(pause(clock, now + 1_000), now + 2_000);
    expect(both(clock, now + 2_000)).toEqual([298_000, 299_000]);
    [clock, now] = [press(clock, 1, now + 3_000), now + 3_000];
    expect(both(clock, now)).toEqual([298_000, 301_000]);
  });

  test("a delay comes before the time runs, and what is left of it is not kept", () => {
    const clock = started("300d5");
    expect([delayLeft(clock, START), delayLeft(clock, START + 4_000)]).toEqual([5_000, 1_000]);
    expect(remaining(clock, 0, START + 4_900)).toBe(300_000);
    const [quick, now] = turns(clock, 2_000);
    expect(both(quick, now)).toEqual([300_000, 300_000]);
    expect(delayLeft(quick, now)).toBe(5_000);
    expect(remaining(press(quick, 1, now + 7_000), 1, now + 7_000)).toBe(298_000);
  });

  test("a pause within the delay keeps what is left of it", () => {
    const clock = resume(pause(started("300d5"), START + 3_000), START + 60_000);
    expect(delayLeft(clock, START + 60_000)).toBe(2_000);
    expect(remaining(clock, 0, START + 63_000)).toBe(299_000);
  });

  test("with a time for each move, each begins with all of it", () => {
    const [clock, now] = turns(started("1/30"), 20_000, 29_999);
    expect(both(clock, now)).toEqual([30_000, 30_000]);
    expect(checkFlag(clock, now + 30_000).flagged).toBe(0);
  });
});

describe("the flag", () => {
  test("falls at zero, exactly, and once", () => {
    const clock = started("10");
    expect(fallsAt(clock)).toBe(START + 10_000);
    expect(checkFlag(clock, START + 9_999)).toBe(clock);
    const fallen = checkFlag(clock, START + 10_000);
    expect(fallen).toMatchObject({ flagged: 0, isRunning: false, at: START + 10_000 });
    expect(both(fallen, START + 99_000)).toEqual([0, 10_000]);
    expect(checkFlag(fallen, START + 20_000)).toBe(fallen);
    expect(resume(fallen, START + 20_000)).toBe(fallen);
    expect(pause(fallen, START + 20_000)).toBe(fallen);
    expect(fallsAt(fallen)).toBeNull();
  });

  test("is noticed by whatever comes first, at the time at which it fell", () => {
    const clock = started("10d2");
    for (const act of [checkFlag, pause])
      expect(act(clock, START + 50_000)).toMatchObject({ flagged: 0, at: START + 12_000 });
    expect(press(clock, 0, START + 50_000)).toMatchObject({ flagged: 0, moves: [0, 0] });
    expect(press(clock, 1, START + 50_000).flagged).toBe(0);
  });
});

describe("the arbiter", () => {
  test("corrects times only while they stand", () => {
    const clock = started("600");
    expect(adjust(clock, 0, 1_000)).toBe(clock);
    const paused = pause(clock, START + 60_000);
    const corrected = adjust(adjust(paused, 0, 120_000), 1, 90_500);
    expect(both(corrected, START + 70_000)).toEqual([120_000, 90_500]);
    expect(both(resume(corrected, START + 80_000), START + 81_000)).toEqual([119_000, 90_500]);
  });

  test("lifts a flag by giving time", () => {
    const corrected = adjust(checkFlag(started("10"), START + 10_000), 0, 5_000);
    expect(corrected).toMatchObject({ flagged: null, turn: 0, isRunning: false });
    expect(checkFlag(resume(corrected, START + 30_000), START + 35_000).flagged).toBe(0);
  });

  test("gives the turn without an increment", () => {
    const paused = pause(started("300+3"), START + 10_000);
    const given = giveTurn(paused, 1);
    expect(given).toMatchObject({ turn: 1, moves: [0, 0] });
    expect(both(given, START + 20_000)).toEqual([290_000, 300_000]);
    expect(giveTurn(paused, 0)).toBe(paused);
    expect(giveTurn(started("300"), 1).turn).toBe(0);
    expect(remaining(giveTurn(pause(started("1/30"), START + 9_000), 1), 0, START)).toBe(30_000);
  });
});

describe("the device’s clock", () => {
  test("that was set back charges nobody", () => {
    const clock = started("600");
    expect(both(clock, START - 5_000)).toEqual([600_000, 600_000]);
    expect(press(clock, 0, START - 5_000)).toBe(clock);
    const again = notAhead(clock, START - 5_000);
    expect(both(again, START - 4_000)).toEqual([599_000, 600_000]);
    expect(notAhead(clock, START)).toBe(clock);
  });
});

describe("laws, over random games", () => {
  /** Numbers between 0 and 1 that are the same in every run. */
  function* numbers(seed: number): Generator<number, never> {
    for (let state = seed; ;) yield (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  }

  /** A game whose charged times are counted a second time. */
  class Game {
    clock: GameClock;
    now = START;
    readonly #control: TimeControl;
    readonly #charged = [0, 0];
    #spent = 0;

    constructor(
      text: string,
      private readonly next: () => number,
    ) {
      this.clock = started(text);
      this.#control = control(text);
    }

    get turn(): Seat {
      return this.clock.turn ?? 0;
    }

    #open(): number {
      return Math.max(0, this.#spent - this.#control.delay * 1_000);
    }

    /** Time passes: it never runs for both. */
    wait(): void {
      const standing = remaining(this.clock, otherSeat(this.turn), this.now);
      const elapsed = Math.floor(this.next() ** 4 * 25_000);
      this.now += elapsed;
      if (this.clock.isRunning) this.#spent += elapsed;
      expect(remaining(this.clock, otherSeat(this.turn), this.now)).toBe(standing);
    }

    /** Something is pressed; a move is completed by the player to move only. */
    act(): void {
      const { clock, turn, now } = this;
      const choice = this.next();
      const seat = this.next() < 0.8 ? turn : otherSeat(turn);
      if (choice < 0.7) this.clock = press(clock, seat, now);
      else if (choice < 0.85) this.clock = pause(clock, now);
      else this.clock = checkFlag(resume(clock, now), now);
      if (this.turn === turn) expect(this.clock.moves).toEqual(clock.moves);
      else {
        expect([seat, clock.isRunning]).toEqual([turn, true]);
        expect(this.clock.moves[turn]).toBe(clock.moves[turn] + 1);
        this.#charged[turn] = (this.#charged[turn] ?? 0) + this.#open();
        this.#spent = 0;
      }
    }

    /** A player has the base and the increments, without what was charged. */
    checkTimes(): void {
      const { base, increment, isPerMove } = this.#control;
      for (const seat of [0, 1] as const) {
        const open = this.turn === seat ? this.#open() : 0;
        const gained = this.clock.moves[seat] * increment * 1_000 - (this.#charged[seat] ?? 0);
        const left = base * 1_000 + (isPerMove ? 0 : gained) - open;
        expect(remaining(this.clock, seat, this.now)).toBe(Math.max(0, left));
        expect(this.clock.flagged === seat).toBe(left <= 0);
      }
    }

    /** Nothing happens after the flag. */
    checkEnd(): void {
      const { clock, now, turn } = this;
      expect(clock.at).toBeLessThanOrEqual(now);
      const later = resume(press(press(clock, turn, now + 1_000), otherSeat(turn), now + 2_000), now);
      expect(checkFlag(later, now + 3_000)).toBe(clock);
    }
  }

  test.each([
    ["60", 1],
    ["60+2", 2],
    ["60d3", 3],
    ["1/20", 4],
  ])("with %s", (text, seed) => {
    const source = numbers(seed);
    let falls = 0;
    for (let count = 0; count < 40; count++) {
      const game = new Game(text, () => source.next().value);
      for (let act = 0; act < 60 && game.clock.flagged === null; act++) {
        game.wait();
        game.act();
        game.checkTimes();
      }
      if (game.clock.flagged === null) continue;
      falls += 1;
      game.checkEnd();
    }
    // Some games end by the flag and some do not.
    expect(falls).toBeGreaterThan(0);
    expect(falls).toBeLessThan(40);
  });
});
