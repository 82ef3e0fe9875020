// The replay of a live game: each new move adds a frame.
import { sideOf } from "../games/descriptors";
import type { Created, Detail, Effect, Replay, Frame, State } from "../net/types";

/** The effect of a move, out of a detail or a frame. */
export function effectOf({ placed, moved, pushed, removed }: Effect): Effect {
  return {
    ...(placed && { placed }),
    ...(moved && { moved }),
    ...(pushed && { pushed }),
    ...(removed && { removed }),
  };
}

/** The frame of the last move. */
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

/** Whether a replay ends with the current position. */
export function fits(replay: Replay | null, state: State): boolean {
  if (replay?.frames.length !== state.ply) return false;
  return state.ply === 0 || replay.frames[state.ply - 1]?.fen === state.fen;
}

/** The replay with one more frame; null if that is not the next one. */
export function extended(replay: Replay | null, state: State, frame: Frame): Replay | null {
  if (replay?.frames.length !== state.ply - 1) return null;
  return { ...replay, frames: [...replay.frames, frame] };
}
