// The visible part of the table: it follows the group until the user pans or zooms, and again after "fit".
import {
  between,
  boxAround,
  fitClear,
  following,
  panned,
  revealing,
  toTable,
  UNCOVERED,
  zoomed,
  type Camera,
  type Content,
  type Size,
} from "./camera";
import { spot, type Point } from "../../board/hex";

/** From the middle of the outermost tiles to the edge of a fitted view: the open cells around them, and their coordinates. */
const MARGIN = 190;
/** The same for a single tile that is brought into view. */
const CLOSE = 80;
/** From the middle of a tile to the far side of the open cells around it. */
const REACH = 150;
/** While nothing is laid out yet. */
const UNKNOWN: Size = { width: 640, height: 480 };

function contentOf(points: Point[]): Content {
  return { box: boxAround(points, MARGIN), places: points.map((point) => boxAround([point], REACH)) };
}

export class Viewport {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 0.6 });
  /** Where the camera is going, or is. */
  #target = this.camera;
  #frame = 0;
  #isTouched = false;
  #isPlaced = false;
  #size = $state.raw(UNKNOWN);
  #content = contentOf([]);
  #covered = UNCOVERED;
  /** Where the camera was before a question covered the table. */
  #before: Camera | null = null;
  /** The duration of camera movements, in milliseconds: 0 with reduced motion. */
  duration = 0;

  /** The table got another size. */
  resize(size: Size): void {
    if (!size.width || !size.height) return;
    this.#size = size;
    if (!this.#isTouched) this.#go(this.#fitted, 0);
  }

  /** The buttons in the upper right corner have this size. */
  setButtons(corner: Size): void {
    this.#covered = { ...this.#covered, corner };
    if (!this.#isTouched) this.#go(this.#fitted, 0);
  }

  /** A question covers as many pixels at the bottom, or none again: meanwhile all tiles are above it. */
  cover(bottom: number): void {
    if (bottom === this.#covered.bottom) return;
    this.#covered = { ...this.#covered, bottom };
    if (bottom) {
      this.#before ??= this.#target;
      this.#go(following(this.#target, this.#content, this.#size, this.#covered), this.duration);
    } else if (this.#before) {
      this.#go(this.#before, this.duration);
      this.#before = null;
    }
  }

  /** The group changed; `changed` are the cells that the eye should find. */
  follow(tiles: string[], changed: string[], flipped: boolean): void {
    this.#content = contentOf(tiles.map((cell) => spot(cell, flipped)));
    const target = this.#target;
    if (!this.#isPlaced) this.#go(this.#fitted, 0);
    else if (!this.#isTouched)
      this.#go(following(target, this.#content, this.#size, this.#covered), this.duration);
    else for (const cell of changed) this.reveal(cell, flipped);
    this.#isPlaced = true;
  }

  /** Bring a cell into view, and do no more than that. */
  reveal(cell: string, flipped: boolean): void {
    const box = boxAround([spot(cell, flipped)], CLOSE);
    this.#go(revealing(this.#target, this.#size, box), this.duration);
  }

  fit(): void {
    this.#isTouched = false;
    this.#go(this.#fitted, this.duration);
  }

  pan(dx: number, dy: number): void {
    this.#isTouched = true;
    this.#go(panned(this.camera, dx, dy), 0);
  }

  /** Zoom about a pixel; without one, about the middle. Says whether there was room for it. */
  zoom(factor: number, at?: Point): boolean {
    const now = this.#target;
    const middle = { x: this.#size.width / 2, y: this.#size.height / 2 };
    const next = zoomed(now, this.#size, at ?? middle, factor);
    if (next.scale === now.scale) return false;
    this.#isTouched = true;
    this.#go(next, at ? 0 : this.duration);
    return true;
  }

  toTable(pixel: Point): Point {
    return toTable(this.camera, this.#size, pixel);
  }

  /** As SVG writes it. */
  get transform(): string {
    const { x, y, scale } = this.camera;
    const { width, height } = this.#size;
    return `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale})`;
  }

  get #fitted(): Camera {
    return fitClear(this.#content, this.#size, this.#covered);
  }

  #go(target: Camera, duration: number): void {
    if (target === this.#target) return;
    this.stop();
    this.#target = target;
    if (duration > 0) this.#travel(this.camera, duration);
    else this.camera = target;
  }

  #travel(from: Camera, duration: number): void {
    const start = performance.now();
    const tick = (now: number) => {
      const share = Math.max(now - start, 0) / duration;
      this.camera = share < 1 ? between(from, this.#target, share) : this.#target;
      if (share < 1) this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  /** Go no farther. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
