// What is chosen before the game: the time of each player, and the names of the two.
import { DESCRIPTORS } from "../../games/descriptors";
import { parseControl, type TimeControl } from "../../games/time-control";
import type { GameName, Side } from "../../net/types";
import { areMinutesPossible, isIncrementPossible } from "../home/clocks";
import type { Pair, Seat } from "./game-clock";

/** The usual times, those of A16 first, as time controls of the library. */
export const PRESETS = ["600", "900", "300+3", "900+10"] as const;
export type Preset = (typeof PRESETS)[number] | "own";

export const KINDS = ["sudden-death", "increment", "delay", "per-move"] as const;
export type Kind = (typeof KINDS)[number];

export const MIN_MOVE_SECONDS = 5;
export const MAX_MOVE_SECONDS = 600;

/** The own values of one player. A field that is empty is null. */
export interface OwnTime {
  minutes: number | null;
  /** Seconds that a move adds, or that the clock waits. */
  bonus: number | null;
  /** Seconds for each move. */
  seconds: number | null;
}

export interface ClockSetup {
  preset: Preset;
  kind: Kind;
  /** Whether the players have different times. */
  hasHandicap: boolean;
  own: [OwnTime, OwnTime];
  /** Whose pieces and colours the clock shows. */
  game: GameName | "any";
}

const OWN: OwnTime = { minutes: 20, bonus: 5, seconds: 30 };

/** The choice of a first visit. */
export function firstSetup(): ClockSetup {
  return {
    preset: PRESETS[0],
    kind: "sudden-death",
    hasHandicap: false,
    own: [{ ...OWN }, { ...OWN }],
    game: "any",
  };
}

export function areMoveSecondsPossible(seconds: number | null): boolean {
  return (
    Number.isInteger(seconds) && (seconds ?? 0) >= MIN_MOVE_SECONDS && (seconds ?? 0) <= MAX_MOVE_SECONDS
  );
}

/** Whether such a time has a bonus in each turn. */
export const hasBonus = (kind: Kind): boolean => kind === "increment" || kind === "delay";

function isOwnPossible(kind: Kind, { minutes, bonus, seconds }: OwnTime): boolean {
  if (kind === "per-move") return areMoveSecondsPossible(seconds);
  return areMinutesPossible(minutes) && (!hasBonus(kind) || isIncrementPossible(bonus));
}

/** The players whose own values count: without a handicap, those of the first are for both. */
export const ownSeats = ({ hasHandicap }: ClockSetup): Seat[] => (hasHandicap ? [0, 1] : [0]);

/** Whether the clock can be set so. */
export function isSetupPossible(setup: ClockSetup): boolean {
  return (
    setup.preset !== "own" || ownSeats(setup).every((seat) => isOwnPossible(setup.kind, setup.own[seat]))
  );
}

function ownControl(kind: Kind, { minutes, bonus, seconds }: OwnTime): TimeControl {
  if (kind === "per-move") return { base: seconds ?? 0, increment: 0, delay: 0, isPerMove: true };
  return {
    base: Math.round((minutes ?? 0) * 60),
    increment: kind === "increment" ? (bonus ?? 0) : 0,
    delay: kind === "delay" ? (bonus ?? 0) : 0,
    isPerMove: false,
  };
}

/** The time controls of the two players. */
export function controlsOf(setup: ClockSetup): Pair<TimeControl> {
  const { preset, kind, own } = setup;
  const shared = preset === "own" ? ownControl(kind, own[0]) : parseControl(preset);
  if (!shared) throw new Error(`no time control: ${preset}`);
  return [shared, preset === "own" && setup.hasHandicap ? ownControl(kind, own[1]) : shared];
}

/** The colour of a player; null if the clock shows none. */
export function sideOfSeat(game: GameName | "any", seat: Seat): Side | null {
  return game === "any" ? null : DESCRIPTORS[game].players[seat];
}
