// Delays the handling of messages while a piece is animated, since other work would drop frames. Input of the user ends
// the delay.
type Task = () => void;

const INPUTS = ["pointerdown", "keydown"] as const;
// Milliseconds, a little more than one frame: the last frame of an animation is shown before the work begins.
const FRAME = 20;

const aFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FRAME));

/** The animations of pieces that run now. The query also starts those that were just requested. */
function glides(): Animation[] {
  const isGlide = (animation: Animation) =>
    animation instanceof CSSTransition &&
    animation.transitionProperty === "transform" &&
    animation.effect instanceof KeyframeEffect &&
    animation.effect.target?.hasAttribute("data-marble");
  return document.getAnimations().filter(isGlide);
}

/** Resolves when all pieces have stopped; null if none moves. */
export function piecesAtRest(): Promise<unknown> | null {
  const going = glides();
  return going.length > 0 ? Promise.allSettled(going.map(({ finished }) => finished)).then(aFrame) : null;
}

/** Runs tasks in order, after the running animations. */
export class AnimationQueue {
  #tasks: Task[] = [];

  constructor(private readonly rest: () => Promise<unknown> | null) {}

  do(task: Task): void {
    if (this.#tasks.length > 0) {
      this.#tasks.push(task);
      return;
    }
    const rest = this.rest();
    if (!rest) {
      task();
      return;
    }
    this.#tasks.push(task);
    for (const input of INPUTS) addEventListener(input, this.flush, { capture: true });
    void rest.then(this.flush);
  }

  /** Run all waiting tasks now. */
  flush = (): void => {
    for (const input of INPUTS) removeEventListener(input, this.flush, { capture: true });
    const tasks = this.#tasks;
    this.#tasks = [];
    for (const task of tasks) task();
  };
}
