// What is remembered of one's practice in this browser: the streak, what was solved, and what was chosen last.
import type { Kind } from "../../net/types";

export interface Kept {
  /** Puzzles solved one after the other, without a wrong try and without help. */
  streak: number;
  best: number;
  solved: Record<Kind, string[]>;
  /** The last day whose puzzle was solved. */
  daily: Record<Kind, string>;
  game: Kind;
  /** 1 to 5, or 0 for any. */
  difficulty: number;
}

export const NOTHING: Kept = {
  streak: 0,
  best: 0,
  solved: { abalone: [], six: [] },
  daily: { abalone: "", six: "" },
  game: "abalone",
  difficulty: 0,
};

/** What was kept, whatever has become of it. */
export function restored(found: Partial<Record<keyof Kept, unknown>>): Kept {
  const number = (value: unknown) => (typeof value === "number" && value >= 0 ? Math.floor(value) : 0);
  const texts = (value: unknown) =>
    Array.isArray(value) ? value.filter((id): id is string => /^[as][0-9a-f]{10}$/.test(String(id))) : [];
  const of = (value: unknown, game: Kind): unknown =>
    (value as Partial<Record<Kind, unknown>> | null)?.[game];
  const day = (value: unknown) => (typeof value === "string" ? value : "");
  const both = <T>(value: unknown, read: (one: unknown) => T): Record<Kind, T> => ({
    abalone: read(of(value, "abalone")),
    six: read(of(value, "six")),
  });
  return {
    streak: number(found.streak),
    best: Math.max(number(found.best), number(found.streak)),
    solved: both(found.solved, texts),
    daily: both(found.daily, day),
    game: found.game === "six" ? "six" : "abalone",
    difficulty: Math.min(number(found.difficulty), 5),
  };
}

export interface Solved {
  id: string;
  game: Kind;
  /** The day whose puzzle it is, if it is one of a day. */
  day?: string;
  /** At the first try, and by oneself. */
  clean: boolean;
}

/** After a puzzle was solved. One that was solved before counts no second time. */
export function withSolved(kept: Kept, { id, game, day, clean }: Solved): Kept {
  const isNew = !kept.solved[game].includes(id);
  const streak = kept.streak + (isNew && clean ? 1 : 0);
  return {
    ...kept,
    streak,
    best: Math.max(kept.best, streak),
    solved: isNew ? { ...kept.solved, [game]: [...kept.solved[game], id] } : kept.solved,
    daily: day ? { ...kept.daily, [game]: day } : kept.daily,
  };
}

/** After a wrong try, or when the solution was shown. */
export function withFailure(kept: Kept): Kept {
  return { ...kept, streak: 0 };
}

/** All puzzles of a game are new again. */
export function forgotten(kept: Kept, game: Kind): Kept {
  return { ...kept, solved: { ...kept.solved, [game]: [] } };
}

/** The day that it is here, as 2030-01-31. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
