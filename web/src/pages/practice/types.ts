// Puzzles, as the server gives them.
import type { Film, GameName, Options, Position, Side } from "../../net/types";

/** `GET /api/puzzles/ID` */
export interface Puzzle {
  id: string;
  game: GameName;
  kind: "ejection" | "sumito" | "win" | "defence" | "split";
  side: Side;
  difficulty: number;
  own_moves: number;
  within: number;
  position: Position;
  options: Options;
  accepts?: "move" | "tile";
  day?: string;
}

/** `POST /api/puzzles/ID/try`: the film has all moves from the beginning, with what was answered. */
export interface Judged {
  right: boolean;
  finished: boolean;
  film: Film;
  position: Position;
  because?: "misses" | "escapes" | "loses" | "falls";
}
