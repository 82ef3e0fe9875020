// Pointer gestures on the board, as pure functions from one state of the gesture to the next. Points are in the units
// of the board that is not flipped.
import type { Try } from "../../board/types";
import type { Pieces, Side } from "../../net/types";
import {
  cellAtPoint,
  centre,
  DIRECTIONS,
  directionTo,
  distance,
  nearestDirection,
  SPACING,
  step,
  vector,
  type Direction,
  type Point,
} from "./geometry";
import { longerOptions, optionAt, optionsOf, sameCells, touchedCells, type Option } from "./options";
import { choose, lineOfFour, ownLine } from "./selection";

/** What a gesture may do now. */
export interface Play {
  pieces: Pieces;
  /** Whose marbles can be chosen; null if none can. */
  side: Side | null;
  /** The moves; in a premove, what the chosen marbles could do on an empty board. */
  options: Option[];
}

interface Turn {
  turn?: Side;
  mine?: Side[];
  moves: string[];
  premoves: boolean;
  pending: string | null;
}

/** Whose marbles can be chosen: those of the side to move if it is played here, or the user's own for a premove. */
export function activeSide({ turn, mine, moves, premoves, pending }: Turn): Side | null {
  if (pending || !turn) return null;
  if (mine?.includes(turn) ?? true) return moves.length ? turn : null;
  return premoves ? (mine?.[0] ?? null) : null;
}

interface Press {
  cell: string;
  start: Point;
  time: number;
  /** What the press has become: a tap so far, a selection of a line, or a drag of the selected group. */
  kind: "tap" | "line" | "group";
  /** The direction in which the group would move if it were released now. */
  aim: Direction | null;
  /** How far it was dragged in that direction, from 0 to 1. */
  reach: number;
}

export interface Gesture {
  selection: string[];
  press: Press | null;
}

/** A move that the user intends; it may be illegal. */
export interface Intent {
  cells: string[];
  direction: Direction;
}

/** What came of a gesture: at most one of `intent`, `tried` and `isIdle`. */
export interface Outcome {
  gesture: Gesture;
  intent?: Intent;
  /** A move that no intent can express, since it is none: a distant cell, a fourth marble, another side's marble. */
  tried?: Try;
  /** Nothing can be done now. */
  isIdle?: boolean;
}

export const IDLE: Gesture = { selection: [], press: null };

/** The direction of a try that is illegal in every direction. */
const ANY_DIRECTION: Direction = "NE";
/** How far a group follows, in cells, when it is dragged where it cannot go. */
const SLACK = 0.1;
/** A shorter movement of the pointer is a tap. */
const STILL = SPACING * 0.16;
/** A group that is released beyond this distance moves. */
const FAR = SPACING * 0.45;
/** A flick is short and quick. */
const FLICK = { length: SPACING * 0.22, time: 260 };
/** A selected line moves only if the pointer goes clearly beyond its end. */
const BEYOND = SPACING * 0.72;

/** The pointer is pressed on a cell. */
export function press(gesture: Gesture, cell: string, start: Point, time: number, play: Play): Gesture {
  if (!play.side || play.pieces[cell] !== play.side) return { ...gesture, press: null };
  return { ...gesture, press: { cell, start, time, kind: "tap", aim: null, reach: 0 } };
}

/** The pressed pointer moves. */
export function drag(gesture: Gesture, at: Point, play: Play): Gesture {
  const { press, selection } = gesture;
  if (!press || !play.side) return gesture;
  if (press.kind === "group") return { ...gesture, press: carried(press, at) };
  if (press.kind === "line") return drawn(gesture, press, at, play);
  if (distance(press.start, at) < STILL) return gesture;
  const isGroup = selection.includes(press.cell);
  const next: Gesture = isGroup ? gesture : { ...gesture, selection: [press.cell] };
  return drag({ ...next, press: { ...press, kind: isGroup ? "group" : "line" } }, at, play);
}

/** The pointer is released after a drag. Taps end here, too, but `tap` handles them. */
export function release(gesture: Gesture, at: Point, time: number, play: Play): Outcome {
  const { press, selection } = gesture;
  const rest: Gesture = { selection, press: null };
  if (press?.kind === "line" && !press.aim)
    return { gesture: rest, ...triedLine(press, selection, at, play) };
  if (!press?.aim) return { gesture: rest };
  const length = distance(press.start, at);
  const isFlick = length >= FLICK.length && time - press.time <= FLICK.time;
  const isMeant = press.kind === "line" || length >= FAR || isFlick;
  return isMeant ? { gesture: rest, intent: { cells: selection, direction: press.aim } } : { gesture: rest };
}

/** A drag from a marble that ends at a fourth one, or at a cell that is too far away. */
function triedLine(press: Press, selection: string[], at: Point, play: Play): Pick<Outcome, "tried"> {
  const cell = cellAtPoint(at);
  if (!cell || selection.includes(cell)) return {};
  const four = lineOfFour(selection, cell);
  if (four && play.pieces[cell] === play.side) return { tried: { cells: four, to: ANY_DIRECTION } };
  const isBeside = selection.some((chosen) => directionTo(chosen, cell));
  return isBeside ? {} : { tried: { move: press.cell + cell } };
}

/** A cell is clicked, tapped, or chosen with the keyboard. */
export function tap(gesture: Gesture, cell: string, at: Point | undefined, play: Play): Outcome {
  const { selection } = gesture;
  const { side, pieces, options } = play;
  if (!side) return { gesture: IDLE, isIdle: true };
  if (pieces[cell] === side) {
    const four = lineOfFour(selection, cell);
    if (four) return { gesture, tried: { cells: four, to: ANY_DIRECTION } };
    return { gesture: { selection: choose(selection, cell, pieces, side), press: null } };
  }
  const option = meant(selection, options, cell, at);
  if (option) return { gesture, intent: { cells: option.cells, direction: option.direction } };
  const direction = triedDirection(selection, cell, at);
  if (direction) return { gesture, intent: { cells: selection, direction } };
  const [first] = selection;
  if (first) return { gesture, tried: { move: first + cell } };
  return { gesture: IDLE, tried: { cells: pieces[cell] ? [cell] : [], to: ANY_DIRECTION } };
}

/** A click beside all cells, or a direction before any marble is chosen. */
export function withoutMarbles({ side }: Play): Outcome {
  return { gesture: IDLE, ...(side ? { tried: { cells: [], to: ANY_DIRECTION } } : { isIdle: true }) };
}

/** The move that a cell stands for: of the chosen marbles, or of the longer line that they begin. */
export function meant(selection: string[], options: Option[], cell: string, at?: Point): Option | null {
  return (
    optionAt(optionsOf(selection, options), cell, at) ?? optionAt(longerOptions(selection, options), cell, at)
  );
}

/** A dragged group follows the pointer along the nearest direction. */
function carried(press: Press, at: Point): Press {
  const by = { x: at.x - press.start.x, y: at.y - press.start.y };
  const aim = nearestDirection(by);
  const unit = vector(aim);
  const along = (by.x * unit.x + by.y * unit.y) / SPACING ** 2;
  return { ...press, aim, reach: Math.max(0, Math.min(1, along)) };
}

/** The marbles that are dragged along, in which direction and how far; null while none are. */
export function carriedBy(
  { press }: Gesture,
  selection: string[],
  aimed: Option | null,
): { cells: string[]; direction: Direction; reach: number } | null {
  if (press?.kind !== "group" || !press.aim) return null;
  const { aim: direction, reach } = press;
  if (!aimed) return { cells: selection, direction, reach: Math.min(SLACK, reach) };
  return { cells: touchedCells(aimed), direction, reach };
}

/** The selection grows along the user's own marbles; beyond its end, the pointer gives the direction. */
function drawn(gesture: Gesture, press: Press, at: Point, play: Play): Gesture {
  const cell = cellAtPoint(at);
  const line = cell && play.side ? ownLine(press.cell, cell, play.pieces, play.side) : null;
  // An unchanged selection stays the same array, so that nothing is drawn again.
  const selection = line && sameCells(line, gesture.selection) ? gesture.selection : line?.sort();
  if (selection) return { selection, press: { ...press, aim: null } };
  const ends = [gesture.selection[0], gesture.selection.at(-1)];
  const end = ends.find((other) => other !== press.cell) ?? press.cell;
  const isOwn = cell !== null && play.pieces[cell] === play.side;
  const isBeyond = cell !== null && !isOwn && distance(centre(end), at) >= BEYOND;
  return { ...gesture, press: { ...press, aim: isBeyond ? directionTo(end, cell) : null } };
}

/** The direction of a click beside the selected marbles to which no legal move leads. */
function triedDirection(selection: string[], cell: string, at: Point = centre(cell)): Direction | null {
  const ways = DIRECTIONS.flatMap((direction) =>
    selection
      .filter((from) => step(from, direction) === cell)
      .map((from) => ({ direction, off: distance(at, middle(selection, direction)), from })),
  );
  return ways.sort((a, b) => a.off - b.off)[0]?.direction ?? null;
}

/** The middle of a group after a step. */
function middle(cells: string[], direction: Direction): Point {
  const by = vector(direction);
  const points = cells.map((cell) => centre(cell));
  const sum = (axis: "x" | "y") => points.reduce((total, point) => total + point[axis], 0) / cells.length;
  return { x: sum("x") + by.x, y: sum("y") + by.y };
}
