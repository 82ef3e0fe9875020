// What choosing a cell does: lift, put back or place a tile, ask a question, try an illegal move or set a premove. Pure
// functions from one state of the gesture to the next.
import type { Pieces, Side } from "../../net/types";
import type { Premove } from "../../board/types";
import type { Choices, Move } from "./parse";

export interface Gesture {
  lifted: string | null;
  /** Moves that begin and end alike: a question decides between them. */
  asked: Move[];
}

export const AT_REST: Gesture = { lifted: null, asked: [] };

export interface Situation {
  choices: Choices;
  pieces: Pieces;
  turn?: Side;
  mine: Side[];
  premoves: boolean;
  premove: Premove | null;
  /** Whether a cell is near enough to the group to be a target. */
  isNear: (cell: string) => boolean;
}

/** What came of it; at most one of `play`, `tried`, `premove` and `isIdle`. */
export interface Outcome {
  gesture: Gesture;
  play?: string;
  tried?: Premove;
  premove?: Premove | null;
  /** Nothing can be done now. */
  isIdle?: boolean;
}

const IDLE: Outcome = { gesture: AT_REST, isIdle: true };

/** A cell was chosen. */
export function choose(situation: Situation, gesture: Gesture, cell: string): Outcome {
  if (gesture.asked.length) return { gesture: { ...gesture, asked: [] } };
  const { placing, moving } = situation.choices;
  if (moving.size) return chooseMoving(situation, gesture, cell);
  if (placing.size) return choosePlacing(situation, cell);
  return plansAhead(situation) ? choosePremove(situation, gesture, cell) : IDLE;
}

export function plansAhead({ premoves, turn, mine }: Situation): boolean {
  return premoves && turn !== undefined && !mine.includes(turn);
}

function choosePlacing(situation: Situation, cell: string): Outcome {
  const options = situation.choices.placing.get(cell);
  if (options) return decide(AT_REST, options);
  return { gesture: AT_REST, tried: { cells: [], to: cell } };
}

function chooseMoving(situation: Situation, gesture: Gesture, cell: string): Outcome {
  const { choices, pieces, turn } = situation;
  const { lifted } = gesture;
  const options = lifted === null ? undefined : choices.moving.get(lifted)?.get(cell);
  if (options) return decide(gesture, options);
  if (cell === lifted) return { gesture: AT_REST };
  if (choices.moving.has(cell)) return { gesture: { lifted: cell, asked: [] } };
  const isOwn = pieces[cell] === turn;
  if (lifted !== null && !isOwn) return { gesture, tried: { cells: [lifted], to: cell } };
  const isEmpty = pieces[cell] === undefined;
  // Any target asks why a tile may not move.
  const tried = isEmpty ? { cells: [], to: cell } : { cells: [cell], to: anyTarget(choices) ?? cell };
  return { gesture: AT_REST, tried };
}

function anyTarget(choices: Choices): string | undefined {
  const [targets] = choices.moving.values();
  return targets?.keys().next().value;
}

function choosePremove(situation: Situation, gesture: Gesture, cell: string): Outcome {
  const { pieces, mine, premove } = situation;
  if (premove) return { gesture: AT_REST, premove: null };
  const side = pieces[cell];
  if (side !== undefined) {
    const lifts = mine.includes(side) && cell !== gesture.lifted;
    if (lifts) return { gesture: { lifted: cell, asked: [] } };
    return cell === gesture.lifted ? { gesture: AT_REST } : IDLE;
  }
  if (!situation.isNear(cell)) return IDLE;
  const cells = gesture.lifted === null ? [] : [gesture.lifted];
  return { gesture: AT_REST, premove: { cells, to: cell } };
}

/** A lifted tile was dropped on a cell. One that may not move was dragged all the same: the page says why not. */
export function drop(situation: Situation, lifted: string, cell: string): Outcome {
  if (cell === lifted) return { gesture: AT_REST };
  const isEmpty = situation.pieces[cell] === undefined;
  const mayMove = situation.choices.moving.has(lifted);
  if (plansAhead(situation) || (mayMove && isEmpty)) {
    const outcome = choose({ ...situation, premove: null }, { lifted, asked: [] }, cell);
    return outcome.tried ? { ...outcome, gesture: AT_REST } : outcome;
  }
  return { gesture: AT_REST, tried: { cells: [lifted], to: cell } };
}

/** The question that decides between moves: which group stays, and then whether to declare. */
export function questionOf(asked: Move[]): "group" | "declare" | null {
  if (new Set(asked.map((move) => move.kept)).size > 1) return "group";
  return asked.length > 1 ? "declare" : null;
}

/** A question was answered: keep the moves that fit the answer. */
export function answer(gesture: Gesture, fits: (move: Move) => boolean): Outcome {
  return decide(gesture, gesture.asked.filter(fits));
}

function decide(gesture: Gesture, options: Move[]): Outcome {
  if (questionOf(options)) return { gesture: { ...gesture, asked: options } };
  const [move] = options;
  return move ? { gesture: AT_REST, play: move.text } : { gesture: AT_REST };
}

/** Escape: one step back, and nothing to take back is no step. */
export function cancel(situation: Situation, gesture: Gesture): Outcome | null {
  if (gesture.asked.length) return { gesture: { ...gesture, asked: [] } };
  if (gesture.lifted !== null) return { gesture: AT_REST };
  return situation.premove ? { gesture, premove: null } : null;
}
