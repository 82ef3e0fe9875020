// An attack of the reader against a fixed defence, which answers every move.
import type { Formation, Position } from "../../net/types";
import { after } from "../../positions";
import type { LessonTask } from "./lesson-data";

export class Attack {
  /** The moves and their answers so far. */
  #moves = $state.raw<string[]>([]);
  /** The position that they lead to. */
  #position = $state.raw<Position | null>(null);
  /** The number of the turn, from 1. */
  turn = $derived(this.#moves.length / 2 + 1);

  begin(): void {
    this.#moves = [];
    this.#position = null;
  }

  /** The task with the board as it is now. */
  now(task: LessonTask): LessonTask {
    if (!this.#position) return task;
    const { detail, ply } = this.#position;
    return { ...task, place: placeAfter(task, this.#moves), detail, ply };
  }

  /** Make a move and let the defence answer; whether the move wins, and the attack is stopped. */
  move(task: LessonTask, move: string): "goes on" | "wins" | "is over" {
    const { position } = after(placeAfter(task, this.#moves), move);
    if (position.result) return "wins";
    const [moves, answer] = [[...this.#moves, move], task.replies?.[move] ?? ""];
    this.#position = after(placeAfter(task, moves), answer).position;
    this.#moves = [...moves, answer];
    return this.turn > (task.turns ?? 0) ? "is over" : "goes on";
  }
}

/** The pairs of a cell and its answer that both have a piece, to be outlined. */
export function answeredPairs({ detail: { pieces }, replies = {} }: LessonTask): Formation[] {
  const pairs = Object.keys(pieces).map((cell) => [cell, replies[cell] ?? ""] as const);
  return pairs
    .filter(([cell, answer]) => pieces[answer] && cell < answer)
    .map((cells) => ({ kind: "multi", cells: [...cells] }));
}

function placeAfter({ place }: LessonTask, moves: string[]): LessonTask["place"] {
  return { ...place, moves: [...(place.moves ?? []), ...moves] };
}
