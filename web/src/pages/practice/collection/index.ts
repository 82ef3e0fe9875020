// The puzzles that come with hexad, which are part of the client: the data of the Python package, with the themes that it
// computes. The puzzles of a game are loaded when one of them is wanted.
import { GAME_NAMES } from "../../../games/descriptors";
import type { GameName, Puzzle, PuzzleTheme, ThemeCount } from "../../../net/types";

/** A puzzle as the Python package stores it, and its themes. */
export interface PuzzleData extends Pick<
  Puzzle,
  "id" | "game" | "kind" | "side" | "difficulty" | "within" | "options" | "accepts" | "themes"
> {
  fen: string;
  /** Alternately the solver's moves and the replies. */
  solution: string[];
}

interface Themes {
  PUZZLES: [string, ...PuzzleTheme[]][];
  THEMES: Partial<Record<PuzzleTheme, string>>;
}

export interface Collection {
  /** In the order of the puzzles of the day. */
  puzzles: PuzzleData[];
  themes: ThemeCount[];
}

const FILES: Record<GameName, () => Promise<[{ default: string }, Themes]>> = {
  abalone: () =>
    Promise.all([
      import("../../../../../src/hexad/puzzles/data/abalone.jsonl?raw"),
      import("./abalone.generated"),
    ]),
  six: () =>
    Promise.all([import("../../../../../src/hexad/puzzles/data/six.jsonl?raw"), import("./six.generated")]),
};

const collections = new Map<GameName, Promise<Collection>>();

/** The puzzles of a game. An attempt to load them that failed can be repeated. */
export function collectionOf(game: GameName): Promise<Collection> {
  const known = collections.get(game);
  if (known) return known;
  const loading = FILES[game]().then(([{ default: lines }, themes]) => read(lines, themes));
  collections.set(game, loading);
  loading.catch(() => collections.delete(game));
  return loading;
}

function read(lines: string, { PUZZLES, THEMES }: Themes): Collection {
  const parsed = lines.trim().split("\n");
  const data = new Map(parsed.map((line) => JSON.parse(line) as PuzzleData).map((one) => [one.id, one]));
  const puzzles = PUZZLES.flatMap(([id, ...themes]) => {
    const found = data.get(id);
    return found ? [{ ...found, themes }] : [];
  });
  const count = (theme: PuzzleTheme): number => puzzles.filter(({ themes }) => themes.includes(theme)).length;
  const themes = (Object.entries(THEMES) as [PuzzleTheme, string][]).map(([theme, link]) => ({
    theme,
    puzzles: count(theme),
    link,
  }));
  return { puzzles, themes };
}

/** The puzzle with an id. */
export async function puzzleOf(id: string): Promise<PuzzleData | undefined> {
  for (const game of GAME_NAMES) {
    const found = (await collectionOf(game)).puzzles.find((puzzle) => puzzle.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The day before the first of January of the year 1, in days before 1970: as Python numbers days. */
const FIRST_DAY = 719_163;
const MILLISECONDS_PER_DAY = 86_400_000;

/** The puzzle of a day in a game, the same as on the server. */
export async function dailyPuzzle(game: GameName, day: string): Promise<PuzzleData> {
  const { puzzles } = await collectionOf(game);
  const number = Math.round(Date.parse(day) / MILLISECONDS_PER_DAY) + FIRST_DAY;
  const found = puzzles[number % puzzles.length];
  if (!found) throw new Error(`there is no puzzle of ${day}`);
  return found;
}
