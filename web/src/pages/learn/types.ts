// The lessons of the rulebook, as GET /api/lessons tells them. All answers come with them: the client knows no rules.
import type { Detail, Effect, GameName, Pieces, Place, Result, Side } from "../../net/types";

export interface LessonTitle {
  id: string;
  game: GameName;
  figures: string[];
  tasks: number;
}

export interface RightMove extends Effect {
  move: string;
  result?: Result;
}

/** Whether an answer is right, and why: the rule and, where there is one, the code and sentence of the verdict. */
export interface Judged {
  right: boolean;
  rule?: string;
  code?: string;
  text?: string;
}

export interface LessonBoard {
  pieces: Pieces;
  answer: Judged;
  arrows?: [from: string, to: string][];
  figure?: string;
}

export interface LessonTask {
  kind: "read" | "play" | "cells" | "one";
  place: Place;
  turn: Side;
  ply: number;
  detail: Detail;
  figure?: string;
  moves?: RightMove[];
  cells?: Record<string, Judged>;
  boards?: LessonBoard[];
}

export interface Lesson {
  id: string;
  game: GameName;
  tasks: LessonTask[];
  before?: string;
  after?: string;
}
