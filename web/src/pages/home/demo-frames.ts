// The positions of the animated example, one after the other.
import { after } from "../../board/pieces";
import { sideOf } from "../../games/descriptors";
import { PICTURES, piecesOf } from "../../games/pictures";
import type { DemoFrame } from "../../games/types";
import type { GameName } from "../../net/types";

/** All positions of the example of a game, each with the move that led to it. */
export function framesOf(game: GameName): DemoFrame[] {
  const { fen, moves } = PICTURES[game].demo;
  const first = fen.split(" ").includes("b") ? 0 : 1;
  const frames: DemoFrame[] = [{ pieces: piecesOf(game, fen) }];
  moves.forEach((last, ply) => {
    const before = frames[ply]?.pieces ?? {};
    frames.push({ pieces: after(before, last, sideOf(game, first + ply)), last });
  });
  return frames;
}
