// Fingers and the mouse on the table: a press that goes nowhere is a click and left to the browser; one that goes
// somewhere drags a tile or pans; two fingers pinch.
import type { Point } from "../../board/hex";

export interface Touch {
  /** Whether a drag that begins here takes a tile along. */
  grab: (at: Point, target: EventTarget | null) => boolean;
  drag: (at: Point) => void;
  drop: (at: Point) => void;
  /** The drag was broken off: by a second finger, or by the system. */
  release: () => void;
  pan: (dx: number, dy: number) => void;
  pinch: (factor: number, at: Point) => void;
}

const SLOP: Record<string, number> = { mouse: 4, pen: 6, touch: 9 };

export class Pointers {
  #down = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #doing: "nothing" | "press" | "drag" | "pan" | "pinch" = "nothing";
  #pressed: EventTarget | null = null;
  #touch: Touch;

  constructor(touch: Touch) {
    this.#touch = touch;
  }

  /** Whether the click that the browser reports now was in truth a drag or a pinch. */
  get wasDrag(): boolean {
    return this.#doing === "drag" || this.#doing === "pan" || this.#doing === "pinch";
  }

  get isBusy(): boolean {
    return this.#down.size > 0 && this.wasDrag;
  }

  down(event: PointerEvent, at: Point): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.#down.size) {
      this.#doing = "press";
      this.#start = at;
      this.#pressed = event.target;
    } else {
      if (this.#doing === "drag") this.#touch.release();
      this.#doing = "pinch";
    }
    this.#down.set(event.pointerId, at);
  }

  move(event: PointerEvent, at: Point): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    if (this.#doing === "pinch") this.#pinch(event.pointerId, before, at);
    this.#down.set(event.pointerId, at);
    if (this.#doing === "press" && apart(this.#start, at) > (SLOP[event.pointerType] ?? 6))
      this.#begin(event);
    if (this.#doing === "drag") this.#touch.drag(at);
    else if (this.#doing === "pan") this.#touch.pan(at.x - before.x, at.y - before.y);
  }

  up(event: PointerEvent, at: Point): void {
    if (!this.#down.delete(event.pointerId)) return;
    if (this.#doing !== "drag") return;
    if (event.type === "pointerup") this.#touch.drop(at);
    else this.#touch.release();
  }

  #begin(event: PointerEvent): void {
    // From here on, the pointer is captured even outside the board.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.#doing = this.#touch.grab(this.#start, this.#pressed) ? "drag" : "pan";
  }

  #pinch(moved: number, before: Point, at: Point): void {
    const other = [...this.#down].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.#touch.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.#touch.pinch(apart(at, other) / (apart(before, other) || 1), middle);
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
