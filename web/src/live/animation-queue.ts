// What the server says waits while a piece is on its way: a page at work would drop frames of it. Whoever touches the
// page before it is there does not wait.
type Task = () => void;

const INPUTS = ["pointerdown", "keydown"] as const;
// The last frame of a glide is shown before the work begins: milliseconds, a little more than a frame has.
const FRAME = 20;

const aFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FRAME));

/** The glides that go on now. Asking for them is also what begins those that were just ordered. */
function glides(): Animation[] {
  const isGlide = (animation: Animation) =>
    animation instanceof CSSTransition &&
    animation.transitionProperty === "transform" &&
    animation.effect instanceof KeyframeEffect &&
    animation.effect.target?.hasAttribute("data-marble");
  return document.getAnimations().filter(isGlide);
}

/** When all pieces have come to rest; null where none is on its way. */
export function piecesAtRest(): Promise<unknown> | null {
  const going = glides();
  return going.length > 0 ? Promise.allSettled(going.map(({ finished }) => finished)).then(aFrame) : null;
}

/** Does things in their order, and none of them before there is rest. */
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

  /** Do at once what waits. */
  flush = (): void => {
    for (const input of INPUTS) removeEventListener(input, this.flush, { capture: true });
    const tasks = this.#tasks;
    this.#tasks = [];
    for (const task of tasks) task();
  };
}
