// Puzzles on this device: chosen and judged in the page, without the server. The Python package chooses and judges in the
// same way on the server.
import { RefusedError } from "../../net/http";
import type { Puzzle } from "../../net/types";
import { positionAt, replayAt } from "../../positions";
import { collectionOf, dailyPuzzle, puzzleOf, type PuzzleData } from "./collection";
import { FIRST_RATINGS } from "./collection/first-ratings.generated";
import { today } from "./days";
import { judged } from "./judge";
import type { PuzzleSource, PuzzleWish } from "./puzzle-source";

/** The next puzzle is one of this number with the nearest ratings, as on the server. */
const NEAREST = 8;

/** There is no such puzzle: the page says so. */
const missing = (code: "no-puzzle-left" | "not-found"): RefusedError =>
  new RefusedError({ code, text: "" }, 404);

/** The rating of a puzzle, as far as the device knows: that of its grade. */
const ratingOf = ({ difficulty }: PuzzleData): Puzzle["rating"] =>
  FIRST_RATINGS[`${difficulty}` as keyof typeof FIRST_RATINGS];

async function shown(data: PuzzleData): Promise<Puzzle> {
  const { fen, solution, ...puzzle } = data;
  const position = await positionAt({ game: data.game, fen, options: data.options });
  return { ...puzzle, position, own_moves: (solution.length + 1) / 2, rating: ratingOf(data) };
}

async function found(id: string): Promise<PuzzleData> {
  const puzzle = await puzzleOf(id);
  if (!puzzle) throw missing("not-found");
  return puzzle;
}

/** A puzzle as it is wished for: one of those nearest to the rating, at random. */
export async function chosen({ game, rating, difficulty, theme, known }: PuzzleWish): Promise<PuzzleData> {
  const { puzzles } = await collectionOf(game);
  const distance = (puzzle: PuzzleData): number => Math.abs(ratingOf(puzzle).mean - rating);
  const candidates = puzzles
    .filter((puzzle) => !known.includes(puzzle.id) && (!difficulty || puzzle.difficulty === difficulty))
    .filter((puzzle) => !theme || puzzle.themes.includes(theme))
    // Most have the same rating: which of them are nearest is a matter of chance, too.
    .map((puzzle) => ({ puzzle, order: Math.random() }))
    .sort((one, other) => distance(one.puzzle) - distance(other.puzzle) || one.order - other.order)
    .slice(0, NEAREST);
  const one = candidates[Math.floor(Math.random() * candidates.length)];
  if (!one) throw missing("no-puzzle-left");
  return one.puzzle;
}

export const DEVICE_PUZZLES: PuzzleSource = {
  daily: async (game, day) => {
    const date = day || today();
    return { ...(await shown(await dailyPuzzle(game, date))), day: date };
  },
  next: async (wish) => shown(await chosen(wish)),
  show: async (id) => shown(await found(id)),
  attempt: async ({ id }, moves) => judged(await found(id), moves),
  solution: async ({ id }) => {
    const { game, fen, options, solution } = await found(id);
    return replayAt({ game, fen, options, moves: solution });
  },
};
