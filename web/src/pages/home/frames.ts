// The positions of a scene, one after the other.
import { after } from "../../board/pieces";
import type { Effect, Kind, Pieces } from "../../net/types";
import { pictureOf } from "./layouts";
import { SCENES } from "./scenes";
import { sideOf } from "./words";

export interface Frame {
  pieces: Pieces;
  last?: Effect;
}

/** All positions of a scene, with what led there. */
export function framesOf(game: Kind): Frame[] {
  const { fen, moves } = SCENES[game];
  const first = fen.split(" ").includes("b") ? 0 : 1;
  const frames: Frame[] = [{ pieces: pictureOf(game, fen) }];
  moves.forEach((last, ply) => {
    const before = frames[ply]?.pieces ?? {};
    frames.push({ pieces: after(before, last, sideOf(game, first + ply)), last });
  });
  return frames;
}
