// Which tasks were solved. It is kept in this browser.
import { remember, remembered } from "../../app/settings.svelte";
import type { LessonTitle } from "../../net/types";

type Solved = Record<string, number[]>;

/** What was kept, as far as it makes sense. */
export function readSolved(kept: unknown): Solved {
  if (typeof kept !== "object" || kept === null) return {};
  const entries = Object.entries(kept as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([id, tasks]) =>
      Array.isArray(tasks) ? [[id, tasks.filter((task) => Number.isInteger(task))]] : [],
    ),
  );
}

class Progress {
  #solved = $state<Solved>(readSolved(remembered<{ solved: unknown }>("lessons", { solved: {} }).solved));

  /** A task of a lesson was solved; tasks are counted from 0. */
  solve(id: string, task: number): void {
    if (this.isSolved(id, task)) return;
    this.#solved[id] = [...(this.#solved[id] ?? []), task];
    remember("lessons", { solved: this.#solved });
  }

  isSolved(id: string, task: number): boolean {
    return this.#solved[id]?.includes(task) ?? false;
  }

  /** How many tasks of a lesson were solved. */
  count({ id, tasks }: Pick<LessonTitle, "id" | "tasks">): number {
    return this.#solved[id]?.filter((task) => task < tasks).length ?? 0;
  }

  isDone(lesson: Pick<LessonTitle, "id" | "tasks">): boolean {
    return this.count(lesson) === lesson.tasks;
  }
}

export const progress = new Progress();
