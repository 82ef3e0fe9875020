import { expect, test } from "vitest";
import type { EntrantView, PairingView, TournamentSettings, TournamentView } from "../../../net/types";
import {
  byeChoices,
  canBeReady,
  canPair,
  canRepair,
  canReturn,
  gameOf,
  hasBoard,
  takesEntrants,
} from "./abilities";
import { entrantOf, podium, rowsOf, shownRows } from "./standings";
import type { TournamentData } from "./tournament-data";

const view = (settings: Partial<TournamentSettings>, more: Partial<TournamentView> = {}) =>
  ({ settings: { format: "swiss", rounds: 3, ...settings }, status: "running", ...more }) as TournamentView;
const entrant = (number: number, more: Partial<EntrantView> = {}): EntrantView => ({
  number,
  name: `P${number}`,
  members: [{ name: `P${number}`, player: `p${number}` }],
  status: "active",
  ...more,
});
const pairing = (number: number, first: number, second: number, more: Partial<PairingView> = {}) => ({
  number,
  first,
  second,
  begins: 100,
  game: "G",
  round: 1,
  ...more,
});
const data = (
  tournament: TournamentView,
  pairings: PairingView[],
  order: number[][] = [],
): TournamentData => ({
  n: 1,
  tournament,
  entrants: new Map([1, 2, 3, 4].map((number) => [number, entrant(number)])),
  scores: new Map([1, 2, 3, 4].map((number) => [number, { number, points: 4 - number }])),
  order,
  pairings: new Map(pairings.map((game) => [game.number, game])),
});

test("entrants come during registration, and late to a Swiss or an arena", () => {
  expect(takesEntrants(view({}, { status: "registration" }))).toBe(true);
  expect(takesEntrants(view({}, { status: "announced" }))).toBe(false);
  expect(takesEntrants(view({}, { rounds: 2 }))).toBe(true);
  expect(takesEntrants(view({}, { rounds: 3 }))).toBe(false);
  expect(takesEntrants(view({ format: "arena" }))).toBe(true);
  expect(takesEntrants(view({ format: "knockout" }))).toBe(false);
});

test("an entrant whom the organisers withdrew comes back by them only", () => {
  const gone = entrant(1, { status: "withdrawn", reason: "organiser" });
  expect(canReturn(view({}), gone, false)).toBe(false);
  expect(canReturn(view({}), gone, true)).toBe(true);
  expect(canReturn(view({}), entrant(1, { status: "withdrawn", reason: "no-show" }), false)).toBe(true);
  expect(canReturn(view({ format: "knockout" }, { started: 5 }), gone, true)).toBe(false);
});

test("byes are requested for rounds to come, up to a number", () => {
  expect(byeChoices(view({}, { rounds: 1 }), entrant(1, { byes: [3] }))).toEqual([
    { round: 2, isRequested: false, isPossible: false },
    { round: 3, isRequested: true, isPossible: true },
  ]);
  expect(byeChoices(view({ half_byes: 0 }), entrant(1))).toEqual([]);
  expect(byeChoices(view({ format: "arena" }), entrant(1))).toEqual([]);
});

test("a game has a page when it has begun, and none if nobody came", () => {
  const swiss = view({}).settings;
  expect(hasBoard(swiss, pairing(1, 1, 2), 99)).toBe(false);
  expect(hasBoard(swiss, pairing(1, 1, 2), 100)).toBe(true);
  expect(hasBoard(swiss, pairing(1, 1, 2, { result: "+/-" }), 100)).toBe(false);
  const league = view({ format: "league", control: "600" });
  expect(hasBoard(league.settings, pairing(1, 1, 2), 100)).toBe(false);
  expect(hasBoard(league.settings, pairing(1, 1, 2, { is_called: true }), 100)).toBe(true);
  expect(canBeReady(league, pairing(1, 1, 2), 100)).toBe(true);
  expect(canBeReady(league, pairing(1, 1, 2, { is_called: true }), 100)).toBe(false);
  expect(canBeReady(view({ format: "league", control: "1/86400" }), pairing(1, 1, 2), 100)).toBe(false);
});

test("the own game is the one that goes on, else the last one", () => {
  const games = [pairing(5, 1, 2, { result: "1-0" }), pairing(6, 3, 1), pairing(7, 2, 4)];
  expect(gameOf(data(view({}), games), 1)?.number).toBe(6);
  expect(gameOf(data(view({}), games.slice(0, 1)), 2)?.number).toBe(5);
  expect(gameOf(data(view({}), games), 9)).toBeUndefined();
});

test("the next round is paired when the last one is over; a round is repaired before it begins", () => {
  const open = [pairing(1, 1, 2), pairing(2, 3, 4)];
  const over = open.map((game) => ({ ...game, result: "1-0" as const }));
  expect(canPair(data(view({}, { rounds: 1 }), open))).toBe(false);
  expect(canPair(data(view({}, { rounds: 1 }), over))).toBe(true);
  expect(canPair(data(view({}, { rounds: 3 }), over))).toBe(false);
  expect(canRepair(data(view({}), open), 99)).toBe(true);
  expect(canRepair(data(view({}), open), 100)).toBe(false);
  expect(canRepair(data(view({ place: "tables" }), open), 100)).toBe(true);
  expect(canRepair(data(view({ place: "tables" }), over), 100)).toBe(false);
});

test("rows share ranks, and the reader's own row is always shown", () => {
  const rows = rowsOf(data(view({}), [], [[1], [2, 3], [4]]));
  expect(rows.map(({ rank, entrant: { number } }) => [rank, number])).toEqual([
    [1, 1],
    [2, 2],
    [2, 3],
    [4, 4],
  ]);
  expect(podium(rows).map(({ rank }) => rank)).toEqual([1, 2, 2]);
  expect(shownRows(rows, 1, 4).map(({ entrant: { number } }) => number)).toEqual([1, 4]);
});

test("a player's entrant is the one that the player has agreed to", () => {
  const asked = entrant(1, {
    members: [{ name: "A", player: "a" }],
    status: "unconfirmed",
    unconfirmed: ["a"],
  });
  const own = entrant(2, { members: [{ name: "A", player: "a" }] });
  expect(entrantOf([asked, own], "a")).toBe(own);
  expect(entrantOf([asked], "a")).toBe(asked);
  expect(entrantOf([asked, own], "")).toBeUndefined();
  expect(entrantOf([{ ...asked, status: "withdrawn" }], "a")).toBeUndefined();
});
