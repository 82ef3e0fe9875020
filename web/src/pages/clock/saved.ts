// The clock as the browser stores it, so that it survives a reload, a closed tab and a device that sleeps.
import { remember, remembered } from "../../app/settings.svelte";
import { isGameName } from "../../games/descriptors";
import type { GameClock } from "./game-clock";
import { type ClockSetup, firstSetup, KINDS, PRESETS } from "./setup";

export interface SavedClock {
  setup: ClockSetup;
  /** The clock that is on the table; null while its times are chosen. */
  clock: GameClock | null;
  /** Whether the second player is on the left, or above. */
  isSwapped: boolean;
}

/** The key of the browser's storage: other tabs are told when it changes. */
export const STORED_AS = "hexad.clock";
const NAME = STORED_AS.slice("hexad.".length);
const SEEN = "clock-seen";

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isPair = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(fits);
const isSeat = (value: unknown): boolean => value === null || value === 0 || value === 1;

const isControl = (value: unknown): boolean =>
  isObject(value) &&
  [value.base, value.increment, value.delay].every((time) => isNumber(time) && time >= 0) &&
  typeof value.isPerMove === "boolean";

function isClock(value: unknown): value is GameClock {
  return (
    isObject(value) &&
    isPair(value.controls, isControl) &&
    isPair(value.banks, isNumber) &&
    isPair(value.moves, isNumber) &&
    isSeat(value.turn) &&
    isSeat(value.flagged) &&
    [value.spent, value.at, value.pressed].every(isNumber) &&
    typeof value.isRunning === "boolean"
  );
}

const isOwnTime = (value: unknown): boolean =>
  isObject(value) &&
  [value.minutes, value.bonus, value.seconds].every((time) => time === null || isNumber(time));

function isSetup(value: unknown): value is ClockSetup {
  return (
    isObject(value) &&
    [...PRESETS, "own"].includes(String(value.preset)) &&
    KINDS.some((kind) => kind === value.kind) &&
    typeof value.hasHandicap === "boolean" &&
    isPair(value.own, isOwnTime) &&
    (value.game === "any" || (typeof value.game === "string" && isGameName(value.game)))
  );
}

/** The stored clock. What cannot be read, as another version of the page wrote it, counts as missing. */
export function loadClock(): SavedClock {
  const { setup, clock, isSwapped } = remembered<Record<string, unknown>>(NAME, {});
  return {
    setup: isSetup(setup) ? setup : firstSetup(),
    clock: isClock(clock) ? clock : null,
    isSwapped: isSwapped === true,
  };
}

export function saveClock(saved: SavedClock): void {
  remember(NAME, saved);
}

/** When the page was last seen by the players; `otherwise` if that is not known. */
export function loadSeen(otherwise: number): number {
  const { at } = remembered<{ at: unknown }>(SEEN, { at: otherwise });
  return isNumber(at) ? at : otherwise;
}

export function saveSeen(at: number): void {
  remember(SEEN, { at });
}
