// The frames of a replay: moves with what they did.
import type { Effect } from "../net/types";

/** The effect of a move, out of a detail or a frame. */
export function effectOf({ placed, moved, pushed, removed }: Effect): Effect {
  return {
    ...(placed && { placed }),
    ...(moved && { moved }),
    ...(pushed && { pushed }),
    ...(removed && { removed }),
  };
}
