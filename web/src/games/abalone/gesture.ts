// What fingers, pens and mice mean on the board: pure steps from one state of the gesture to the next. Points are in the
// units of the board, which is never flipped here.
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
import { choose, ownLine } from "./selection";

/** What the gesture may do now. */
export interface Play {
  pieces: Pieces;
  /** Whose marbles can be chosen; null while one only looks. */
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

/** Whose marbles can be chosen: those of the side to move if it is moved here, or one's own for a premove. */
export function activeSide({ turn, mine, moves, premoves, pending }: Turn): Side | null {
  if (pending || !turn) return null;
  if (mine?.includes(turn) ?? true) return moves.length ? turn : null;
  return premoves ? (mine?.[0] ?? null) : null;
}

interface Press {
  cell: string;
  start: Point;
  time: number;
  /** What the press has become: still a tap, a line being drawn, or a chosen group in the gesture. */
  kind: "tap" | "line" | "group";
  /** Where the group would go if it were let go now. */
  aim: Direction | null;
  /** How far it was taken there, from 0 to 1. */
  reach: number;
}

export interface Gesture {
  selection: string[];
  press: Press | null;
}

/** Marbles that shall go somewhere. Whether they may is for others to say. */
export interface Intent {
  cells: string[];
  direction: Direction;
}

export const IDLE: Gesture = { selection: [], press: null };

/** How far a group follows, in cells, when it is dragged where it cannot go. */
const SLACK = 0.1;
/** Less is a tap: fingers tremble. */
const STILL = SPACING * 0.16;
/** From here on a group that is let go goes on by itself. */
const FAR = SPACING * 0.45;
/** A flick is short and quick. */
const FLICK = { length: SPACING * 0.22, time: 260 };
/** A line that is being drawn moves only when it is clearly taken beyond its end. */
const BEYOND = SPACING * 0.72;

/** A finger comes down on a cell. */
export function press(gesture: Gesture, cell: string, start: Point, time: number, play: Play): Gesture {
  if (!play.side || play.pieces[cell] !== play.side) return { ...gesture, press: null };
  return { ...gesture, press: { cell, start, time, kind: "tap", aim: null, reach: 0 } };
}

/** It moves. */
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

/** It is lifted; a intent is what shall be tried. Taps end here, too, but are answered by `tap`. */
export function release(
  gesture: Gesture,
  at: Point,
  time: number,
): { gesture: Gesture; intent: Intent | null } {
  const { press, selection } = gesture;
  const rest: Gesture = { selection, press: null };
  if (!press?.aim) return { gesture: rest, intent: null };
  const length = distance(press.start, at);
  const isFlick = length >= FLICK.length && time - press.time <= FLICK.time;
  const isMeant = press.kind === "line" || length >= FAR || isFlick;
  return { gesture: rest, intent: isMeant ? { cells: selection, direction: press.aim } : null };
}

/** A cell is clicked, tapped, or entered by the keyboard. */
export function tap(
  gesture: Gesture,
  cell: string,
  at: Point | undefined,
  play: Play,
): { gesture: Gesture; intent: Intent | null } {
  const { selection } = gesture;
  const { side, pieces, options } = play;
  if (!side) return { gesture: IDLE, intent: null };
  if (pieces[cell] === side)
    return { gesture: { selection: choose(selection, cell, pieces, side), press: null }, intent: null };
  const option = meant(selection, options, cell, at);
  if (option) return { gesture, intent: { cells: option.cells, direction: option.direction } };
  const direction = triedDirection(selection, cell, at);
  return direction ? { gesture, intent: { cells: selection, direction } } : { gesture: IDLE, intent: null };
}

/** The move that a cell stands for: of the chosen marbles, or of the longer line that they begin. */
export function meant(selection: string[], options: Option[], cell: string, at?: Point): Option | null {
  return (
    optionAt(optionsOf(selection, options), cell, at) ?? optionAt(longerOptions(selection, options), cell, at)
  );
}

/** A group in the gesture follows it along the nearest direction. */
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

/** A line grows over one's own marbles; taken beyond its end, it goes there. */
function drawn(gesture: Gesture, press: Press, at: Point, play: Play): Gesture {
  const cell = cellAtPoint(at);
  const line = cell && play.side ? ownLine(press.cell, cell, play.pieces, play.side) : null;
  // The same line stays the same array, so that nothing is drawn anew for it.
  const selection = line && sameCells(line, gesture.selection) ? gesture.selection : line?.sort();
  if (selection) return { selection, press: { ...press, aim: null } };
  const ends = [gesture.selection[0], gesture.selection.at(-1)];
  const end = ends.find((other) => other !== press.cell) ?? press.cell;
  const isOwn = cell !== null && play.pieces[cell] === play.side;
  const isBeyond = cell !== null && !isOwn && distance(centre(end), at) >= BEYOND;
  return { ...gesture, press: { ...press, aim: isBeyond ? directionTo(end, cell) : null } };
}

/** Where somebody wanted to go who clicked beside the chosen marbles, though no move goes there. */
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
