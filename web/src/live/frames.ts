// The film of a game that goes on: each move that we hear of adds a frame.
import { sideOf } from "../games";
import type { Created, Detail, Effect, Film, Frame, State } from "../net/types";

/** The part of a detail or frame that tells what a move did. */
export function effectOf({ placed, moved, pushed, removed }: Effect): Effect {
  return {
    ...(placed && { placed }),
    ...(moved && { moved }),
    ...(pushed && { pushed }),
    ...(removed && { removed }),
  };
}

/** The frame of a move that was made just now. */
export function frameOf(created: Created, seat: number, state: State, detail: Detail): Frame {
  return {
    ...effectOf(detail),
    move: state.last ?? "",
    side: sideOf(created.game, seat),
    seat,
    fen: state.fen,
    ...(detail.pushed_off && { pushed_off: detail.pushed_off }),
    ...(detail.hands && { hands: detail.hands }),
  };
}

/** Whether a film ends where the game stands. */
export function fits(film: Film | null, state: State): boolean {
  if (film?.frames.length !== state.ply) return false;
  return state.ply === 0 || film.frames[state.ply - 1]?.fen === state.fen;
}

/** The film with one more frame; null if that is not the one that was missing. */
export function extended(film: Film | null, state: State, frame: Frame): Film | null {
  if (film?.frames.length !== state.ply - 1) return null;
  return { ...film, frames: [...film.frames, frame] };
}
