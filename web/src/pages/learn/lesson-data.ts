// The lessons of the rulebook, which are part of the client: the data says what is asked and which answers are right, and
// the core sets up the positions. The lessons of a game are loaded when one of them is opened.
import { type Board } from "../../core";
import { DESCRIPTORS, GAME_NAMES } from "../../games/descriptors";
import type { GameName, Lesson, LessonTitle, RightMove } from "../../net/types";
import { withBoard } from "../../positions/board";
import { detailOf, resultOf } from "../../positions/view";

export type LessonTask = Lesson["tasks"][number];

/** A task without its position; of the right moves, only their names. */
export type TaskData = Omit<LessonTask, "turn" | "ply" | "detail" | "moves"> & { moves?: string[] };

export type LessonData = Omit<Lesson, "tasks"> & { tasks: TaskData[] };

const COURSES: Record<GameName, () => Promise<{ LESSONS: LessonData[] }>> = {
  abalone: () => import("./lessons/abalone.generated"),
  six: () => import("./lessons/six.generated"),
};

const PLAYED: LessonTask["kind"][] = ["play", "attack"];

/** The lessons of a game, in the order of the course. */
export async function courseOf(game: GameName): Promise<LessonTitle[]> {
  const { LESSONS } = await COURSES[game]();
  return LESSONS.map(({ id, rule, tasks }) => ({
    id,
    rule,
    game,
    figures: figuresOf(tasks),
    tasks: tasks.length,
  }));
}

/** The figures of the printed rules that tasks show. */
function figuresOf(tasks: TaskData[]): string[] {
  const own = tasks.map(({ figure }) => figure);
  const ofBoards = tasks.flatMap(({ boards = [] }) => boards.map(({ figure }) => figure));
  return [...new Set([...own, ...ofBoards])].filter((figure) => figure !== undefined);
}

/** A lesson with its positions. The router knows which lessons there are. */
export async function lessonOf(id: string): Promise<Lesson> {
  const game = GAME_NAMES.find((name) => DESCRIPTORS[name].lessons.includes(id));
  const lesson = game && (await COURSES[game]()).LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`there is no lesson ${id}`);
  return { ...lesson, tasks: await Promise.all(lesson.tasks.map(taskOf)) };
}

function taskOf({ moves, ...task }: TaskData): Promise<LessonTask> {
  return withBoard(task.place, (board) => ({
    ...task,
    turn: board.turn,
    ply: board.ply,
    detail: detailOf(board, PLAYED.includes(task.kind)),
    ...(moves && { moves: moves.map((move) => rightMoveOf(board, move)) }),
  }));
}

/** A move that solves a task, and what it does. */
function rightMoveOf(board: Board, move: string): RightMove {
  const effect = board.effect(move);
  board.push(move);
  const outcome = board.outcome();
  board.pop();
  return { move, ...effect, ...(outcome && { result: resultOf(outcome) }) };
}
