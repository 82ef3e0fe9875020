// The progress stored in this browser: the streak, the solved puzzles, and the last choices.
import { DEFAULT_GAME, GAME_NAMES, isGameName } from "../../games/descriptors";
import type { GameName } from "../../net/types";

function forEachGame<T>(make: (game: GameName) => T): Record<GameName, T> {
  return Object.fromEntries(GAME_NAMES.map((game) => [game, make(game)])) as Record<GameName, T>;
}

export interface Progress {
  /** Puzzles solved one after the other, without a wrong try and without help. */
  streak: number;
  best: number;
  solved: Record<GameName, string[]>;
  /** The last day whose puzzle was solved. */
  daily: Record<GameName, string>;
  game: GameName;
  /** 1 to 5, or 0 for any. */
  difficulty: number;
}

export const NO_PROGRESS: Progress = {
  streak: 0,
  best: 0,
  solved: forEachGame(() => []),
  daily: forEachGame(() => ""),
  game: DEFAULT_GAME,
  difficulty: 0,
};

/** The stored progress; invalid parts are replaced by defaults. */
export function restored(found: Partial<Record<keyof Progress, unknown>>): Progress {
  const number = (value: unknown) => (typeof value === "number" && value >= 0 ? Math.floor(value) : 0);
  const texts = (value: unknown) =>
    Array.isArray(value) ? value.filter((id): id is string => /^[as][0-9a-f]{10}$/.test(String(id))) : [];
  const of = (value: unknown, game: GameName): unknown =>
    (value as Partial<Record<GameName, unknown>> | null)?.[game];
  const day = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    streak: number(found.streak),
    best: Math.max(number(found.best), number(found.streak)),
    solved: forEachGame((game) => texts(of(found.solved, game))),
    daily: forEachGame((game) => day(of(found.daily, game))),
    game: typeof found.game === "string" && isGameName(found.game) ? found.game : DEFAULT_GAME,
    difficulty: Math.min(number(found.difficulty), 5),
  };
}

export interface Solved {
  id: string;
  game: GameName;
  /** The day whose puzzle it is, if it is one of a day. */
  day?: string;
  /** At the first try and without help. */
  clean: boolean;
}

/** The progress after a puzzle was solved. A puzzle counts once. */
export function withSolved(progress: Progress, { id, game, day, clean }: Solved): Progress {
  const isNew = !progress.solved[game].includes(id);
  const streak = progress.streak + (isNew && clean ? 1 : 0);
  return {
    ...progress,
    streak,
    best: Math.max(progress.best, streak),
    solved: isNew ? { ...progress.solved, [game]: [...progress.solved[game], id] } : progress.solved,
    daily: day && day > progress.daily[game] ? { ...progress.daily, [game]: day } : progress.daily,
  };
}

/** After a wrong try, or when the solution was shown. */
export function withFailure(progress: Progress): Progress {
  return { ...progress, streak: 0 };
}

/** All puzzles of a game are new again. */
export function forgotten(progress: Progress, game: GameName): Progress {
  return { ...progress, solved: { ...progress.solved, [game]: [] } };
}
