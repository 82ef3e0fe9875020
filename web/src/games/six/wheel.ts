// The wheel of a mouse zooms the table, unless it scrolls the page.
import { isEmbedded } from "../../app/embedded";
import type { Point } from "../../board/hex";
import type { Viewport } from "./viewport.svelte";

/** Milliseconds after scrolling in which the wheel still scrolls the page. */
const STILL_SCROLLING = 250;

export class Wheel {
  #scrolled = 0;

  constructor(private readonly view: Pick<Viewport, "zoom">) {}

  /** The page was scrolled. */
  scrolled(event: Event): void {
    this.#scrolled = event.timeStamp;
  }

  /** The wheel was turned over a point of the table. */
  turned(event: WheelEvent, at: Point): void {
    const zooms = event.ctrlKey || event.metaKey;
    // In a frame, the wheel scrolls the page around it.
    if (!zooms && (isEmbedded || event.timeStamp - this.#scrolled < STILL_SCROLLING)) return;
    const turned = event.deltaY * (event.deltaMode ? 20 : 1);
    if (this.view.zoom(Math.exp(-turned / (event.ctrlKey ? 120 : 420)), at) || zooms) event.preventDefault();
  }
}
